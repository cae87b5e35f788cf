import { contract } from '@comanda/contract'
import { beforeAll, expect, test } from 'vitest'
import { dataOf, testApp, BUFFET_NOON, buffetAt, buffetTable, PRAWN } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: BUFFET_NOON, processes: 2 })
const table = buffetTable(it => !it.playerMode && it.payMode === 1)
const here = buffetAt(app, table)
const [account, phone, friend] = [app.customer(), app.customer(), app.customer()]

const eaters = async () => {
  const text = `select sum(adults)::int as adults, sum(charged_adults)::int as charged from table_buffet_share`
  const [row] = await app.sql(text)
  const { buffet } = await here.query(friend)
  expect({ adults: buffet?.adults, charged: buffet?.charged.adults }).toEqual(row)
  return row
}
const signsIn = () =>
  app.db.inTx(async tx => {
    const left = await app.modules.table.parties.claimSeats(tx, app.corporationId, phone.owner, account.owner)
    for (const seat of left) await app.modules.buffet.leave(tx, { corporationId: app.corporationId, ...seat })
    return left.length
  })

beforeAll(async () => {
  for (const caller of [account, phone, friend]) await here.init(caller)
  dataOf(await here.open(account, 1))
  dataOf(await here.open(friend, 1))
})

test('After signing in at a table where the account sits already, the phone’s people count once and stay on its order (CART-13, LOGIN-3, S4)', async () => {
  dataOf(await here.open(phone, 1))
  expect(await eaters()).toEqual({ adults: 3, charged: 0 })
  expect(await signsIn()).toBe(1)
  expect(await eaters()).toEqual({ adults: 2, charged: 0 })
  expect(await signsIn()).toBe(0)

  await here.init(phone)
  dataOf(await here.open(phone, 1))
  dataOf(await here.add(phone, PRAWN))
  const { orderId } = dataOf(await here.submit(phone, await here.query(phone)))
  expect(await eaters()).toEqual({ adults: 3, charged: 1 })
  expect(await signsIn()).toBe(1)
  expect(await eaters()).toEqual({ adults: 3, charged: 1 })

  dataOf(await phone.call(contract.order.cancel, { orderId, reason: '' }))
  expect(await eaters()).toEqual({ adults: 2, charged: 0 })
  expect((await here.query(account)).buffet?.own?.due).toEqual({ adults: 1, children: 0 })
  expect((await here.query(friend)).buffet?.own?.due).toEqual({ adults: 1, children: 0 })
})
