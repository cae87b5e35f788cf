import { contract } from '@comanda/contract'
import { describe, expect, test } from 'vitest'
import { refusedAs, testApp, diningRoom, TABLES, SHOP } from '../../testing/index.ts'
import { account, balanceOf, move, post } from '../../ledger/index.ts'

/** Two processes, and a table where each guest orders alone. */
const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z', processes: 2 })
const room = diningRoom(app, TABLES.apart)
const { manager } = room
const DINERS = 100
/** Of a hundred guests who order available dishes, at most one has to retry. S3 */
const SUCCESS = 99

const setLeft = (left: number) => manager.must(contract.menu.setLeft, { shopId: SHOP, foodId: 'edamame', left })

async function orderAtOnce() {
  const phones = Array.from({ length: DINERS }, () => room.phone())
  const carts = await Promise.all(phones.map(phone => phone.add()))
  return Promise.all(phones.map((phone, at) => phone.submit(carts[at] as (typeof carts)[0])))
}

describe('A hundred at once (S3)', () => {
  test('One dish in heavy demand: nearly every order succeeds while it lasts, whatever the database retried', async () => {
    await setLeft(DINERS)
    const answers = await orderAtOnce()
    const served = answers.filter(it => refusedAs(it) === 'done').length
    expect(served).toBeGreaterThanOrEqual(SUCCESS)
    const data = await manager.must(contract.menu.stock, { shopId: SHOP })
    expect(data.items.find(({ foodId }) => foodId === 'edamame')?.left).toBe(DINERS - served)
  })

  test('With fewer portions than buyers exactly that many are served, and every request is answered (S1)', async () => {
    await setLeft(DINERS / 2)
    const answers = await orderAtOnce()
    expect(answers.filter(it => refusedAs(it) === 'done')).toHaveLength(DINERS / 2)
    expect(answers.filter(it => ['busy', 'systemError'].includes(refusedAs(it)))).toEqual([])
    expect(await app.audit()).toEqual([])
  })

  test('One card used heavily with enough balance: nearly every payment succeeds, and not a unit too much', async () => {
    const card = account.cardPaid('hot')
    const at = new Date()
    const own = { corporationId: 1, currencyCode: 'USD', at }
    await app.db.inTx(tx =>
      post(tx, {
        ...own,
        causeKey: 'hot:given',
        kind: 'opening',
        entries: move(DINERS * 100, account.brand('bonus'), card),
      }),
    )
    const answers = await Promise.all(
      Array.from({ length: DINERS }, (_, turn) =>
        app.db
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
    expect(await balanceOf(app.db, 1, card)).toBe((DINERS - done) * 100)
  })
})
