import type { payment } from '@comanda/contract/payment'
import { type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import { type Money, money } from '@comanda/domain/money'
import {
  chargedBy,
  mayTip,
  type PaymentLine,
  type PaymentMethod,
  sameLines,
  settle,
  tipOffered,
} from '@comanda/domain/payment'
import type { BizType, ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Guest } from '../../platform/http/index.ts'
import { takeStep, watchAtOf } from './attempt-step.ts'
import { methodsFor, tipTotalsOf } from './bill.ts'
import type { Needs, OrderToPay } from './needs.ts'
import { attemptByRequest, attemptsOf, insertAttempt, refusedSince } from './queries.ts'
import { referenceOf } from './references.ts'
import type { AttemptRow } from './tables.ts'

export type PayAsk = RequestOf<typeof payment.createPayment>
type Refused = Refusal<
  | 'notFound'
  | 'requestReused'
  | 'notPayable'
  | 'paymentChecking'
  | 'methodNotOffered'
  | 'amountChanged'
  | 'tipNotOffered'
  | 'tooManyCards'
>

/** What was decided under the order's lock: done already, or a try to send. */
export type Begun = { begun: 'known' } | { begun: 'attempt'; attempt: AttemptRow } | Refused

const REFUSED_WINDOW_MS = 10 * 60_000
const REFUSED_MOST = 8

interface Bill {
  shop: ShopConfig
  order: OrderToPay
  method: PaymentMethod
  line: PaymentLine
}

/** Checks what a guest wants to pay against what it costs, and writes the try down before anything is sent. PAY-9 */
export async function beginPayment(tx: Tx, needs: Needs, who: Guest, ask: PayAsk): Promise<Begun> {
  const { corporationId, session, requestId } = who
  const at = { corporationId, orderId: ask.orderId }
  const order = await needs.order.payable(tx, { ...at, owner: session.owner })
  if (!order) return refuse('notFound', { field: 'orderId' })
  const before = await attemptByRequest(tx, corporationId, session.owner, requestId)
  if (before) return before.order_id === ask.orderId ? { begun: 'known' } : refuse('requestReused')
  if (choseVenue(order) && ask.payments[0]?.paymentMethod === 'out-line') return { begun: 'known' }
  if (!waitsForMoney(order)) return refuse('notPayable', { data: { state: order.state, payState: order.payState } })
  const shop = await needs.shopOf(corporationId, order.shopId)
  if (!shop) return refuse('notFound', { field: 'orderId' })
  const bill = billOf(needs, shop, order, ask)
  if ('refused' in bill) return bill
  const inTheWay = await clearTheWay(tx, needs, at)
  if (inTheWay) return inTheWay
  return bill.method === 'out-line' ? payAtVenue(tx, needs, at, session.owner) : writeAttempt(tx, needs, who, bill)
}

const waitsForMoney = ({ state, payState }: OrderToPay): boolean => state === 'awaitingPayment' && payState === 'unpaid'

/** Chosen before: choosing it again changes nothing. */
const choseVenue = ({ state, paymentMethod }: OrderToPay): boolean =>
  state !== 'awaitingPayment' && paymentMethod === 'out-line'

function billOf(needs: Needs, shop: ShopConfig, order: OrderToPay, { payments }: PayAsk): Bill | Refused {
  const paymentMethods = methodsFor(needs, shop, order)
  const [asked] = payments
  const method = asked && paymentMethods.find(offered => offered === asked.paymentMethod)
  if (!asked || !method || payments.length > 1) return refuse('methodNotOffered', { data: { paymentMethods } })
  const tip = asked.tipAmount
  if (tip > 0 && !tipAllowed(shop, order, method, tip))
    return refuse('tipNotOffered', { field: 'payments[0].tipAmount' })
  const ours = settle(order.total, method, tip, shop.ccFee)
  if (!sameLines(payments, ours)) return refuse('amountChanged', { data: { payments: ours } })
  return { shop, order, method, line: ours[0] as PaymentLine }
}

const tipAllowed = (shop: ShopConfig, order: OrderToPay, method: PaymentMethod, tip: Money): boolean =>
  tipOffered(shop.tip, order.bizType as BizType, method) && mayTip(tip, tipTotalsOf(order), shop.tip)

/**
 * An earlier try that is still open makes way: one at the bank's page is left behind, one the bank has not decided is called
 * off, one whose outcome nobody knows is waited for. M7
 */
async function clearTheWay(
  tx: Tx,
  needs: Needs,
  at: { corporationId: number; orderId: string },
): Promise<Refused | undefined> {
  for (const row of await attemptsOf(tx, at)) {
    if (row.state === 'created' || row.state === 'unknown') return refuse('paymentChecking', {})
    if (row.state === 'authenticating') await takeStep(tx, needs, row, { event: 'superseded', cause: 'guest' })
    if (row.state === 'pending')
      await takeStep(tx, needs, row, { event: 'giveBack', cause: 'guest', reason: 'anotherWay' })
  }
  return undefined
}

async function payAtVenue(
  tx: Tx,
  needs: Needs,
  at: { corporationId: number; orderId: string },
  owner: string,
): Promise<Begun> {
  const done = await needs.order.payAtVenue(tx, { ...at, owner })
  return done ? { begun: 'known' } : refuse('methodNotOffered', { data: { paymentMethods: ['12_bankCard'] } })
}

async function writeAttempt(tx: Tx, needs: Needs, who: Guest, { shop, order, method, line }: Bill): Promise<Begun> {
  const { corporationId, session, requestId } = who
  const at = { corporationId, orderId: order.orderId }
  const now = needs.clock()
  if (chargedBy(line) === 0) return payNothing(tx, needs, at, method)
  const device = who.deviceId || who.ip
  const since = new Date(now - REFUSED_WINDOW_MS)
  if ((await refusedSince(tx, { corporationId, owner: session.owner, device }, since)) >= REFUSED_MOST)
    return refuse('tooManyCards', { params: { minutes: REFUSED_WINDOW_MS / 60_000 } })
  const attemptNo = ((await attemptsOf(tx, at)).at(-1)?.attempt_no ?? 0) + 1
  const attempt: AttemptRow = {
    corporation_id: corporationId,
    order_id: order.orderId,
    attempt_no: attemptNo,
    attempt_id: uuidv7(needs.clock),
    shop_id: order.shopId,
    owner: session.owner,
    device,
    request_id: requestId,
    reference: referenceOf({ ...at, attemptNo }),
    payment_method: method,
    state: 'created',
    give_back: false,
    give_back_reason: '',
    authorised: false,
    amount: line.amount,
    tip_amount: line.tipAmount,
    cc_amount: line.ccAmount,
    charged_amount: chargedBy(line),
    currency: shop.currency,
    provider_reference: null,
    brand: null,
    last_four: null,
    because: null,
    action: null,
    version: 1,
    watch_at: watchAtOf('created', now),
    created_at: new Date(now),
    changed_at: new Date(now),
  }
  await insertAttempt(tx, attempt)
  return { begun: 'attempt', attempt }
}

/** An order that costs nothing is paid by saying so. */
async function payNothing(
  tx: Tx,
  needs: Needs,
  at: { corporationId: number; orderId: string },
  method: PaymentMethod,
): Promise<Begun> {
  const nothing = money(0)
  await needs.order.orderPaid(tx, {
    ...at,
    amount: nothing,
    tipAmount: nothing,
    ccAmount: nothing,
    lines: [],
    paymentMethod: method,
    ref: 'nothing-due',
  })
  return { begun: 'known' }
}
