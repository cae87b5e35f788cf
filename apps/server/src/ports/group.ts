import type { GroupStatus } from '@comanda/domain/group'
import type { BizType } from '@comanda/domain/store'
import type { Queries, Tx } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'
import type { Party } from './table.ts'

/** A group order as its cart needs it, for a person who belongs to it. */
export interface GroupSeat {
  code: string
  /** Names the place of its cart. */
  key: string
  party: Party
  isHost: boolean
  standing: GroupStatus
  /** Whether the caller may change the chosen dishes. */
  mayChange: boolean
  seats: number
}

/** Orders of several phones by link. */
export interface GroupPort {
  /** The group of a code, for its members; undefined for others, as for an unknown code. */
  seatAt(caller: Guest, input: { shopId: number; bizType: BizType; code: string }): Promise<GroupSeat | undefined>
  /** The person who may order the cart of a session, and for how many; undefined where it is of no group, or too late. */
  orderedBy(
    db: Queries,
    input: { corporationId: number; sessionId: string },
  ): Promise<{ owner: string; people: number } | undefined>
  /** Notes with the commit that its cart was ordered. */
  ordered(tx: Tx, group: { corporationId: number; sessionId: string; cartId: string }): void
}
