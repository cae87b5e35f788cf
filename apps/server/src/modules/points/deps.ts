import type { CardProgram } from '@comanda/domain/card'
import type { ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/db/index.ts'
import type { Log } from '../../platform/log.ts'

/** The member program of a store; what a customer's level gives on top, in parts per million, where they are a member. */
export interface MemberAt {
  program?: CardProgram | undefined
  bonus?: number | undefined
}

/** What points ask of others. */
export interface PointsDeps {
  db: Database
  clock: Clock
  log: Log
  shopOf(corporationId: number, shopId: number): Promise<ShopConfig | undefined>
  shopsOf(corporationId: number): Promise<ShopConfig[]>
  /** The member program of a store, or of the brand. */
  programAt(corporationId: number, shopId?: number): Promise<CardProgram | undefined>
  /** The bonus of the member's level in parts per million; undefined for who is no member of the program. */
  bonusOf(
    db: Queries,
    at: { corporationId: number; customerId: number; cardProgramId: string },
  ): Promise<number | undefined>
  /** Both at once: the member program of a store, and the bonus of the customer's level in it. */
  memberAt(db: Queries, at: { corporationId: number; customerId: number; shopId: number }): Promise<MemberAt>
  /** Whether an order is this person's. */
  ownsOrder(db: Queries, at: { corporationId: number; orderId: string; owner: string }): Promise<boolean>
}
