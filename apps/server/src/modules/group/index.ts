import type { group as calls } from '@comanda/contract/group'
import { type GroupStanding, MOST_IN_GROUP, mayChange, standingOf } from '@comanda/domain/group'
import type { BizType } from '@comanda/domain/store'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Guest, HandlersOf } from '../../platform/http/index.ts'
import { createGroup } from './create-group.ts'
import { groupDetail, joinGroup } from './join-group.ts'
import { cancelGroup, leaveGroup, lockGroupOrder } from './lead-group.ts'
import type { Deps, Party } from './deps.ts'
import { keyOf, lifeOf } from './present.ts'
import { groupByCode, groupBySession, markOrdered } from './queries.ts'

export type { GroupCart } from './deps.ts'

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
  seatAt(caller: Guest, input: { shopId: number; bizType: BizType; code: string }): Promise<GroupSeat | undefined>
  /** Who may order the cart of a session, and for how many; undefined where it is of no group or nobody may any more. */
  orderedBy(
    db: Queries,
    input: { corporationId: number; sessionId: string },
  ): Promise<{ owner: string; people: number } | undefined>
  /** Notes with the commit that its cart was ordered. */
  ordered(tx: Tx, group: { corporationId: number; sessionId: string; cartId: string }): void
}

export const createGroups = (deps: Deps): GroupModule => ({
  handlers: {
    create: createGroup(deps),
    join: joinGroup(deps),
    detail: groupDetail(deps),
    lock: lockGroupOrder(deps),
    leave: leaveGroup(deps),
    cancel: cancelGroup(deps),
  },
  async seatAt(caller, { shopId, bizType, code }) {
    const row = await groupByCode(deps.db, caller.corporationId, code)
    if (!row || row.shop_id !== shopId || row.biz_type !== bizType) return undefined
    const key = keyOf(code)
    const party = await deps.parties.at(caller, { shopId, key })
    if (!party || party.sessionId !== row.session_id) return undefined
    const isHost = party.me === row.host_person_id
    const [life, now] = [lifeOf(row), deps.clock()]
    const standing = standingOf(life, now)
    return { code, key, party, isHost, standing, mayChange: mayChange(life, isHost, now), seats: MOST_IN_GROUP }
  },
  async orderedBy(db, { corporationId, sessionId }) {
    const row = await groupBySession(db, corporationId, sessionId)
    if (!row || !mayChange(lifeOf(row), true, deps.clock())) return undefined
    const persons = await deps.parties.personsOf(db, corporationId, sessionId)
    const host = persons.find(it => it.personId === row.host_person_id && it.here)
    return host && { owner: host.owner, people: persons.filter(it => it.here).length }
  },
  ordered: markOrdered,
})
