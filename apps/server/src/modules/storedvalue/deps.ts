import type { CardProgram } from '@comanda/domain/card'
import type { Currency, Money, Words } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'

/** The card that is filled. */
export interface CardToFill {
  cardId: string
  cardProgramId: string
  currency: Currency
  balance: Money
  pointsMonths: number
}

/** Something that a card pays. */
export interface CardPays {
  corporationId: number
  customerId: number
  kind: 'order' | 'bill'
  payableId: string
  cardId: string
  language: string
  requestId: string
}

/** What topping up asks of others. */
export interface StoredValueDeps {
  db: Database
  clock: Clock
  shopOf(corporationId: number, shopId: number): Promise<ShopConfig | undefined>
  shopsOf(corporationId: number): Promise<ShopConfig[]>
  /** The customer's own card; without an id their first. */
  cardOf(
    db: Queries,
    at: { corporationId: number; customerId: number; cardId?: string },
  ): Promise<CardToFill | undefined>
  /** The brand's member programs, whose cards can be filled. */
  cardProgramsOf(db: Queries, corporationId: number): Promise<CardProgram[]>
  /** The kinds of coupons that can come with a recharge. */
  couponNamesOf(db: Queries, corporationId: number): Promise<{ couponTemplateId: string; name: Words }[]>
  /** The version of an agreement that is in force. */
  agreementVersion(corporationId: number, agreementId: string): Promise<number | undefined>
  /** What the card would have to pay of something of its holder's; undefined where it cannot, however much were on it. PAY-7 */
  dueByCard(tx: Tx, input: CardPays): Promise<{ due: Money; currency: Currency } | undefined>
  /** Pays all of it with the card; false where that is not possible (any more). */
  payByCard(tx: Tx, input: CardPays): Promise<boolean>
  /** Locks it, before the card's balance is. */
  holdPayable(tx: Tx, at: { corporationId: number; kind: 'order' | 'bill'; payableId: string }): Promise<boolean>
  /** Whether the card may pay so much: its password or a fresh code, where one is needed. CARD-1 */
  checkSecurity(input: {
    corporationId: number
    customerId: number
    cardId: string
    amount: Money
    securityCode: string | undefined
  }): Promise<'right' | 'wrong' | 'locked' | 'notNeeded'>
  /** Points on top, once per cause. */
  givePoints(tx: Tx, input: PointsInput & { months: number }): Promise<unknown>
  takePointsBack(tx: Tx, input: PointsInput): Promise<void>
  /** Coupons on top. */
  giveCoupons(tx: Tx, input: CouponsInput): Promise<void>
  /** Ends such coupons that are not used, as far as there are. M10 */
  takeCouponsBack(tx: Tx, input: CouponsInput): Promise<void>
  /** What went back of a recharge, to which means, and when. */
  refundsOf(corporationId: number, rechargeId: string): Promise<RefundStory[]>
}

/** One way of a refund's money, in its steps. */
interface RefundStory {
  refundId: string
  refundGroup: string
  amount: Money
  paymentMethod: string
  state: 'asked' | 'sent' | 'done' | 'failed'
  steps: { state: 'asked' | 'sent' | 'done' | 'failed'; at: string }[]
  reason: string
}

interface CouponsInput {
  corporationId: number
  owner: string
  couponTemplateId: string
  count: number
}

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
