import type { Currency } from '@comanda/domain/money'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/db/index.ts'

/** What changing rights asks of others. */
export interface RightsNeeds {
  db: Database
  clock: Clock
  /** All stores of the brand, in the caller's language. */
  storesOf(
    corporationId: number,
    language: string,
  ): Promise<{ shopId: number; shopName: string; timeZone: string; currency: Currency }[]>
  /** Ends every session of somebody of the staff: what changed holds from their next question on. */
  endSessionsOf(tx: Tx, corporationId: number, staffId: string): Promise<void>
}
