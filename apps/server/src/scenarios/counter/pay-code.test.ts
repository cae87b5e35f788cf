import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { refusedAs, SHOP, type TestMember, type TestStaff, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo' })
const waiter = app.staff()
const manager = app.staff('manager', { shopIds: [SHOP, 102] })

/** The code that the member's card shows for a minute. */
const codeOf = async ({ must, cardId }: TestMember) =>
  (await must(contract.card.genCardCodeAndSecurity, { cardId })).cardCode
const reading = (cardCode: string) => ({ shopId: SHOP, cardCode })
const read = (cardCode: string) => waiter.call(contract.counter.readPayCode, reading(cardCode))
const visitOf = async (ann: TestMember) =>
  (await waiter.must(contract.counter.readPayCode, reading(await codeOf(ann)))).visitId
const pay = (visitId: string, orderId: string, by: TestStaff = waiter, shopId = SHOP) =>
  by.call(contract.counter.payWithCode, { shopId, visitId, orderId })
/** An order to be paid at the venue. */
const placed = async () => (await app.guest().order({ dishes: ['edamame'], paymentMethod: 'out-line' })).orderId
const payStateOf = async (orderId: string) => (await manager.must(contract.order.orderDetail, { orderId })).payState
const paidIn = async (ann: TestMember) => (await app.onCard(ann))[0]

test('A code finds its member once: of 20 readers one does, and an expired code reveals nothing (CARD-1)', async () => {
  const ann = await app.member({ card: 5000 })
  const code = await codeOf(ann)
  const answers = await twenty(() => read(code))
  const matches = answers.filter(answer => 'visitId' in answer)
  expect(matches).toHaveLength(1)
  expect(matches[0]).toMatchObject({ name: 'A•••', cardNo: expect.stringMatching(/^•••• \d{4}$/), levelName: 'Seed' })
  expect(answers.filter(answer => refusedAs(answer) === 'payCodeWrong')).toHaveLength(19)
  const expired = await codeOf(ann)
  app.clock.advance(61_000)
  const refusal = await read(expired)
  expect(refusal).toMatchObject({ refused: 'payCodeWrong', field: 'cardCode' })
  expect(refusal).not.toHaveProperty('data')
  expect(await read('28123456789012345678')).toMatchObject({ refused: 'payCodeWrong' })
})

test('A code pays an order that was to be paid at the venue once, also when sent 20 times at once (PAY-9)', async () => {
  const ann = await app.member({ card: 5000 })
  const [orderId, visitId] = [await placed(), await visitOf(ann)]
  const paid = (await twenty(() => pay(visitId, orderId))).flatMap(answer => ('amount' in answer ? [answer] : []))
  expect(paid).toHaveLength(1)
  const balance = 5000 - (paid[0]?.amount ?? 0)
  expect([await paidIn(ann), paid[0]?.balance]).toEqual([balance, balance])
  expect(await manager.must(contract.order.orderDetail, { orderId })).toMatchObject({
    payState: 'paid',
    paymentMethod: '16_msBalance',
  })
  expect(await pay(visitId, await placed())).toMatchObject({ refused: 'payCodeOver' })
  expect(await pay(await visitOf(ann), orderId)).toMatchObject({ refused: 'notToPayHere' })
})

test('A card with too little pays nothing, and its code can be used for another order (PAY-9)', async () => {
  const ann = await app.member()
  const [orderId, visitId] = [await placed(), await visitOf(ann)]
  expect(await pay(visitId, orderId)).toMatchObject({ refused: 'cardTooLittle', field: 'visitId' })
  expect(await payStateOf(orderId)).toBe('unpaid')
  expect(await pay(visitId, orderId)).toMatchObject({ refused: 'cardTooLittle' })
})

test('A code is used only by the person who read it, at the store where it was read (CARD-1)', async () => {
  const [orderId, visitId] = [await placed(), await visitOf(await app.member({ card: 5000 }))]
  expect(await pay(visitId, orderId, manager)).toMatchObject({ refused: 'payCodeOver' })
  expect(await pay(visitId, orderId, waiter, 102)).toMatchObject({ refused: 'notYourShop' })
  expect(await pay(visitId, orderId, manager, 102)).toMatchObject({ refused: 'payCodeOver' })
})

test('A payment by code goes back to the card when the order is rejected, and the books agree (M1, M7)', async () => {
  const ann = await app.member({ card: 5000 })
  const [orderId, visitId] = [await placed(), await visitOf(ann)]
  expect(refusedAs(await pay(visitId, orderId))).toBe('done')
  expect(await paidIn(ann)).toBeLessThan(5000)
  await manager.reject(orderId, 'Sold out')
  await app.settle()
  expect(await paidIn(ann)).toBe(5000)
  expect(await app.audit()).toEqual([])
})
