import type { group as calls } from '@comanda/contract/group'
import { MAX_IN_GROUP, mayChange, groupStatusAt } from '@comanda/domain/group'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { GroupPort } from '../../ports/group.ts'
import { createGroup } from './create-group.ts'
import { groupDetail, joinGroup } from './join-group.ts'
import { cancelGroup, leaveGroup, lockGroupOrder } from './lead-group.ts'
import type { Deps } from './deps.ts'
import { keyOf, lifeOf } from './present.ts'
import { groupByCode, groupBySession, markOrdered } from './queries.ts'

export type { GroupCart } from './deps.ts'

/** Orders of several phones by link. */
export interface GroupModule extends GroupPort {
  handlers: HandlersOf<typeof calls>
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
    const status = groupStatusAt(life, now)
    return { code, key, party, isHost, standing: status, mayChange: mayChange(life, isHost, now), seats: MAX_IN_GROUP }
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
