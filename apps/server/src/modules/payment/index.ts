import type { payment as calls } from '@comanda/contract/payment'
import type { Currency, Money } from '@comanda/domain/money'
import type { MeansMethod, PaymentLine } from '@comanda/domain/payment'
import type { FastifyInstance } from 'fastify'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Guest, HandlersOf } from '../../platform/http/index.ts'
import { checkCardSecurity } from './card-security.ts'
import { queryCardSetup, removeCard } from './card-setup.ts'
import { continuePayment } from './continue-payment.ts'
import { eraseStoredCards } from './erase-stored-cards.ts'
import { isPaying } from './open-attempt-of.ts'
import { createPayment } from './create-payment.ts'
import { workJobs } from './jobs.ts'
import type { Deps, PayableAt } from './deps.ts'
import { type AtOnce, lockToPay } from './pay-at-once.ts'
import { type ByCard, dueByCard, payByCard } from './pay-by-card.ts'
import { type AtCounter, payAtCounter } from './pay-at-counter.ts'
import { queryPayResult } from './pay-result.ts'
import { getCCFeeConfig, getTipConfig, queryCardList, queryPaymentMethods } from './payment-methods.ts'
import { decidePartialRefund, type Decision, type DecisionAnswer } from './decide-refund.ts'
import { askPartialRefund, type RefundAnswer, type RefundWish } from './partial-refund.ts'
import { linesOf } from './own-lines.ts'
import type { LineRow } from './tables.ts'
import { holdPayable } from './payables.ts'
import { type RefundAsks, refundAsksOf } from './refund-asks.ts'
import { type DailyBooks, dailyBooks } from './reconcile/daily.ts'
import { staffBooks } from './reconcile/staff-calls.ts'
import { type CardReturn, cardReturns, type RefundStory, refundsOf } from './refund-story.ts'
import { staffRefunds } from './staff-refunds.ts'
import { askRefund, type RefundInput } from './refunds.ts'
import { type PaymentWatch, paymentWatch } from './watch.ts'
import { bindWebhook } from './webhook.ts'

export type * from './deps.ts'
export { movedAt } from './moved.ts'
export { takingsFor } from './takings.ts'
export type { RefundStory } from './refund-story.ts'
export type { RefundInput } from './refunds.ts'
export type { PaymentWatch } from './watch.ts'

/** A line whose value was taken. */
const taken = ({ state, payment_method: paymentMethod, payer_id: payerId }: LineRow) =>
  state === 'captured' || state === 'returned' ? [{ paymentMethod, payerId }] : []

export interface PaymentModule {
  handlers: HandlersOf<typeof calls>
  /** Gives back all that was paid for an ended payable, as jobs of this transaction. It is locked. M8 */
  askRefund(tx: Tx, input: RefundInput): Promise<void>
  /** Refunds and the providers' books at the console. */
  staffHandlers: ReturnType<typeof staffRefunds> & ReturnType<typeof staffBooks>
  /** Compares the providers' books with ours, every day. */
  books: DailyBooks
  /** Asks for a part of what was paid to go back, at once or when somebody says yes. M9 */
  askPartialRefund(tx: Tx, wish: RefundWish): Promise<RefundAnswer>
  decidePartialRefund(tx: Tx, decision: Decision): Promise<DecisionAnswer>
  refundsOf(corporationId: number, payableId: string): Promise<RefundStory[]>
  /** What went back of something that is paid by card alone. */
  cardReturns(corporationId: number, payableId: string): Promise<CardReturn[]>
  /** The guest's own means that paid a part of it. */
  ownMeansOf(db: Queries, at: Omit<PayableAt, 'kind'>): Promise<{ paymentMethod: MeansMethod; payerId: string }[]>
  /** What was asked back of it, and what can still be. */
  refundAsksOf(db: Queries, at: PayableAt): Promise<RefundAsks>
  /** What a card would have to pay of something, and paying it so. PAY-7 */
  dueByCard(tx: Tx, input: ByCard): Promise<{ due: Money; currency: Currency } | undefined>
  payByCard(tx: Tx, input: ByCard): Promise<boolean>
  /** Something is paid in the transaction that makes it. */
  lockToPay(tx: Tx, input: AtOnce): ReturnType<typeof lockToPay>
  /** Whether the cards among these lines may pay them. CARD-1 */
  checkCardSecurity(caller: Guest, payments: readonly PaymentLine[]): ReturnType<typeof checkCardSecurity>
  /** A member's card that was shown at the counter pays. */
  payAtCounter(tx: Tx, input: AtCounter): ReturnType<typeof payAtCounter>
  /** Something that can be paid, locked. */
  hold(tx: Tx, at: PayableAt): Promise<boolean>
  /** Whether somebody has a try whose end nobody knows yet. */
  isPaying: typeof isPaying
  /** Has the provider forget the cards it keeps for an account. */
  eraseStoredCards(tx: Tx, corporationId: number, customerId: number): Promise<void>
  /** Makes the provider's messages arrive. */
  bindWebhook(server: FastifyInstance): void
  watch: PaymentWatch
}

/** Paying: tries, charges, refunds, what the provider says of them. */
export function createPaymentModule(deps: Deps): PaymentModule {
  workJobs(deps)
  return {
    handlers: {
      queryPaymentMethodList: queryPaymentMethods(deps),
      queryCardList: queryCardList(deps),
      queryCardSetup: queryCardSetup(deps),
      createPayment: createPayment(deps),
      paymentThreeDS: continuePayment(deps),
      queryOrderPayResult: queryPayResult(deps),
      removeAdyenCard: removeCard(deps),
      getTipConfig: getTipConfig(deps),
      getCCFeeConfig: getCCFeeConfig(deps),
    },
    staffHandlers: { ...staffRefunds(deps), ...staffBooks(deps) },
    books: dailyBooks(deps),
    askRefund: (tx, input) => askRefund(tx, deps, input),
    askPartialRefund: (tx, wish) => askPartialRefund(tx, deps, wish),
    decidePartialRefund: (tx, decision) => decidePartialRefund(tx, deps, decision),
    ownMeansOf: async (db, at) => (await linesOf(db, at)).flatMap(taken),
    refundAsksOf: (db, at) => refundAsksOf(db, deps, at),
    refundsOf: (corporationId, payableId) => refundsOf(deps, { corporationId, payableId }),
    cardReturns: (corporationId, payableId) => cardReturns(deps, { corporationId, payableId }),
    dueByCard: (tx, input) => dueByCard(tx, deps, input),
    payByCard: (tx, input) => payByCard(tx, deps, input),
    lockToPay: (tx, input) => lockToPay(tx, deps, input),
    checkCardSecurity: (caller, payments) => checkCardSecurity(deps, caller, payments),
    payAtCounter: (tx, input) => payAtCounter(tx, deps, input),
    hold: (tx, at) => holdPayable(tx, deps, at),
    isPaying,
    eraseStoredCards: (tx, corporationId, customerId) => eraseStoredCards(tx, deps, corporationId, customerId),
    bindWebhook: server => bindWebhook(server, deps),
    watch: paymentWatch(deps),
  }
}
