import { beforeAll, expect, it } from 'vitest'
import { createBuffet } from '../modules/buffet/index.ts'
import { claimSeats } from '../modules/table/party-life.ts'
import { again, testCustomer, testDatabase } from '../testing/index.ts'
import { buffetHouse, corporationId, kept, PRAWN, tableWhere } from './buffet-test-house.ts'

const database = testDatabase({ max: 20 })
const table = tableWhere(it => !it.playerMode && it.payMode === 1)
const house = buffetHouse(database, table)
const [account, phone, friend] = [6601, 6602, 6603].map(id => testCustomer(id, false, corporationId)) as [
  ReturnType<typeof testCustomer>,
  ReturnType<typeof testCustomer>,
  ReturnType<typeof testCustomer>,
]
const { leave } = createBuffet({} as Parameters<typeof createBuffet>[0])

const eaters = async () => {
  const text = `select sum(adults)::int as adults, sum(charged_adults)::int as charged from table_buffet_share`
  const { rows } = await database().query<{ adults: number; charged: number }>({ name: 'test_eaters', text }, [])
  const { buffet } = await house.query(friend)
  expect({ adults: buffet?.adults, charged: buffet?.charged.adults }).toEqual(rows[0])
  return rows[0]
}
const signsIn = () =>
  database().inTx(async tx => {
    const left = await claimSeats(tx, corporationId, phone.session.owner, account.session.owner)
    for (const seat of left) await leave(tx, { corporationId, ...seat })
    return left.length
  })

beforeAll(async () => {
  await house.start()
  for (const caller of [account, phone, friend]) await house.init(caller)
  kept(await house.open(account, 1))
  kept(await house.open(friend, 1))
})

it('signing in where the account sits already, the people of the phone count once; who is on an order stays as long as the order · CART-13, LOGIN-3, S4', async () => {
  kept(await house.open(phone, 1))
  expect(await eaters()).toEqual({ adults: 3, charged: 0 })
  expect(await signsIn()).toBe(1)
  expect(await eaters()).toEqual({ adults: 2, charged: 0 })
  expect(await signsIn()).toBe(0)

  await house.init(phone)
  kept(await house.open(phone, 1))
  kept(await house.add(phone, PRAWN))
  const { orderId } = kept(await house.submit(phone, await house.query(phone))) as { orderId: string }
  expect(await eaters()).toEqual({ adults: 3, charged: 1 })
  expect(await signsIn()).toBe(1)
  expect(await eaters()).toEqual({ adults: 3, charged: 1 })

  kept(await house.ask().order.cancel(again(phone), { orderId, reason: '' }))
  expect(await eaters()).toEqual({ adults: 2, charged: 0 })
  expect((await house.query(account)).buffet?.own?.due).toEqual({ adults: 1, children: 0 })
  expect((await house.query(friend)).buffet?.own?.due).toEqual({ adults: 1, children: 0 })
})
