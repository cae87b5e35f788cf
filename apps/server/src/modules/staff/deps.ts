import type { AuditSubject } from '@comanda/domain/staff'
import type { ShopState } from '@comanda/domain/store'
import type { Currency } from '@comanda/domain/money'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Session, StaffSession } from '../../platform/http/caller.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Limits } from '../../platform/limits.ts'
import type { NotificationPort } from '../../ports/notification.ts'
import type { PlatformPort } from '../../ports/platform.ts'

/** A store as its staff see it, named in their language. */
export interface StaffStore {
  shopId: number
  shopName: string
  timeZone: string
  state: ShopState
  currency: Currency
}

export interface Deps extends Pick<PlatformPort, 'db' | 'clock'>, Pick<NotificationPort, 'notify' | 'channelOpen'> {
  limits: Limits
  jobs: Pick<Jobs, 'enqueue' | 'work'>
  /** Opens a staff session and answers its token. */
  openSession(tx: Tx, corporationId: number, staff: StaffSession, deviceId: string): Promise<string>
  endSession(tx: Tx, session: Session): Promise<void>
  /** Ends every session of a member of the staff, except `but`: changed rights apply from the next request on. */
  endSessionsOf(tx: Tx, corporationId: number, staffId: string, but?: string): Promise<void>
  /** Ends the sessions of these people that were opened at a shared tablet. */
  endSessionsAt(tx: Tx, corporationId: number, staffIds: readonly string[], deviceId: string): Promise<void>
  /** Replaces the rights in the open sessions of a person, from their next request on. */
  replaceRights(
    tx: Tx,
    person: { corporationId: number; staffId: string },
    rights: Pick<StaffSession, 'role' | 'brand' | 'shopIds' | 'access'>,
  ): Promise<void>
  /** All stores of the brand. */
  storesOf(corporationId: number, language: string): Promise<StaffStore[]>
  /** The names or numbers of what audited actions are about, by id; without those that are gone. */
  subjectNames(corporationId: number, kind: AuditSubject, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  brandName(db: Queries, corporationId: number, language: string): Promise<string>
  /** The brand's name, the address of its logo (empty if it has none), its colour and that of text on it. */
  lookOf(
    db: Queries,
    corporationId: number,
    language: string,
  ): Promise<{ name: string; logo: string; primaryColor: string; onPrimaryColor: string }>
  production: boolean
  /** Signs what consoles store after a sign-in. */
  secret: string
  /** The origin of the console, for links in messages. */
  origin: string
}
