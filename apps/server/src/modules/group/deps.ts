import type { BizType } from '@comanda/domain/store'
import type { Words } from '@comanda/domain/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { Limits } from '../../platform/limits.ts'

/** Somebody in a group. */
export interface Person {
  personId: string
  owner: string
  nick: string
  avatar: number
  here: boolean
  joinedAt: number
}

/** Those who share a group's cart, as one of them sees it. */
export interface Party {
  sessionId: string
  pin: string
  persons: Person[]
  me: string
}

interface SeatAt {
  shopId: number
  key: string
}

/** What groups ask of those who share things. C6 */
interface PartyDeps {
  at(caller: Guest, seat: SeatAt): Promise<Party | undefined>
  /** Comes to a party by whatever lets one in; the first begins it. */
  comeIn(caller: Guest, seat: SeatAt & { seats: number; nick: string }): Promise<Party | 'full'>
  leave(caller: Guest, seat: SeatAt): Promise<void>
  personsOf(db: Queries, corporationId: number, sessionId: string): Promise<Person[]>
  /** Tells those who share it that something changed. */
  told(tx: Tx, corporationId: number, sessionId: string): Promise<void>
  /** Ends it for everybody. */
  end(tx: Tx, corporationId: number, sessionId: string): Promise<void>
}

export interface Deps {
  db: Database
  clock: Clock
  take: Limits['tryUse']
  shopOf(corporationId: number, shopId: number): Promise<{ shopName: Words; bizTypes: readonly BizType[] } | undefined>
  parties: PartyDeps
  /** Takes the lines and coupons of who leaves out of the group's cart. */
  dropPerson(caller: Guest, group: GroupCart & { personId: string }): Promise<void>
  /** How the order made from a cart stands. */
  orderOf(
    corporationId: number,
    cartId: string,
    since: number,
  ): Promise<{ state: string; callNumber?: string } | undefined>
}

/** Whose cart. */
export interface GroupCart {
  shopId: number
  bizType: BizType
  code: string
  sessionId: string
}
