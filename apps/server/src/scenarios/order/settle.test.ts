import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { PRICE, refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp()
const sam = app.staff('manager')
const atVenue = { paymentMethod: 'out-line' as const }

/** An accepted order that its guest pays to the staff. */
async function toSettle(): Promise<string> {
  const { orderId } = await app.guest().order(atVenue)
  await sam.accept(orderId)
  return orderId
}

const settle = (orderId: string, counter?: { method: 'cash' | 'terminal' | 'voucher'; tendered?: number }) =>
  sam.call(contract.order.settle, {
    orderId,
    ...(counter && {
      counter: {
        method: counter.method,
        ...(counter.tendered !== undefined && { tendered: money(counter.tendered) }),
      },
    }),
  })

const figure = async (group: string, key: string) =>
  (await sam.must(contract.report.dayFigures, { shopId: SHOP })).figures.find(
    one => one.group === group && one.key === key,
  )

describe('Money taken by staff (PAY-10)', () => {
  test('An order records how it was paid, and the day has it under that method (PAY-10)', async () => {
    const [cash, card, unknown] = [await toSettle(), await toSettle(), await toSettle()]
    expect(await settle(cash, { method: 'cash', tendered: 2000 })).toMatchObject({
      payState: 'paid',
      counter: { method: 'cash', tendered: 2000 },
    })
    await settle(card, { method: 'terminal' })
    expect(await settle(unknown)).not.toHaveProperty('counter')
    expect(await figure('taken', 'cash')).toMatchObject({ count: 1, amount: PRICE })
    expect(await figure('taken', 'terminal')).toMatchObject({ count: 1, amount: PRICE })
    expect(await figure('taken', 'out-line')).toMatchObject({ count: 1, amount: PRICE })
  })

  test('Less cash than is due is refused, and the order stays unpaid (PAY-10)', async () => {
    const orderId = await toSettle()
    expect(refusedAs(await settle(orderId, { method: 'cash', tendered: PRICE - 1 }))).toBe('tenderedTooLittle')
    expect(await sam.must(contract.order.orderDetail, { orderId })).toMatchObject({ payState: 'unpaid' })
  })

  test('Twenty concurrent settlements record one payment (PAY-10)', async () => {
    const before = (await figure('taken', 'voucher'))?.count ?? 0
    const orderId = await toSettle()
    const answers = await twenty(() => settle(orderId, { method: 'voucher' }))
    expect(answers.filter(answer => 'payState' in answer)).toHaveLength(1)
    expect((await figure('taken', 'voucher'))?.count).toBe(before + 1)
  })

  test('Cash of an order that is cancelled later counts as handed back', async () => {
    const orderId = await toSettle()
    await settle(orderId, { method: 'cash' })
    const before = (await figure('returned', 'cash'))?.amount ?? 0
    expect(await sam.cancel(orderId, 'The oven broke')).toMatchObject({ state: 'cancelled' })
    await app.settle()
    expect((await figure('returned', 'cash'))?.amount).toBe(before + PRICE)
  })
})

describe('Ending an order (O4)', () => {
  test('A new order is rejected, an accepted one is cancelled; neither is the other', async () => {
    const { orderId } = await app.guest().order(atVenue)
    const end = (call: 'reject' | 'cancelByStore') => sam.call(contract.order[call], { orderId, reason: 'No gas' })
    expect(refusedAs(await end('cancelByStore'))).toBe('orderMoved')
    await sam.accept(orderId)
    expect(refusedAs(await end('reject'))).toBe('orderMoved')
    expect(await end('cancelByStore')).toMatchObject({ state: 'cancelled', reason: 'No gas' })
  })
})
