import { type Refusal, refuse } from '@comanda/contract/core'
import type { group as calls } from '@comanda/contract/group'
import { mayChange } from '@comanda/domain/group'
import type { Tx } from '../../platform/db/index.ts'
import type { Guest, Handler } from '../../platform/http/index.ts'
import { sought } from './join-group.ts'
import type { Needs } from './needs.ts'
import { type GroupShown, keyOf, lifeOf, presented } from './present.ts'
import { type GroupRow, lockGroup, setState } from './queries.ts'

type Refused = 'groupUnknown' | 'groupHostOnly' | 'groupLocked'

/** Does something to the caller's own group, held meanwhile; not once it is ordered or over. */
async function lead(
  needs: Needs,
  who: Guest,
  code: string,
  work: (tx: Tx, row: GroupRow) => Promise<void>,
): Promise<GroupShown | Refusal<Refused>> {
  const { corporationId } = who
  const found = await sought(needs, who, code)
  const party = found && (await needs.parties.at(who, { shopId: found.shop_id, key: keyOf(code) }))
  if (!found || !party) return refuse('groupUnknown', { field: 'code' })
  if (party.me !== found.host_person_id) return refuse('groupHostOnly')
  const row = await needs.db.inTx(async tx => {
    const held = await lockGroup(tx, corporationId, code)
    if (!held || !mayChange(lifeOf(held), true, needs.clock())) return undefined
    await work(tx, held)
    return held
  })
  return row ? presented(needs, who, row) : refuse('groupLocked')
}

/** Ends the choosing of the friends, or lets it go on. */
export const lockGroupOrder =
  (needs: Needs): Handler<typeof calls.lock> =>
  (who, { code, locked }) =>
    lead(needs, who, code, async (tx, row) => {
      row.state = locked ? 'locked' : 'open'
      await setState(tx, who.corporationId, code, row.state)
      await needs.parties.told(tx, who.corporationId, row.session_id)
    })

/** Calls it off for everybody: its cart is nobody's any more. */
export const cancelGroup =
  (needs: Needs): Handler<typeof calls.cancel> =>
  (who, { code }) =>
    lead(needs, who, code, async (tx, row) => {
      row.state = 'cancelled'
      await setState(tx, who.corporationId, code, row.state)
      await needs.parties.end(tx, who.corporationId, row.session_id)
    })

/** A friend leaves, with their dishes and coupons; leaving again changes nothing. */
export const leaveGroup =
  (needs: Needs): Handler<typeof calls.leave> =>
  async (who, { code }) => {
    const row = await sought(needs, who, code)
    if (!row) return refuse('groupUnknown', { field: 'code' })
    const seat = { shopId: row.shop_id, key: keyOf(code) }
    const party = await needs.parties.at(who, seat)
    if (!party) return presented(needs, who, row)
    if (party.me === row.host_person_id) return refuse('groupHostStays')
    if (mayChange(lifeOf(row), false, needs.clock())) {
      const cart = { shopId: row.shop_id, bizType: row.biz_type, code, sessionId: row.session_id }
      await needs.dropPerson(who, { ...cart, personId: party.me })
    }
    await needs.parties.leave(who, seat)
    return presented(needs, who, row)
  }
