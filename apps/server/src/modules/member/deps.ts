import type { ResponseOf } from '@comanda/contract/core'
import type { directoryCalls, memberFilter, memberProfile, memberSorts } from '@comanda/contract/member'
import type { member as ownCalls } from '@comanda/contract/member'
import type { CardProgram } from '@comanda/domain/card'
import type { Currency } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import type * as z from 'zod/mini'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { AuthPort } from '../../ports/auth.ts'
import type { CardPort } from '../../ports/card.ts'
import type { NotificationPort } from '../../ports/notification.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { MemberImportDeps } from './import/deps.ts'
import type { CustomerRow } from './tables.ts'

export type Profile = z.output<typeof memberProfile>

/** Which members, and how the caller sees them. */
export interface Search {
  filter: z.output<typeof memberFilter>
  view: {
    fullNames: boolean
    timeZone: string
    /** The day there (YYYY-MM-DD). */
    today: string
    shopIds?: readonly number[]
  }
}

/** A member's row as the list reads it. */
export type ListedRow = Pick<
  CustomerRow,
  | 'customer_id'
  | 'nick'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'created_at'
  | 'last_visit_at'
  | 'visits'
  | 'marketing'
  | 'tags'
>

/** A member or a closed account, with the time of its last change. */
export interface ChangedMember extends ListedRow, Pick<CustomerRow, 'closed_at' | 'birthday'> {
  changed_at: Date
  language: string
  favourite_shop_id: number | null
}

/** A member whom a store serves now, with the ids of what is served. */
export interface ServedRow
  extends Pick<CustomerRow, 'customer_id' | 'nick' | 'first_name' | 'last_name' | 'allergies'> {
  notes: { noteId: string; text: string }[]
  order_ids: string[]
  booking_ids: string[]
  table_ids: string[]
}

/** What members hold and have spent; amounts in minor units. */
export interface MemberHoldings {
  cards: { customerId: number; cardNo: string; levelId: string; program: CardProgram; value: number }[]
  /** `visits` are those paid in the currency. */
  spent: { customerId: number; currency: string; amount: number; visits: number }[]
  /** By the name of the account. */
  points: ReadonlyMap<string, number>
}

/** What closing an account takes away, and what prevents it. */
export type Closing = ResponseOf<typeof directoryCalls.checkEraseMember>

export interface MemberDeps
  extends Pick<AuthPort, 'contactsOf'>,
    Pick<CardPort, 'cardOf'>,
    Pick<NotificationPort, 'notify'> {
  db: Database
  clock: Clock
  jobs: PlatformPort['jobs']
  imports: MemberImportDeps
  /** What a customer holds: balance, points, coupons, gift cards. */
  assetsOf(caller: Guest): Promise<ResponseOf<typeof ownCalls.queryAssets>>
  /** Uses an upload of the caller as their picture in place of the one before; false where it is not theirs. */
  useAvatar(tx: Tx, caller: Guest, name: string, before: string): Promise<boolean>
  /** The path of a picture. */
  pictureOf(corporationId: number, name: string): string
  shopsOf(corporationId: number): Promise<ShopConfig[]>
  programsOf(db: Queries, corporationId: number): Promise<CardProgram[]>
  listMembers(
    db: Queries,
    corporationId: number,
    page: Search & { sort: (typeof memberSorts)[number]; cursor?: string | undefined; most: number },
  ): Promise<{ rows: ListedRow[]; nextCursor?: string }>
  /** The next members by number, after one of them. */
  memberIds(db: Queries, corporationId: number, page: Search & { after: number; most: number }): Promise<number[]>
  /** Whether a member meets each of the searches. */
  searchesOfMember(
    db: Queries,
    at: { corporationId: number; customerId: number },
    searches: readonly Search[],
  ): Promise<boolean[]>
  countMembers(db: Queries, corporationId: number, search: Search): Promise<number>
  holdingsOf(db: Queries, corporationId: number, customerIds: readonly number[]): Promise<MemberHoldings>
  /** Members of a store and closed accounts that changed after a place in the order of changes, and the database's time. */
  changedMembers(
    db: Queries,
    at: ShopAt,
    page: { after: { at: Date; id: number }; limit: number },
  ): Promise<{ rows: ChangedMember[]; now: Date }>
  /** A member who visited a store or joined there. */
  memberOfShop(db: Queries, at: ShopAt, customerId: number): Promise<ChangedMember | undefined>
  /** The tags in use, the most frequent first. */
  tagsOf(db: Queries, corporationId: number): Promise<string[]>
  /** The members whom a store serves now and who have allergies or pinned notes. */
  servedAt(db: Queries, at: ShopAt): Promise<ServedRow[]>
  /** Orders, favourite dishes, postings, coupons, gift cards and bookings of a member. */
  storyOf(
    db: Queries,
    at: {
      corporationId: number
      customerId: number
      language: string
      currencies: readonly Currency[]
      /** Orders and bookings of these stores alone. */
      shopIds?: readonly number[]
    },
  ): Promise<Pick<Profile, 'favourites' | 'orders' | 'postings' | 'coupons' | 'giftCards' | 'bookings'>>
  /** A phone number as it is stored, with its country: as dialled in the country or with the prefix; undefined if it is none. */
  phoneOf(text: string, countryCode: string): Promise<string | undefined>
  /** Ends the sessions of an account. */
  endSessions(tx: Tx, corporationId: number, customerId: number): Promise<void>
  closingOf(db: Queries, corporationId: number, customerId: number): Promise<Closing>
  /** Erases an account in every module. */
  eraseAccount(tx: Tx, corporationId: number, customerId: number, language: string): Promise<void>
}
