import { type Refusal, refuse } from '@comanda/contract/core'
import type { group as calls } from '@comanda/contract/group'
import { mayChange } from '@comanda/domain/group'
import type { Tx } from '../../platform/db/index.ts'
import type { Guest, Handler } from '../../platform/http/index.ts'
import { sought } from './join-group.ts'
import type { Deps } from './deps.ts'
import { type GroupShown, keyOf, lifeOf, presented } from './present.ts'
import { type GroupRow, lockGroup, setState } from './queries.ts'

type Refused = 'groupUnknown' | 'groupHostOnly' | 'groupLocked'

/** Does something to the caller's own group, held meanwhile; not once it is ordered or over. */
async function lead(
  deps: Deps,
  caller: Guest,
  code: string,
  work: (tx: Tx, row: GroupRow) => Promise<void>,
): Promise<GroupShown | Refusal<Refused>> {
  const { corporationId } = caller
  const found = await sought(deps, caller, code)
  const party = found && (await deps.parties.at(caller, { shopId: found.shop_id, key: keyOf(code) }))
  if (!found || !party) return refuse('groupUnknown', { field: 'code' })
  if (party.me !== found.host_person_id) return refuse('groupHostOnly')
  const row = await deps.db.inTx(async tx => {
    const held = await lockGroup(tx, corporationId, code)
    if (!held || !mayChange(lifeOf(held), true, deps.clock())) return undefined
    await work(tx, held)
    return held
  })
  return row ? presented(deps, caller, row) : refuse('groupLocked')
}

/** Ends the choosing of the friends, or lets it go on. */
export const lockGroupOrder =
  (deps: Deps): Handler<typeof calls.lock> =>
  (caller, { code, locked }) =>
    lead(deps, caller, code, async (tx, row) => {
      row.state = locked ? 'locked' : 'open'
      await setState(tx, caller.corporationId, code, row.state)
      await deps.parties.told(tx, caller.corporationId, row.session_id)
    })

/** Calls it off for everybody: its cart is nobody's any more. */
export const cancelGroup =
  (deps: Deps): Handler<typeof calls.cancel> =>
  (caller, { code }) =>
    lead(deps, caller, code, async (tx, row) => {
      row.state = 'cancelled'
      await setState(tx, caller.corporationId, code, row.state)
      await deps.parties.end(tx, caller.corporationId, row.session_id)
    })

/** A friend leaves, with their dishes and coupons; leaving again changes nothing. */
export const leaveGroup =
  (deps: Deps): Handler<typeof calls.leave> =>
  async (caller, { code }) => {
    const row = await sought(deps, caller, code)
    if (!row) return refuse('groupUnknown', { field: 'code' })
    const seat = { shopId: row.shop_id, key: keyOf(code) }
    const party = await deps.parties.at(caller, seat)
    if (!party) return presented(deps, caller, row)
    if (party.me === row.host_person_id) return refuse('groupHostStays')
    if (mayChange(lifeOf(row), false, deps.clock())) {
      const cart = { shopId: row.shop_id, bizType: row.biz_type, code, sessionId: row.session_id }
      await deps.dropPerson(caller, { ...cart, personId: party.me })
    }
    await deps.parties.leave(caller, seat)
    return presented(deps, caller, row)
  }
