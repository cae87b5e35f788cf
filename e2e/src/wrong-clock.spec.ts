import { expect, test } from 'vitest'
import { accept, openDesk } from './steps/desk.ts'
import { placePickup } from './steps/guest.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { openHouse } from './steps/house.ts'
import { shot } from './steps/shot.ts'
import { reads } from './steps/words.ts'

const house = openHouse()

/** Runs in the page: its clock is wrong by so many days. */
function setClock(days: number): void {
  const Right = Date
  const wrong = () => Right.now() + days * 86_400_000
  globalThis.Date = class extends Right {
    constructor(...at: string[]) {
      super(...((at.length === 0 ? [wrong()] : at) as [string]))
    }
    static override now = wrong
  } as DateConstructor
}

test.each([-730, 730])(
  'on a phone whose clock is wrong by %i days an order is made and promised as on any other · T1',
  async days => {
    const { page, faults } = await guestPhone(house.browser)
    await page.addInitScript(setClock, days)
    await placePickup(page, house.url)
    const desk = await openDesk(house.browser, house.url, 101)
    const number = await desk.page.getByRole('article').first().getAttribute('aria-label')
    await accept(desk, number ?? '', 20)
    await reads(page, /Ready in about (19|20) minutes/)
    await shot(page, `wrong-clock-${days}`)
    await desk.close()
    expect(faults).toEqual([])
  },
)
