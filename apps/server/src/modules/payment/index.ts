import type { payment as calls } from '@comanda/contract/payment'
import { type Money, money } from '@comanda/domain/money'
import type { PaymentLine } from '@comanda/domain/payment'
import type { FastifyInstance } from 'fastify'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { tendersOf } from './attempt/tenders.ts'
import type { Guest, HandlersOf } from '../../platform/http/index.ts'
import type { PayableAt, PaymentPort } from '../../ports/payment.ts'
import { checkCardSecurity } from './methods/card-security.ts'
import { queryCardSetup, removeCard } from './methods/card-setup.ts'
import { continuePayment } from './attempt/continue-payment.ts'
import { queryCheckoutMethods, querySavedCards } from './methods/saved-cards.ts'
import { erasePayer, eraseStoredCards } from './methods/erase-stored-cards.ts'
import { isPaying } from './attempt/open-attempt-of.ts'
import { createPayment } from './attempt/create-payment.ts'
import { workJobs } from './attempt/jobs.ts'
import type { Deps } from './deps.ts'
import { type AtOnce, lockToPay } from './attempt/pay-at-once.ts'
import { dueByCard, payByCard } from './attempt/pay-by-card.ts'
import { payAtCounter } from './attempt/pay-at-counter.ts'
import { queryPayResult } from './attempt/pay-result.ts'
import { getCCFeeConfig, getTipConfig, queryCardList, queryPaymentMethods } from './methods/payment-methods.ts'
import { decidePartialRefund, type Decision, type DecisionAnswer } from './refund/decide-refund.ts'
import { requestPartialRefund, type RefundAnswer, type PartialRefundInput } from './refund/partial-refund.ts'
import { linesOf } from './attempt/own-lines.ts'
import type { LineRow } from './tables.ts'
import { holdPayable } from './payables.ts'
import { refundRequestsOf } from './refund/refund-requests.ts'
import { type DailyBooks, dailyBooks } from './reconcile/daily.ts'
import { staffBooks } from './reconcile/staff-calls.ts'
import { moneyStory } from './refund/money-story.ts'
import { cardReturns, refundHistory } from './refund/refund-history.ts'
import { staffFrozenValue } from './refund/staff-frozen-value.ts'
import { staffRefunds } from './refund/staff-refunds.ts'
import { refundNumbers } from './refund/refund-numbers.ts'
import { refundableNow } from './refund/refundable.ts'
import { hasOpenParts, refundedInParts } from './refund/refund-queries.ts'
import { requestRefund, grantWaiting } from './refund/refunds.ts'
import { type PaymentWatch, paymentWatch } from './attempt/watch.ts'
import { bindWebhook } from './messages/webhook.ts'

export type * from './deps.ts'
export { moneyMovedAt } from './messages/money-moved.ts'
export { extrasFor, payablesChanged, paymentsTaken } from './refund/payments-taken.ts'
export { refundLimitLeft } from './refund/refund-limit.ts'
export type { PaymentWatch } from './attempt/watch.ts'

/** A line whose value was taken. */
const takenMethodOf = ({ state, payment_method: paymentMethod, payer_id: payerId }: LineRow) =>
  state === 'captured' || state === 'returned' ? [{ paymentMethod, payerId }] : []

export interface PaymentModule extends PaymentPort {
  handlers: HandlersOf<typeof calls>
  /** Refunds and the providers' books at the console. */
  staffHandlers: ReturnType<typeof staffRefunds> & ReturnType<typeof staffFrozenValue> & ReturnType<typeof staffBooks>
  /** Compares the providers' books with ours, every day. */
  books: DailyBooks
  /** Requests a partial refund, at once or after an approval. M9 */
  requestPartialRefund(tx: Tx, wish: PartialRefundInput): Promise<RefundAnswer>
  /** What can still be refunded of a payable, which is locked. */
  refundableNow(tx: Tx, at: PayableAt): Promise<Money>
  /** The payments of a payable by method, without tip and surcharge, less refunds. */
  paidByMethod(db: Queries, at: PayableAt): Promise<{ paymentMethod: string; amount: Money }[]>
  /** Waiting requests are settled with the payable: no approval is needed any more. */
  grantWaiting(tx: Tx, at: PayableAt): Promise<void>
  /** The numbers of refunded payables, by id. */
  refundNumbers(corporationId: number, payableIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** What refunds of their parts return, by order. */
  refundedInParts: typeof refundedInParts
  /** Whether a refund of it is on its way, or failed. */
  hasOpenParts: typeof hasOpenParts
  decidePartialRefund(tx: Tx, decision: Decision): Promise<DecisionAnswer>
  /** Pays a payable in the transaction that makes it. */
  lockToPay(tx: Tx, input: AtOnce): ReturnType<typeof lockToPay>
  /** Whether the cards among these lines may pay them. CARD-1 */
  checkCardSecurity(caller: Guest, payments: readonly PaymentLine[]): ReturnType<typeof checkCardSecurity>
  /** Whether a person has a payment attempt whose result is not known yet. */
  isPaying: typeof isPaying
  erasePayer: typeof erasePayer
  /** Has the provider erase the cards it stores for an account. */
  eraseStoredCards(tx: Tx, corporationId: number, customerId: number): Promise<void>
  /** Binds the address of the provider's messages. */
  bindWebhook(server: FastifyInstance): void
  watch: PaymentWatch
}

/** Payment attempts, charges, refunds and the provider's messages about them. */
export function createPaymentModule(deps: Deps): PaymentModule {
  workJobs(deps)
  return {
    handlers: {
      queryPaymentMethodList: queryPaymentMethods(deps),
      queryCardList: queryCardList(deps),
      queryCardSetup: queryCardSetup(deps),
      querySavedCards: querySavedCards(deps),
      queryCheckoutMethods: queryCheckoutMethods(deps),
      createPayment: createPayment(deps),
      paymentThreeDS: continuePayment(deps),
      queryOrderPayResult: queryPayResult(deps),
      removeAdyenCard: removeCard(deps),
      getTipConfig: getTipConfig(deps),
      getCCFeeConfig: getCCFeeConfig(deps),
    },
    staffHandlers: { ...staffRefunds(deps), ...staffFrozenValue(deps), ...staffBooks(deps) },
    books: dailyBooks(deps),
    requestRefund: (tx, input) => requestRefund(tx, deps, input),
    requestPartialRefund: (tx, wish) => requestPartialRefund(tx, deps, wish),
    refundableNow: (tx, at) => refundableNow(tx, deps, at),
    paidByMethod: async (db, at) =>
      (await tendersOf(db, at)).map(({ paymentMethod, amount, returned }) => ({
        paymentMethod,
        amount: money(Math.max(0, amount - returned)),
      })),
    grantWaiting: (tx, at) => grantWaiting(tx, deps, at),
    refundNumbers: (corporationId, ids) => refundNumbers(deps.db, deps, corporationId, ids),
    refundedInParts,
    hasOpenParts,
    decidePartialRefund: (tx, decision) => decidePartialRefund(tx, deps, decision),
    ownMethodsOf: async (db, at) => (await linesOf(db, at)).flatMap(takenMethodOf),
    refundRequestsOf: (db, at) => refundRequestsOf(db, deps, at),
    refundsOf: (corporationId, payableId) => refundHistory(deps, { corporationId, payableId }),
    moneyOf: (db, at) => moneyStory(db, deps, at),
    cardReturns: (corporationId, payableId) => cardReturns(deps, { corporationId, payableId }),
    dueByCard: (tx, input) => dueByCard(tx, deps, input),
    payByCard: (tx, input) => payByCard(tx, deps, input),
    lockToPay: (tx, input) => lockToPay(tx, deps, input),
    checkCardSecurity: (caller, payments) => checkCardSecurity(deps, caller, payments),
    payAtCounter: (tx, input) => payAtCounter(tx, deps, input),
    hold: (tx, at) => holdPayable(tx, deps, at),
    isPaying,
    erasePayer,
    eraseStoredCards: (tx, corporationId, customerId) => eraseStoredCards(tx, deps, corporationId, customerId),
    bindWebhook: server => bindWebhook(server, deps),
    watch: paymentWatch(deps),
  }
}
