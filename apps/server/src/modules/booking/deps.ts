import type { Money } from '@comanda/domain/money'
import type { ShopConfig, TableInfo } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'

/** What is to be said, to whom. */
export interface BookingNotice {
  corporationId: number
  channel: 'email' | 'phone'
  destination: string
  template: string
  params: Record<string, string | number>
  language: string
}

/** A part of a deposit on its way back; `at` is when it came to stand so. */
export interface DepositBack {
  amount: Money
  state: 'asked' | 'sent' | 'done' | 'failed'
  at: string
  lastFour?: string
}

/** What bookings ask of others. */
export interface Deps {
  db: Database
  clock: Clock
  log: Log
  jobs: Pick<Jobs, 'enqueue' | 'work'>
  publish(corporationId: number, topic: string, version: number): void
  shopOf(corporationId: number, shopId: number): Promise<ShopConfig | undefined>
  /** The same, within a transaction of the asker's. */
  shopIn(tx: Tx, corporationId: number, shopId: number): Promise<ShopConfig | undefined>
  shopsOf(corporationId: number): Promise<readonly ShopConfig[]>
  addressLinesOf(shop: ShopConfig, language: string): string[]
  tablesOf(corporationId: number, shopId: number): Promise<readonly TableInfo[]>
  /** A typed phone as it is kept; undefined where no number of that country could look like it. */
  phoneOf(typed: string, isoCode: string): Promise<{ phoneNumber: string; isoCode: string } | undefined>
  /** Whether somebody may cause one more message to this phone or address: bookings are free, messages are not. */
  mayAsk(caller: Guest, to: { phoneNumber: string; email: string }): Promise<boolean>
  channelOpen(channel: 'email' | 'phone'): boolean
  notify(tx: Tx, notice: BookingNotice): Promise<void>
  /** What of a booking's deposit went back, to which card and since when. */
  depositBack(corporationId: number, bookingId: string): Promise<DepositBack[]>
  /** Gives back all that was or may still be paid as a booking's deposit. It is locked. M8 */
  askRefund(
    tx: Tx,
    input: { corporationId: number; bookingId: string; causeKey: string; reason: string },
  ): Promise<void>
}
