import type { CardProgram } from '@comanda/domain/card'
import type { Currency, Money } from '@comanda/domain/money'
import type { StaffActor } from '../../platform/audit-line.ts'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { AuthPort } from '../../ports/auth.ts'
import type { CouponPort } from '../../ports/coupon.ts'
import type { ByCard, PayableAt, PaymentPort, SecurityCheck } from '../../ports/payment.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { StorePort } from '../../ports/store.ts'

/** The card that is filled. */
export interface CardToFill {
  cardId: string
  cardProgramId: string
  name: string
  currency: Currency
  balance: Money
  pointsMonths: number
  shopIds: readonly number[]
  /** False: its program has ended, and takes no top-ups. */
  isOpen: boolean
}

/** An order or a bill that the filled card pays. */
export type CardPayment = ByCard & { kind: 'order' | 'bill' }

interface PointsInput {
  corporationId: number
  customerId: number
  points: number
  causeKey: string
  kind: 'pointsGiven'
  at: number
  reference: string
  shopId: number
}

export interface StoredValueDeps
  extends Pick<PlatformPort, 'db' | 'clock'>,
    Pick<StorePort, 'shopOf' | 'shopsOf'>,
    Pick<AuthPort, 'refusalForTerms'>,
    Pick<PaymentPort, 'dueByCard' | 'payByCard' | 'refundsOf'>,
    Pick<CouponPort, 'giveCoupons' | 'takeCouponsBack'> {
  /** The customer's own card: the one named, else their first that fits. */
  cardOf(
    db: Queries,
    at: { corporationId: number; customerId: number; cardId?: string; fits?: (card: CardToFill) => boolean },
  ): Promise<CardToFill | undefined>
  cardsOf(
    db: Queries,
    at: { corporationId: number; customerId: number; language?: string },
  ): Promise<readonly CardToFill[]>
  /** The brand's member programs, whose cards can be filled. */
  cardProgramsOf(db: Queries, corporationId: number): Promise<CardProgram[]>
  /** The kinds of coupons that can come with a recharge. */
  couponNamesOf: CouponPort['templatesOf']
  /** Puts a sample text of an agreement in force, unless the brand has one. SETUP-5 */
  startTerms(tx: Tx, terms: { corporationId: number; agreementId: string; by: StaffActor; at: Date }): Promise<void>
  /** The version of an agreement that is in force. */
  agreementVersion(corporationId: number, agreementId: string): Promise<number | undefined>
  /** Money was paid onto the card: it is valid for another period of its program. CARD-1 */
  renewCard(tx: Tx, at: { corporationId: number; cardId: string; at: number }): Promise<void>
  /** Locks what the card pays, before the card's balance is locked. */
  holdPayable(tx: Tx, at: PayableAt): Promise<boolean>
  checkSecurity: SecurityCheck
  /** Points on top, once per cause. */
  givePoints(tx: Tx, input: PointsInput & { months: number }): Promise<unknown>
  /** `given`: what gave them. */
  takePointsBack(tx: Tx, input: PointsInput & { given: string }): Promise<void>
}
