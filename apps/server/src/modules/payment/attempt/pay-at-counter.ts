import { type Refusal, refuse } from '@comanda/contract/core'
import { type Currency, type Money, money } from '@comanda/domain/money'
import { holdsMoney, isLive, paymentTypeOf } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import type { PayableAt } from '../../../ports/payment.ts'
import { beginSettled, type Payer } from './begin-payment.ts'
import type { Deps } from '../deps.ts'
import { offersFor } from '../methods/offers.ts'
import { OwnMethodShort } from './own-lines.ts'
import { attemptsOf } from '../queries.ts'

/** A member card shown at the counter, and the payable it is to pay. */
export interface AtCounter extends PayableAt {
  shopId: number
  customerId: number
  cardId: string
  language: string
  /** Idempotency key of the payment. */
  requestId: string
}

type Refused = Refusal<'notToPayHere' | 'cardTooLittle' | 'cardNotHere'>

const METHOD = '16_msBalance'

/** The unpaid payable, if no other payment of it is in progress. */
async function whatToPay(tx: Tx, deps: Deps, input: AtCounter) {
  const payable = await deps.payables[input.kind]?.toPayAtVenue?.(tx, input)
  const shop = await deps.shopOf(input.corporationId, input.shopId)
  const attempts = await attemptsOf(tx, input)
  const busy = attempts.some(({ state }) => isLive(state) || holdsMoney(state))
  return payable && shop && !busy && payable.total > 0 ? { payable, shop, attempts } : undefined
}

/**
 * Pays a payable chosen to be paid at the venue with a member card, whichever guest ordered it: all of it, or nothing. The
 * member showed the card's code, so no other check applies. The payable is locked. PAY-3, PAY-9
 */
export async function payAtCounter(
  tx: Tx,
  deps: Deps,
  input: AtCounter,
): Promise<{ amount: Money; currency: Currency } | Refused> {
  const toPay = await whatToPay(tx, deps, input)
  if (!toPay) return refuse('notToPayHere', { field: 'orderId' })
  const { payable, shop, attempts } = toPay
  const { corporationId, customerId, language, requestId } = input
  const session = { owner: `c:${customerId}` as const, customerId }
  const caller: Payer = { corporationId, requestId: `counter:${requestId}`, language, deviceId: '', ip: '', session }
  const offers = await offersFor(tx, deps, { caller, shop, payable, attempts, only: [METHOD] })
  const offer = offers.find(one => one.payerId === input.cardId)
  if (!offer || (offer.disabledReason !== undefined && offer.disabledReason !== 'empty'))
    return refuse('cardNotHere', { field: 'visitId' })
  if (offer.balance < payable.total)
    return refuse('cardTooLittle', { field: 'visitId', data: { balance: offer.balance, due: payable.total } })
  const line = {
    amount: payable.total,
    paymentType: paymentTypeOf(METHOD),
    paymentMethod: METHOD,
    payerId: input.cardId,
    tipAmount: money(0),
    ccAmount: money(0),
  } as const
  try {
    await beginSettled(tx, deps, { caller, shop, payable, attempts, payments: [line] }, { lines: [line], offers })
  } catch (error) {
    // The caller rolls back the start, as after every refusal.
    if (error instanceof OwnMethodShort) return refuse('cardTooLittle', { field: 'visitId' })
    throw error
  }
  return { amount: payable.total, currency: payable.currency }
}
