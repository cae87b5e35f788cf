import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../audit/report.ts'
import { account, balanceOf, move, post } from '../ledger/index.ts'
import { testDatabase } from '../testing/index.ts'
import { SHOP, type TableHouse, tableHouse } from './table-test-house.ts'

/** A table where each guest orders alone and pays at the venue. */
const ALONE = '23vWg5fDWhLNGlX2'
const DINERS = 100
/** Of a hundred who want what is there, at most one is told to try again. S3 */
const SUCCESS = 99

const database = testDatabase({ max: 20 })
let house: TableHouse
beforeAll(async () => {
  house = await tableHouse(database())
}, 60_000)
afterAll(() => house.close())

const setLeft = (left: number) => house.staffAsk('setLeft', { shopId: SHOP, foodId: 'edamame', left })

async function orderAtOnce(): Promise<{ code: string }[]> {
  const phones = await Promise.all(Array.from({ length: DINERS }, () => house.phone(ALONE)))
  const carts = await Promise.all(phones.map(phone => phone.add('')))
  return Promise.all(phones.map((phone, at) => phone.submit((carts[at] ?? { data: {} as never }).data)))
}

describe('A HUNDRED AT ONCE ON ONE THING · S3', () => {
  it('one hot dish, while it lasts: as good as everybody gets it, whatever the database had to try again', async () => {
    await setLeft(DINERS)
    const answers = await orderAtOnce()
    const served = answers.filter(({ code }) => code === '000').length
    expect(served).toBeGreaterThanOrEqual(SUCCESS)
    const { data } = await house.staffAsk<{ items: { foodId: string; left?: number }[] }>('stock', { shopId: SHOP })
    expect(data.items.find(({ foodId }) => foodId === 'edamame')?.left).toBe(DINERS - served)
  })

  it('fewer than want it: exactly so many get it, and nobody is left without an answer · S1', async () => {
    await setLeft(DINERS / 2)
    const answers = await orderAtOnce()
    expect(answers.filter(({ code }) => code === '000')).toHaveLength(DINERS / 2)
    expect(answers.filter(({ code }) => code === 'busy' || code === 'SYS-00-0500')).toEqual([])
    expect((await audit(database())).findings).toEqual([])
  })

  it('one hot card with enough on it: as good as every payment goes through, and no unit more', async () => {
    const card = account.cardPaid('hot')
    const at = new Date()
    const own = { corporationId: 1, currencyCode: 'USD', at }
    await database().inTx(tx =>
      post(tx, {
        ...own,
        causeKey: 'hot:given',
        kind: 'opening',
        entries: move(DINERS * 100, account.brand('bonus'), card),
      }),
    )
    const answers = await Promise.all(
      Array.from({ length: DINERS }, (_, turn) =>
        database()
          .inTx(tx =>
            post(tx, {
              ...own,
              causeKey: `hot:${turn}`,
              kind: 'held',
              entries: move(100, card, account.brand('bonus')),
            }),
          )
          .catch(() => 'failed'),
      ),
    )
    const done = answers.filter(answer => answer === 'posted').length
    expect(done).toBeGreaterThanOrEqual(SUCCESS)
    expect(await balanceOf(database(), 1, card)).toBe((DINERS - done) * 100)
  })
})
