import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { beforeEach, expect, test } from 'vitest'
import { diningRoom, refusedAs, SHOP, TABLES, type TestMember, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z', processes: 2 })
const room = diningRoom(app, TABLES.sharedLater)
const { manager } = room

beforeEach(() => room.clear([TABLES.sharedLater]))

/** Reads the code that the member's card shows. */
const visitOf = async ({ must, cardId }: TestMember) => {
  const { cardCode } = await must(contract.card.genCardCodeAndSecurity, { cardId })
  return (await manager.must(contract.counter.readPayCode, { shopId: SHOP, cardCode })).visitId
}
const pay = (visitId: string, billId: string, amount: number) =>
  manager.call(contract.counter.payBillWithCode, { shopId: SHOP, visitId, billId, amount: money(amount) })
const paid = async (visitId: string, billId: string, amount: number) => refusedAs(await pay(visitId, billId, amount))
const member = () => app.member({ card: 50_000 })
const balance = async (ann: TestMember) => (await app.onCard(ann))[0]

/** A table with a bill to pay. */
async function atTable() {
  const ana = await room.sits('Ana')
  await ana.round()
  return { ana, bill: await ana.bill() }
}

test('A code pays a whole bill, which closes it (CARD-1, ORDER-3)', async () => {
  const { ana, bill } = await atTable()
  const ann = await member()
  const { billId, restAmount } = bill
  const left = 50_000 - restAmount
  expect(await pay(await visitOf(ann), billId, restAmount)).toMatchObject({ amount: restAmount, balance: left })
  expect(await balance(ann)).toBe(left)
  expect((await ana.must(contract.bill.calConfirm, { billId })).bill?.state).toBe('paid')
})

test('A code pays an amount of a bill, and a second code pays the rest (CARD-1, ORDER-3)', async () => {
  const { ana, bill } = await atTable()
  const ann = await member()
  expect(await paid(await visitOf(ann), bill.billId, 100)).toBe('done')
  const { restAmount, ...now } = await ana.bill()
  expect(now).toMatchObject({ paidAmount: 100, openAmount: 0 })
  expect(restAmount).toBe(bill.restAmount - 100)
  expect(await paid(await visitOf(ann), bill.billId, restAmount)).toBe('done')
})

test('One code used 20 times at once pays once, and of 20 codes for 60 % each one pays (M7)', async () => {
  const { ana, bill } = await atTable()
  const people = await Promise.all(Array.from({ length: 20 }, member))
  const [ann] = people
  if (!ann) throw new Error('nobody')
  const visit = await visitOf(ann)
  const same = await twenty(() => paid(visit, bill.billId, 100))
  expect(same.filter(answer => answer === 'done')).toHaveLength(1)
  const most = Math.ceil(bill.restAmount * 0.6)
  const visits = await Promise.all(people.map(visitOf))
  const all = await Promise.all(visits.map(one => paid(one, bill.billId, most)))
  expect(all.filter(answer => answer === 'done')).toHaveLength(1)
  const spent = (await Promise.all(people.map(balance))).reduce<number>((sum, left = 0) => sum + 50_000 - left, 0)
  expect(spent).toBe(100 + most)
  expect(await ana.bill()).toMatchObject({ paidAmount: 100 + most, openAmount: 0 })
})

test('Too much, nothing, an unknown bill and a card with too little pay nothing and use up no code (CARD-1)', async () => {
  const { ana, bill } = await atTable()
  const { billId, restAmount } = bill
  const ann = await member()
  const visit = await visitOf(ann)
  expect(await paid(visit, billId, restAmount + 1)).toBe('billMoved')
  for (const amount of [0, -100]) expect(await paid(visit, billId, amount)).toBe('invalidInput')
  expect(await paid(visit, visit, 100)).toBe('notFound')
  expect(await paid(await visitOf(await app.member()), billId, restAmount)).toBe('cardTooLittle')
  expect(await ana.bill()).toMatchObject({ paidAmount: 0, openAmount: 0, restAmount })
  expect(await paid(visit, billId, restAmount)).toBe('done')
  expect(await paid(await visitOf(ann), billId, 1)).toBe('billClosed')
})

test('A part that a guest is paying by phone is not paid by a code (ORDER-3)', async () => {
  const { ana, bill } = await atTable()
  const { billId, restAmount } = bill
  await ana.keep(billId, { by: 'amount', amount: money(200) }, 200)
  const ann = await member()
  expect(await paid(await visitOf(ann), billId, restAmount)).toBe('billMoved')
  expect(await paid(await visitOf(ann), billId, restAmount - 200)).toBe('done')
  expect(await ana.bill()).toMatchObject({ openAmount: 200, restAmount: 0 })
})

test('The books agree after payments by code (M1)', async () => {
  expect(await app.audit()).toEqual([])
})
