import type { CardProgram } from '@comanda/domain/card'
import type { ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/db/index.ts'
import type { Log } from '../../platform/log.ts'

/** What points ask of others. */
export interface PointsNeeds {
  db: Database
  clock: Clock
  log: Log
  shopOf(corporationId: number, shopId: number): Promise<ShopConfig | undefined>
  shopsOf(corporationId: number): Promise<ShopConfig[]>
  /** The member program of a store, or of the brand. */
  programAt(corporationId: number, shopId?: number): Promise<CardProgram | undefined>
  /** The bonus of the member's level in parts per million; undefined for who is no member of the program. */
  bonusOf(
    on: Queries,
    at: { corporationId: number; customerId: number; cardProgramId: string },
  ): Promise<number | undefined>
  /** Whether an order is this person's. */
  ownsOrder(on: Queries, at: { corporationId: number; orderId: string; owner: string }): Promise<boolean>
}
