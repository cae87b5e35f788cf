import type { CardProgram } from '@comanda/domain/card'
import type { Currency } from '@comanda/domain/money'
import type { Queries, Tx } from '../platform/db/index.ts'

/** The card of a member's membership. */
export interface MemberCard {
  cardProgramId: string
  cardId: string
  cardLevelId: string
}

/** A member card with its balance (minor units), as staff see it. */
export interface StaffCard {
  cardId: string
  customerId: number
  cardNo: string
  programName: string
  levelName: string
  currency: Currency
  paid: number
  given: number
  runOut: boolean
  /** ISO instant; absent = no expiry. */
  expiresAt?: string
  /** It expires within a month, or has: staff may renew it. CARD-1 */
  renewalDue: boolean
}

export interface CardPort {
  /** The first card of a customer. */
  cardOf(db: Queries, corporationId: number, customerId: number): Promise<MemberCard | undefined>
  /** The member program of a store, or of the brand. */
  programAt(corporationId: number, shopId?: number): Promise<CardProgram | undefined>
  customerOfCardNo(db: Queries, corporationId: number, cardNo: string): Promise<number | undefined>
  /** The card that shows this code now; the code is used up by it. CARD-1 */
  useCardCode(tx: Tx, corporationId: number, cardCode: string): Promise<string | undefined>
}
