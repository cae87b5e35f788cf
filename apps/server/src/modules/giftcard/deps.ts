import type { ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { Seal } from '../../platform/seal.ts'

/** What is to be said, to whom. */
export interface GiftNotice {
  corporationId: number
  channel: 'email' | 'phone'
  destination: string
  template: string
  params: Record<string, string | number>
  language: string
}

/** What gift cards ask of others. */
export interface Deps {
  db: Database
  clock: Clock
  log: Log
  jobs: Pick<Jobs, 'enqueue' | 'work'>
  /** Keeps codes in a form that the database alone does not give away. */
  seal: Seal
  shopsOf(corporationId: number): Promise<readonly ShopConfig[]>
  addressLinesOf(shop: ShopConfig, language: string): string[]
  brandName(db: Queries, corporationId: number, language: string): Promise<string>
  /** The address guests open, for links in messages. */
  origin: string
  /** A typed phone as it is kept; undefined where no number of that country could look like it. */
  phoneOf(typed: string, isoCode: string): Promise<{ phoneNumber: string; isoCode: string } | undefined>
  channelOpen(channel: 'email' | 'phone'): boolean
  notify(tx: Tx, notice: GiftNotice): Promise<void>
  /** Keeps a picture of the brand's for good, by its path; false where there is none of this brand. */
  usePicture(tx: Tx, corporationId: number, path: string): Promise<boolean>
  /** Counts one use against limits; false where there is no room. */
  takeLimit(corporationId: number, limits: readonly Limit[]): Promise<boolean>
}
