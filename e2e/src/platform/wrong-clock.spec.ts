import { expect, test } from 'vitest'
import { accept, openStaffScreen } from '../steps/staff-screen.ts'
import { placePickup } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { shot } from '../steps/shot.ts'
import { waitForText } from '../steps/screen.ts'

const product = openProduct()

/** Runs in the page: shifts its clock by so many days. */
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
  'A phone whose clock is wrong by %i days places orders with the right times (T1)',
  async days => {
    const { page, faults } = await guestPhone(product.browser)
    await page.addInitScript(setClock, days)
    await placePickup(page, product.url)
    const screen = await openStaffScreen(product.browser, product.url, 101)
    const number = await screen.page.getByRole('article').first().getAttribute('aria-label')
    await accept(screen, number ?? '', 20)
    await waitForText(page, /Ready in about (19|20) minutes/)
    await shot(page, `wrong-clock-${days}`)
    await screen.close()
    expect(faults).toEqual([])
  },
)
