import type { Currency } from '@comanda/domain/money'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../../platform/db/index.ts'

/** What changing rights asks of others. */
export interface RightsDeps {
  db: Database
  clock: Clock
  /** All stores of the brand, in the caller's language. */
  storesOf(
    corporationId: number,
    language: string,
  ): Promise<{ shopId: number; shopName: string; timeZone: string; currency: Currency }[]>
  /** Puts a message on its way, in the transaction of its cause. */
  notify(tx: Tx, notice: StaffNotice): Promise<void>
  channelOpen(channel: 'email' | 'phone'): boolean
  /** What the brand is called. */
  brandName(db: Queries, corporationId: number, language: string): Promise<string>
  /** Where the console is reached from outside. */
  origin: string
  /** Ends every session of somebody of the staff, all but one where it is named: what changed holds from their next question on. */
  endSessionsOf(tx: Tx, corporationId: number, staffId: string, but?: string): Promise<void>
}

/** What somebody of the staff is told by e-mail. */
export interface StaffNotice {
  corporationId: number
  channel: 'email'
  destination: string
  template: 'staffInvited' | 'staffPassword'
  params: Record<string, string | number>
  language: string
}
