import { contract } from '@comanda/contract'
import { describe, expect, it } from 'vitest'
import { account } from '../../ledger/index.ts'
import {
  PRICE,
  type TestMember,
  testApp,
  byCard,
  dollarKitchen,
  cartAtTable,
  type Cart,
  placeAtTable,
} from '../../testing/index.ts'

const app = testApp({ brand: dollarKitchen(), clock: '2026-11-22T12:00:00Z' })

const left = async (ann: TestMember) => (await app.onCard(ann)).reduce((sum, part) => sum + part)
const ordersOf = async (ann: TestMember) => (await ann.must(contract.order.list, { state: 'active' })).orders
const members = (count: number, card: number) => Promise.all(Array.from({ length: count }, () => app.member({ card })))

/** Orders with separate carts, placed and paid by card at the same time. */
async function atOnce(holders: readonly TestMember[], cards: readonly TestMember[] = holders) {
  const carts = await Promise.all(holders.map(cartAtTable))
  return Promise.all(
    holders.map((holder, at) => placeAtTable(holder, at, carts[at] as Cart, [byCard(cards[at] as TestMember, PRICE)])),
  )
}

const idsOf = (answers: Awaited<ReturnType<typeof atOnce>>) =>
  answers.flatMap(it => ('orderId' in it ? [it.orderId] : []))

/** In how many transactions these orders were written. */
async function transactionsOf(orderIds: readonly string[]): Promise<number> {
  const text = 'select count(distinct xmin::text)::int as n from customer_order where order_id = any($1)'
  return (await app.sql<{ n: number }>(text, [orderIds]))[0]?.n ?? 0
}

const sound = async () => expect(await app.audit()).toEqual([])

describe('Orders of one store at the same moment are written together', () => {
  it('Twenty guests pay by card: each has an own order, charged once, in fewer transactions than orders (PAY-9)', async () => {
    const all = await members(20, 2000)
    const orderIds = idsOf(await atOnce(all))
    expect(new Set(orderIds).size).toBe(20)
    expect(await Promise.all(all.map(left))).toEqual(all.map(() => 2000 - PRICE))
    expect(await Promise.all(orderIds.map(id => app.received(id)))).toEqual(orderIds.map(() => PRICE))
    expect(await transactionsOf(orderIds)).toBeLessThan(10)
    await sound()
  })

  it('A guest with too little balance or another’s card is refused; the others are served (M4, CARD-1)', async () => {
    const [rich, poor] = [await members(8, 2000), await members(4, PRICE - 1)]
    const thieves = await members(4, 0)
    const answers = await atOnce([...rich, ...poor, ...thieves], [...rich, ...poor, ...rich.slice(0, 4)])
    expect(answers.map(it => ('refused' in it ? it.refused : 'orderId' in it && it.payState))).toEqual([
      ...rich.map(() => 'paid'),
      ...poor.map(() => 'amountChanged'),
      ...thieves.map(() => 'securityNeeded'),
    ])
    expect(await Promise.all(rich.map(left))).toEqual(rich.map(() => 2000 - PRICE))
    expect(await Promise.all(poor.map(left))).toEqual(poor.map(() => PRICE - 1))
    expect(await transactionsOf(idsOf(answers))).toBeLessThan(8)
    await sound()
  })

  it('Twelve paid orders for the last three portions: three succeed, the others keep cart and money (S1)', async () => {
    await app.setStock('soup', 3)
    const all = await members(12, 2000)
    const answers = await atOnce(all)
    await app.setStock('soup', 1_000_000)
    expect(idsOf(answers)).toHaveLength(3)
    expect(answers.filter(it => 'refused' in it && it.refused === 'soldOut')).toHaveLength(9)
    const spent = (await Promise.all(all.map(left))).filter(amount => amount === 2000 - PRICE)
    expect(spent).toHaveLength(3)
    await sound()
  })

  it('Two carts of one guest whose card pays for one: one is placed (M4)', async () => {
    const ann = await app.member({ card: PRICE + 10 })
    const others = await members(6, 2000)
    const answers = await atOnce([ann, ...others, ann])
    expect(idsOf(answers)).toHaveLength(7)
    expect(await ordersOf(ann)).toHaveLength(1)
    expect(await left(ann)).toBe(10)
    await sound()
  })

  it('A guest whose card is locked by another transaction delays others by at most half a second, and is served afterwards', async () => {
    const [ann, ...others] = await members(6, 2000)
    if (!ann) throw new Error('nobody came')
    const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = app.db.inTx(async tx => {
      const text = 'select 1 from ledger_balance where corporation_id = 1 and account = $1 for update'
      await tx.query({ name: 'hold_card', text }, [account.cardPaid(ann.cardId)])
      held.resolve()
      await letGo.promise
    })
    await held.promise
    const carts = await Promise.all([ann, ...others].map(cartAtTable))
    const [hers, ...theirs] = [ann, ...others].map((holder, at) =>
      placeAtTable(holder, at, carts[at] as Cart, [byCard(holder, PRICE)]),
    )
    expect(idsOf(await Promise.all(theirs))).toHaveLength(5)
    expect(await ordersOf(ann)).toEqual([])
    letGo.resolve()
    await holding
    expect(await hers).toMatchObject({ payState: 'paid' })
    await sound()
  })
})
