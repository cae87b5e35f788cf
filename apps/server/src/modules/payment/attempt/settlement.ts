import { type Refusal, refuse } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import {
  chosenMethodsOf,
  isOwnMethod,
  type PaymentLine,
  type PaymentMethod,
  areSameLines,
  settlePayment,
  type SettlementInput,
  disabledReasonOf,
} from '@comanda/domain/payment'
import type { ShopConfig } from '@comanda/domain/store'
import type { Queries } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/index.ts'
import type { OwnMethodOffer, Payable } from '../../../ports/payment.ts'
import { methodsFor, tipAllowed, tipConfigFor } from '../bill/bill.ts'
import type { LockedMethods, Deps } from '../deps.ts'
import { offersFor } from '../methods/offers.ts'
import type { AttemptRow } from '../tables.ts'

/** The caller's fields that payment needs. */
export type Payer = Pick<Guest, 'corporationId' | 'requestId' | 'language' | 'deviceId' | 'ip'> & {
  session: Pick<Guest['session'], 'owner' | 'customerId'>
}

export interface SettleInput {
  caller: Payer
  shop: ShopConfig
  payable: Payable
  attempts: readonly AttemptRow[]
  /** The lines the guest saw. */
  payments: readonly PaymentLine[]
  /** Locked methods: they are charged at once. */
  locked?: LockedMethods | undefined
}

export type SettleRefused = Refusal<'methodNotOffered' | 'tipNotOffered' | 'amountChanged'>

export interface Settled {
  lines: PaymentLine[]
  /** Method of the remaining amount; absent if the guest's own methods pay all. */
  rest?: PaymentLine
  offers: OwnMethodOffer[]
}

/**
 * Computes the lines from the guest's choice; the guest's lines must equal them to the minor unit. No amount from a
 * phone is trusted. PAY-1, PAY-4, PAY-9
 */
export async function computeSettlement(db: Queries, deps: Deps, input: SettleInput): Promise<Settled | SettleRefused> {
  const { shop, payable, payments } = input
  const paymentMethods = methodsFor(deps, shop, payable)
  const others = payments.filter(line => !isOwnMethod(line.paymentMethod))
  const rest = others[0]?.paymentMethod
  if (others.length > 1 || (rest && !paymentMethods.includes(rest)))
    return refuse('methodNotOffered', { data: { paymentMethods } })
  const chosen = chosenMethodsOf(payments)
  const only = chosen.map(it => it.paymentMethod)
  const offers = chosen.length > 0 ? await offersFor(db, deps, { ...input, only }) : []
  const withCoupons = (payable.coupons ?? 0) > 0
  const usable = offers.filter(offer => !disabledReasonOf(offer, { offers, chosen, withCoupons }))
  if (chosen.some(it => !usable.some(offer => sameMethod(offer, it))))
    return refuse('methodNotOffered', { field: 'payments', data: { paymentMethods } })
  return compared(input, offers, {
    due: payable.total,
    tip: money(payments.reduce((all, line) => all + line.tipAmount, 0)),
    offers,
    chosen,
    withCoupons,
    ...(rest && { rest }),
    ...(shop.ccFee && { ccFee: shop.ccFee }),
    takesTip: method => tipConfigFor(shop, payable, method) !== undefined,
  })
}

/** The server's lines, if the guest's are equal. */
function compared(
  { shop, payable, payments }: SettleInput,
  offers: OwnMethodOffer[],
  ours: SettlementInput,
): Settled | SettleRefused {
  const { lines, restDue, tipLeft } = settlePayment(ours)
  const tipOn = payments.find(line => line.tipAmount > 0)?.paymentMethod
  if (tipOn && (tipLeft > 0 || !tipAllowed(shop, payable, tipOn, ours.tip)))
    return refuse('tipNotOffered', { field: 'payments[0].tipAmount' })
  if (restDue > 0 || !areSameLines(inOneOrder(payments), inOneOrder(lines)))
    return refuse('amountChanged', { data: { payments: lines, restDue } })
  const described = lines.map(line => withDetails(line, payments))
  const rest = described.find(line => line.paymentMethod === ours.rest)
  return { lines: described, offers, ...(rest && { rest }) }
}

/** A computed line with what the guest's line says beyond amounts: it decides nothing, and is stored and returned. PAY-6 */
function withDetails(line: PaymentLine, payments: readonly PaymentLine[]): PaymentLine {
  const { paymentMethodSubtype, checkoutId } = payments.find(other => nameOf(other) === nameOf(line)) ?? {}
  return { ...line, ...(paymentMethodSubtype && { paymentMethodSubtype }), ...(checkoutId && { checkoutId }) }
}

const sameMethod = (a: { paymentMethod: string; payerId: string }, b: { paymentMethod: string; payerId: string }) =>
  a.paymentMethod === b.paymentMethod && a.payerId === b.payerId

const nameOf = ({ paymentMethod, payerId = '' }: PaymentLine): string => `${paymentMethod} ${payerId}`

const inOneOrder = (lines: readonly PaymentLine[]): PaymentLine[] =>
  lines.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))

/** The method stored for an attempt: that of the rest, else the first own method. */
export const methodOf = ({ rest, lines }: Settled): PaymentMethod =>
  rest?.paymentMethod ?? lines[0]?.paymentMethod ?? '12_bankCard'
