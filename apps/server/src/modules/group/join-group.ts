import { refuse } from '@comanda/contract/core'
import { group as calls } from '@comanda/contract/group'
import { MAX_IN_GROUP, groupStatusAt } from '@comanda/domain/group'
import { changeWithOwnTransaction, type Guest, type Handler } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { keyOf, lifeOf, presented } from './present.ts'
import { groupByCode, type GroupRow } from './queries.ts'

/** Codes one person may look up in ten minutes: far too few to guess one of 2^80. S8 */
const LOOKS = { max: 240, windowSeconds: 600 }

/** The group order of a code; undefined if there is none, or the caller tried too many. */
export async function groupOfCode(deps: Deps, caller: Guest, code: string): Promise<GroupRow | undefined> {
  const room = await deps.take(caller.corporationId, [{ key: `group-look:${caller.session.owner}`, ...LOOKS }])
  return room ? groupByCode(deps.db, caller.corporationId, code) : undefined
}

/** A group order, for holders of its code. */
export const groupDetail =
  (deps: Deps): Handler<typeof calls.detail> =>
  async (caller, { code }) => {
    const row = await groupOfCode(deps, caller, code)
    return row ? presented(deps, caller, row) : refuse('groupUnknown', { field: 'code' })
  }

/** Joins a group order while members may choose; a member may return and change the name. */
export const joinGroup = (deps: Deps): Handler<typeof calls.join> =>
  changeWithOwnTransaction(calls.join, 'same result', async (caller, { code, nick }) => {
    const row = await groupOfCode(deps, caller, code)
    if (!row) return refuse('groupUnknown', { field: 'code' })
    const status = groupStatusAt(lifeOf(row), deps.clock())
    if (status === 'cancelled' || status === 'expired') return refuse('groupUnknown', { field: 'code' })
    const seat = { shopId: row.shop_id, key: keyOf(code) }
    if (status !== 'open' && !(await deps.parties.at(caller, seat))) return refuse('groupLocked', { field: 'code' })
    const party = await deps.parties.join(caller, { ...seat, seats: MAX_IN_GROUP / 2, nick })
    return party === 'full' ? refuse('groupFull', { params: { bound: MAX_IN_GROUP } }) : presented(deps, caller, row)
  })
