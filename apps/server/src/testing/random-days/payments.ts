import { contract } from '@comanda/contract'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { type ChosenMethod, counterMethods, settlePayment } from '@comanda/domain/payment'
import { cardData, challengeResult } from '../guest.ts'
import type { TestGuest } from '../test-app.ts'
import type { Dice } from './dice.ts'
import { type Action, send, isRefusal, noteIfAlone, type Payable, type World } from './world.ts'

export const PASSWORD = '246802'

const cards = [
  () => cardData(),
  () => cardData(),
  () => cardData(),
  () => cardData(),
  () => cardData('4111111111111111', 'DECLINED'),
  () => cardData('4111111111111111', 'PENDING'),
  () => cardData('4212345678910006'),
]

type Settled = ReturnType<typeof settlePayment>
type Methods = ResponseOf<typeof contract.payment.queryPaymentMethodList>
type Paid = ResponseOf<typeof contract.payment.createPayment>

/** A random payment of what is due: own methods, and a card for the rest where the store takes cards. */
function choosePayment(dice: Dice, { dueAmount, means, methods, withCoupons, ccFee, tip }: Methods) {
  const chosen: ChosenMethod[] = dice
    .some(
      means.filter(one => !one.disabledReason),
      dice.int(0, 4),
    )
    .map(one => ({
      paymentMethod: one.paymentMethod,
      payerId: one.payerId,
      ...(dice.chance(60) && { most: money(dice.int(1, Math.max(1, dueAmount))) }),
    }))
  const rests = methods.filter(one => one.enabled && one.paymentMethod !== 'out-line').map(one => one.paymentMethod)
  return settlePayment({
    due: dueAmount,
    tip: money(tip && dice.chance(50) ? dice.int(1, Math.max(1, Math.min(tip.mostAmount, 700))) : 0),
    offers: means,
    chosen,
    ...(rests.includes('12_bankCard') && { rest: '12_bankCard' as const }),
    withCoupons,
    ...(ccFee && { ccFee }),
    takesTip: method => tip?.methods.includes(method) ?? false,
  })
}

/** Sometimes the provider fails to capture, or its answer is lost. */
async function makeTrouble(world: World, dice: Dice): Promise<void> {
  if (dice.chance(6)) world.app.cards.provider.trouble.capture = 1
  if (dice.chance(10))
    await world.app.cards.control({ faults: [{ on: 'payments', kind: 'lost', times: dice.int(1, 2) }] })
}

/** Notes a fault if the methods of an order that is paid took other amounts than the guest saw. */
function compareTaken(world: World, { paymentState, paidBy }: Paid, payments: Settled['lines']): void {
  const seen = JSON.stringify(payments.map(one => one.amount + one.tipAmount + one.ccAmount))
  if (paymentState !== 'paid' || !paidBy) return
  if (JSON.stringify(paidBy.map(one => one.takenAmount)) !== seen)
    world.faults.push(`paid by ${JSON.stringify(paidBy)}, seen ${seen}`)
}

/** Notes a fault if amounts that the guest was just shown are refused. */
function noteRefused(world: World, refused: string, seen: object): void {
  if (['amountChanged', 'meansShort'].includes(refused))
    noteIfAlone(world, `payment ${refused}: ${JSON.stringify(seen)}`)
}

/** Pays a payable with random methods, tip and luck. */
export async function pay(world: World, dice: Dice, payable: Payable): Promise<void> {
  const { person, orderId, businessType } = payable
  const what = { orderId, ...(businessType && { businessType }) }
  const list = await send(world, person, contract.payment.queryPaymentMethodList, what)
  if (isRefusal(list) || list.dueAmount === 0) return
  const settled = choosePayment(dice, list)
  if (settled.restDue > 0 || settled.lines.length === 0) return
  const payments = settled.lines.map(line => ({
    ...line,
    ...(line.paymentMethod === '16_msBalance' && { securityCode: PASSWORD }),
  }))
  await makeTrouble(world, dice)
  const byCard = payments.some(line => line.paymentMethod === '12_bankCard')
  const paid = await send(world, person, contract.payment.createPayment, {
    ...what,
    payments,
    ...(byCard && { card: dice.pick(cards)() }),
  })
  if (isRefusal(paid)) {
    noteRefused(world, paid.refused, { payments, paid, list })
    return
  }
  compareTaken(world, paid, payments)
  if (paid.paymentState !== 'action' || paid.paymentId === undefined) return
  if (dice.chance(80)) world.app.passChallenges(orderId)
  if (dice.chance(90))
    await send(world, person, contract.payment.paymentThreeDS, {
      ...what,
      paymentId: paid.paymentId,
      details: challengeResult(paid),
    })
}

/** Orders of the people of the sequence, as the database has them. */
export async function ordersOf(
  world: World,
  where: string,
): Promise<{ order_id: string; owner: string; bill_id: string | null; state: string }[]> {
  const { app, shopId, from } = world
  return app.sql(
    `select order_id, owner, bill_id, state from customer_order o where corporation_id = $1 and shop_id = $2 and created_at >= $3 and ${where} order by order_id`,
    [app.corporationId, shopId, new Date(from)],
  )
}

const personOf = (world: World, owner: string): TestGuest | undefined =>
  [...world.guests, ...world.members].find(one => one.owner === owner)

/** Several payments of staff that add up to an order. PAY-21 */
async function severalOf(world: World, dice: Dice, orderId: string) {
  const order = await send(world, world.owner, contract.order.orderDetail, { orderId })
  if (isRefusal(order) || order.totalPaidAmount < 3) return undefined
  const first = dice.int(1, order.totalPaidAmount - 2)
  const second = dice.int(1, order.totalPaidAmount - first - 1)
  const amounts = [first, second, order.totalPaidAmount - first - second]
  return amounts.map(amount => ({ ...counterOf(dice), amount: money(amount) }))
}

export const counterOf = (dice: Dice) => ({
  method: dice.pick(counterMethods),
  ...(dice.chance(30) && { tip: money(dice.int(1, 300)) }),
})

type Split = RequestInputOf<typeof contract.bill.executePaymentRound>['split']

interface BillShape {
  restAmount: number
  rounds: readonly {
    orderId: string
    state: string
    lines: readonly { itemKey: string; shareAmount: number; taken: boolean; voided?: boolean }[]
  }[]
  evenly?: { ways: number; taken: number; shareAmount: number }
}

/** A split of what is left of a bill, and its amount. */
function splitOf(bill: BillShape, dice: Dice): { split: Split; amount: number } | undefined {
  // An even split in progress is continued: every other split is refused.
  const by = bill.evenly ? 'evenly' : dice.pick(['items', 'evenly', 'amount', 'rest'] as const)
  if (bill.restAmount === 0) return undefined
  if (by === 'rest') return { split: { by }, amount: bill.restAmount }
  if (by === 'amount') {
    const amount = dice.int(1, bill.restAmount)
    return { split: { by, amount }, amount }
  }
  if (by === 'evenly') {
    const ways = bill.evenly?.ways ?? dice.int(2, 4)
    const amount = bill.evenly?.shareAmount ?? Math.ceil(bill.restAmount / ways)
    return { split: { by, ways }, amount }
  }
  const lines = bill.rounds
    .filter(({ state }) => !['rejected', 'cancelled'].includes(state))
    .flatMap(({ orderId, lines: own }) =>
      own.filter(one => !one.taken && !one.voided).map(one => ({ ...one, orderId })),
    )
  const items = dice.some(lines, dice.int(1, 3))
  if (items.length === 0) return undefined
  const amount = items.reduce((all, one) => all + one.shareAmount, 0)
  return {
    split: { by, items: items.map(({ orderId, itemKey }) => ({ orderId, itemKey })) },
    amount: Math.min(amount, bill.restAmount),
  }
}

export const billsOf = async (world: World) => {
  const answer = await send(world, world.owner, contract.bill.tableBill, { shopId: world.shopId })
  return isRefusal(answer) ? [] : answer.bills
}

export const paymentActions: Record<string, Action> = {
  payOrder: async (world, dice) => {
    const open = await ordersOf(
      world,
      "pay_state = 'unpaid' and bill_id is null and state not in ('rejected', 'cancelled')",
    )
    const own = open.flatMap(({ order_id, owner }) => {
      const person = personOf(world, owner)
      return person ? [{ orderId: order_id, person }] : []
    })
    if (own.length > 0) await pay(world, dice, dice.pick(own))
  },
  payOther: async (world, dice) => {
    if (world.toPay.length > 0) await pay(world, dice, dice.pick(world.toPay))
  },
  keepPart: async (world, dice) => {
    const rounds = await ordersOf(
      world,
      "bill_id is not null and pay_state = 'unpaid' and state not in ('rejected', 'cancelled')",
    )
    const own = rounds.flatMap(round => {
      const person = personOf(world, round.owner)
      return person && round.bill_id ? [{ billId: round.bill_id, person }] : []
    })
    if (own.length === 0) return
    const { billId, person } = dice.pick(own)
    const answer = await send(world, person, contract.bill.calConfirm, { billId })
    if (isRefusal(answer) || !answer.bill) return
    const { bill } = answer
    const part = splitOf(bill, dice)
    if (!part) return
    const result = await send(world, person, contract.bill.executePaymentRound, {
      billId,
      split: part.split,
      expectedAmount: money(part.amount),
    })
    if (isRefusal(result)) {
      // An own part that is open is replaced: its amount is free again.
      if (result.refused === 'billMoved' && !bill.parts.some(one => one.state === 'open' && one.mine))
        noteIfAlone(world, `keeping ${JSON.stringify(part)}: the bill had not changed`)
      return
    }
    const payable = { orderId: result.partId, businessType: 2001 as const, person }
    world.toPay.push(payable)
    if (dice.chance(80)) await pay(world, dice, payable)
    else if (dice.chance(30)) await send(world, person, contract.bill.cancelPaymentRound, { partId: result.partId })
  },
  settleBill: async (world, dice) => {
    const bills = await billsOf(world)
    if (bills.length === 0) return
    const bill = dice.pick(bills)
    const part = dice.chance(50) ? splitOf(bill, dice) : undefined
    const settled = await send(world, dice.pick(world.staff), contract.bill.settleTableBill, {
      shopId: world.shopId,
      billId: bill.billId,
      expectedAmount: money(bill.restAmount + (part ? 0 : bill.openAmount)),
      freeParts: !part,
      ...(part && { part: { split: part.split, amount: money(part.amount) } }),
      ...(dice.chance(80) && { counter: counterOf(dice) }),
    })
    if (isRefusal(settled) && settled.refused === 'billMoved')
      noteIfAlone(world, `settling ${JSON.stringify(part)}: the bill had not changed`)
  },
  settleOrder: async (world, dice) => {
    const open = await ordersOf(
      world,
      "pay_state = 'unpaid' and bill_id is null and payment_method = 'out-line' and state not in ('rejected', 'cancelled')",
    )
    if (open.length === 0) return
    const orderId = dice.pick(open).order_id
    const staff = dice.pick(world.staff)
    const several = dice.chance(40) ? await severalOf(world, dice, orderId) : undefined
    await send(world, staff, contract.order.settle, {
      orderId,
      ...(several ? { counters: several } : dice.chance(80) && { counter: counterOf(dice) }),
    })
  },
  offers: async (world, dice) => {
    const rounds = await ordersOf(
      world,
      "bill_id is not null and pay_state = 'unpaid' and state not in ('rejected', 'cancelled')",
    )
    const own = rounds.filter(({ owner }) => personOf(world, owner))
    if (own.length === 0) return
    const { owner, bill_id } = dice.pick(own)
    const person = personOf(world, owner) as TestGuest
    const answer = await send(world, person, contract.bill.calConfirm, { billId: bill_id ?? '' })
    if (isRefusal(answer) || !answer.bill) return
    const discountIds = dice.some(answer.bill.optionalList, 2).map(one => one.discountId)
    await send(world, person, contract.bill.chooseOffers, { billId: bill_id ?? '', discountIds })
  },
}
