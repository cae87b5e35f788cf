import type { group as calls } from '@comanda/contract/group'
import { type GroupStanding, MOST_IN_GROUP, mayChange, standingOf } from '@comanda/domain/group'
import type { BizType } from '@comanda/domain/store'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Guest, HandlersOf } from '../../platform/http/index.ts'
import { createGroup } from './create-group.ts'
import { groupDetail, joinGroup } from './join-group.ts'
import { cancelGroup, leaveGroup, lockGroupOrder } from './lead-group.ts'
import type { Needs, Party } from './needs.ts'
import { keyOf, lifeOf } from './present.ts'
import { groupByCode, groupBySession, markOrdered } from './queries.ts'

export type { GroupCart } from './needs.ts'

/** A group order as its cart needs it, for one who belongs to it. */
export interface GroupSeat {
  code: string
  key: string
  party: Party
  isHost: boolean
  standing: GroupStanding
  /** Whether the caller may change what is chosen. */
  mayChange: boolean
  seats: number
}

/** Orders of several phones by link. */
export interface GroupModule {
  handlers: HandlersOf<typeof calls>
  /** The group whose code it is, for who belongs to it; undefined for everybody else, as if there were none. */
  seatAt(who: Guest, ask: { shopId: number; bizType: BizType; code: string }): Promise<GroupSeat | undefined>
  /** Who may order the cart of a session, and for how many; undefined where it is of no group or nobody may any more. */
  orderedBy(
    on: Queries,
    ask: { corporationId: number; sessionId: string },
  ): Promise<{ owner: string; people: number } | undefined>
  /** Notes with the commit that its cart was ordered. */
  ordered(tx: Tx, group: { corporationId: number; sessionId: string; cartId: string }): void
}

export const createGroups = (needs: Needs): GroupModule => ({
  handlers: {
    create: createGroup(needs),
    join: joinGroup(needs),
    detail: groupDetail(needs),
    lock: lockGroupOrder(needs),
    leave: leaveGroup(needs),
    cancel: cancelGroup(needs),
  },
  async seatAt(who, { shopId, bizType, code }) {
    const row = await groupByCode(needs.db, who.corporationId, code)
    if (!row || row.shop_id !== shopId || row.biz_type !== bizType) return undefined
    const key = keyOf(code)
    const party = await needs.parties.at(who, { shopId, key })
    if (!party || party.sessionId !== row.session_id) return undefined
    const isHost = party.me === row.host_person_id
    const [life, now] = [lifeOf(row), needs.clock()]
    const standing = standingOf(life, now)
    return { code, key, party, isHost, standing, mayChange: mayChange(life, isHost, now), seats: MOST_IN_GROUP }
  },
  async orderedBy(on, { corporationId, sessionId }) {
    const row = await groupBySession(on, corporationId, sessionId)
    if (!row || !mayChange(lifeOf(row), true, needs.clock())) return undefined
    const persons = await needs.parties.personsOf(on, corporationId, sessionId)
    const host = persons.find(it => it.personId === row.host_person_id && it.here)
    return host && { owner: host.owner, people: persons.filter(it => it.here).length }
  },
  ordered: markOrdered,
})
