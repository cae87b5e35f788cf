import { refuse } from '@comanda/contract/core'
import type { group as calls } from '@comanda/contract/group'
import { MOST_IN_GROUP, standingOf } from '@comanda/domain/group'
import type { Guest, Handler } from '../../platform/http/index.ts'
import type { Needs } from './needs.ts'
import { keyOf, lifeOf, presented } from './present.ts'
import { groupByCode, type GroupRow } from './queries.ts'

/** Codes one person may look up in ten minutes: far too few to find one of 2^80. S8 */
const LOOKS = { most: 240, windowSeconds: 600 }

/** The group order of a code; undefined where there is none, or somebody tries too many. */
export async function sought(needs: Needs, who: Guest, code: string): Promise<GroupRow | undefined> {
  const room = await needs.take(who.corporationId, [{ key: `group-look:${who.session.owner}`, ...LOOKS }])
  return room ? groupByCode(needs.db, who.corporationId, code) : undefined
}

/** What is known of a group order, to who holds its code. */
export const groupDetail =
  (needs: Needs): Handler<typeof calls.detail> =>
  async (who, { code }) => {
    const row = await sought(needs, who, code)
    return row ? presented(needs, who, row) : refuse('groupUnknown', { field: 'code' })
  }

/** Joins while friends may choose; who belongs to it already may come back and change their name. */
export const joinGroup =
  (needs: Needs): Handler<typeof calls.join> =>
  async (who, { code, nick }) => {
    const row = await sought(needs, who, code)
    if (!row) return refuse('groupUnknown', { field: 'code' })
    const standing = standingOf(lifeOf(row), needs.clock())
    if (standing === 'cancelled' || standing === 'expired') return refuse('groupUnknown', { field: 'code' })
    const seat = { shopId: row.shop_id, key: keyOf(code) }
    if (standing !== 'open' && !(await needs.parties.at(who, seat))) return refuse('groupLocked', { field: 'code' })
    const party = await needs.parties.comeIn(who, { ...seat, seats: MOST_IN_GROUP / 2, nick })
    return party === 'full' ? refuse('groupFull', { params: { bound: MOST_IN_GROUP } }) : presented(needs, who, row)
  }
