import type { payment } from '@comanda/contract/payment'
import { type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { chargedBy, type PaymentLine, type PaymentMethod, sameLines, settle } from '@comanda/domain/payment'
import type { ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Guest } from '../../platform/http/index.ts'
import { takeStep, watchAtOf } from './attempt-step.ts'
import { methodsFor, tipAllowed } from './bill.ts'
import type { Needs, Payable, PayableAt } from './needs.ts'
import { payableAt, payableOf, payablePaid } from './payables.ts'
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

/** What was decided under the payable's lock: done already, or a try to send. */
export type Begun = { begun: 'known' } | { begun: 'attempt'; attempt: AttemptRow } | Refused

const REFUSED_WINDOW_MS = 10 * 60_000
const REFUSED_MOST = 8

interface Bill {
  payable: Payable
  method: PaymentMethod
  line: PaymentLine
}

/** Checks what a guest wants to pay against what it costs, and writes the try down before anything is sent. PAY-9 */
export async function beginPayment(tx: Tx, needs: Needs, who: Guest, ask: PayAsk): Promise<Begun> {
  const { corporationId, session, requestId } = who
  const at = payableAt(who, ask)
  const payable = await payableOf(tx, needs, { ...at, owner: session.owner })
  if (!payable) return refuse('notFound', { field: 'orderId' })
  const before = await attemptByRequest(tx, corporationId, session.owner, requestId)
  if (before) return before.payable_id === ask.orderId ? { begun: 'known' } : refuse('requestReused')
  if (choseVenue(payable) && ask.payments[0]?.paymentMethod === 'out-line') return { begun: 'known' }
  if (!waitsForMoney(payable))
    return refuse('notPayable', { data: { state: payable.state, payState: payable.payState } })
  const shop = await needs.shopOf(corporationId, payable.shopId)
  if (!shop) return refuse('notFound', { field: 'orderId' })
  const bill = billOf(needs, shop, payable, ask)
  if ('refused' in bill) return bill
  const inTheWay = await clearTheWay(tx, needs, at)
  if (inTheWay) return inTheWay
  return bill.method === 'out-line' ? payAtVenue(tx, needs, at, session.owner) : writeAttempt(tx, needs, who, bill)
}

const waitsForMoney = ({ standing, payState }: Payable): boolean => standing === 'open' && payState === 'unpaid'

/** Chosen before: choosing it again changes nothing. */
const choseVenue = ({ standing, paymentMethod }: Payable): boolean =>
  standing !== 'open' && paymentMethod === 'out-line'

function billOf(needs: Needs, shop: ShopConfig, payable: Payable, { payments }: PayAsk): Bill | Refused {
  const paymentMethods = methodsFor(needs, shop, payable)
  const [asked] = payments
  const method = asked && paymentMethods.find(offered => offered === asked.paymentMethod)
  if (!asked || !method || payments.length > 1) return refuse('methodNotOffered', { data: { paymentMethods } })
  const tip = asked.tipAmount
  if (tip > 0 && !tipAllowed(shop, payable, method, tip))
    return refuse('tipNotOffered', { field: 'payments[0].tipAmount' })
  const ours = settle(payable.total, method, tip, shop.ccFee)
  if (!sameLines(payments, ours)) return refuse('amountChanged', { data: { payments: ours } })
  return { payable, method, line: ours[0] as PaymentLine }
}

/**
 * An earlier try that is still open makes way: one at the bank's page is left behind, one the bank has not decided is called
 * off, one whose outcome nobody knows is waited for. M7
 */
async function clearTheWay(tx: Tx, needs: Needs, at: PayableAt): Promise<Refused | undefined> {
  for (const row of await attemptsOf(tx, at)) {
    if (row.state === 'created' || row.state === 'unknown') return refuse('paymentChecking', {})
    if (row.state === 'authenticating') await takeStep(tx, needs, row, { event: 'superseded', cause: 'guest' })
    if (row.state === 'pending')
      await takeStep(tx, needs, row, { event: 'giveBack', cause: 'guest', reason: 'anotherWay' })
  }
  return undefined
}

async function payAtVenue(tx: Tx, needs: Needs, at: PayableAt, owner: string): Promise<Begun> {
  const done = await needs.payables[at.kind]?.payAtVenue?.(tx, { ...at, owner })
  return done ? { begun: 'known' } : refuse('methodNotOffered', { data: { paymentMethods: ['12_bankCard'] } })
}

async function writeAttempt(tx: Tx, needs: Needs, who: Guest, { payable, method, line }: Bill): Promise<Begun> {
  const { corporationId, session, requestId } = who
  const at: PayableAt = { corporationId, kind: payable.kind, payableId: payable.payableId }
  const now = needs.clock()
  if (chargedBy(line) === 0) return payNothing(tx, needs, at, method)
  const device = who.deviceId || who.ip
  const since = new Date(now - REFUSED_WINDOW_MS)
  if ((await refusedSince(tx, { corporationId, owner: session.owner, device }, since)) >= REFUSED_MOST)
    return refuse('tooManyCards', { params: { minutes: REFUSED_WINDOW_MS / 60_000 } })
  const attemptNo = ((await attemptsOf(tx, at)).at(-1)?.attempt_no ?? 0) + 1
  const attempt: AttemptRow = {
    corporation_id: corporationId,
    payable_id: payable.payableId,
    kind: payable.kind,
    attempt_no: attemptNo,
    attempt_id: uuidv7(needs.clock),
    shop_id: payable.shopId,
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
    currency: payable.currency,
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

/** What costs nothing is paid by saying so. */
async function payNothing(tx: Tx, needs: Needs, at: PayableAt, method: PaymentMethod): Promise<Begun> {
  const nothing = money(0)
  await payablePaid(tx, needs, {
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
