import type { CardProgram } from '@comanda/domain/card'
import type { Currency, Money } from '@comanda/domain/money'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { CardPort } from '../../ports/card.ts'
import type { CouponPort } from '../../ports/coupon.ts'
import type { MemberPort } from '../../ports/member.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { StorePort } from '../../ports/store.ts'
import type { PackageCodes } from './packages/package-codes.ts'

interface Customer {
  corporationId: number
  customerId: number
}

interface PointsToGive extends Customer {
  points: number
  causeKey: string
  kind: 'pointsGiven'
  months: number
  at: number
  reference: string
  shopId?: number
}

interface PointsToTake extends Customer {
  points: number
  causeKey: string
  at: number
  reference: string
}

/** The card that bonus is given to. */
export interface BonusCard {
  cardId: string
  currency: Currency
}

export interface CampaignDeps
  extends Pick<PlatformPort, 'db' | 'clock'>,
    Pick<StorePort, 'shopOf' | 'shopsOf'>,
    Pick<CardPort, 'programAt'>,
    Pick<CouponPort, 'templatesOf' | 'giveCoupons' | 'takeCouponsBack' | 'usesOf'> {
  packageCodes: PackageCodes
  /** The segments among these that a member is in. CARD-19 */
  segmentsOf: MemberPort['segmentsOfMember']
  /** The brand's member programs. */
  cardProgramsOf(db: Queries, corporationId: number): Promise<CardProgram[]>
  /** A customer's card of this currency; undefined if they have none. */
  bonusCardOf(db: Queries, at: Customer & { currencyCode: string }): Promise<BonusCard | undefined>
  /** Locks a customer's points; taken before the row of a campaign, as orders do. */
  lockPoints(tx: Tx, at: Customer): Promise<unknown>
  givePoints(tx: Tx, input: PointsToGive): Promise<unknown>
  takePointsBack(tx: Tx, input: PointsToTake): Promise<void>
  /** A member's birthday (YYYY-MM-DD); empty if unknown. */
  birthdayOf(db: Queries, at: Customer): Promise<string>
  /** Whether a customer has ever paid an order. */
  hasPaidOrder(db: Queries, at: Customer): Promise<boolean>
  /** The total of these orders without those that were refunded, minor units. */
  totalOf(db: Queries, corporationId: number, orderIds: readonly string[]): Promise<Money>
}
