import { type RequestOf, refuse } from '@comanda/contract/core'
import { group as calls } from '@comanda/contract/group'
import { mayChange } from '@comanda/domain/group'
import type { Tx } from '../../platform/db/index.ts'
import { type ChangeHandler, changeInSteps, changeWithOwnTransaction, type Handler } from '../../platform/http/index.ts'
import { groupOfCode } from './join-group.ts'
import type { Deps } from './deps.ts'
import { keyOf, lifeOf, presented } from './present.ts'
import { type GroupRow, lockGroup, setState } from './queries.ts'

/**
 * The handler of a call for the group's host; `step` runs under the group's lock, and not after it is ordered or has
 * ended.
 */
const lead = <C extends (typeof calls)['lock' | 'cancel']>(
  deps: Deps,
  call: C,
  step: (tx: Tx, corporationId: number, row: GroupRow, input: RequestOf<C>) => Promise<GroupRow['state']>,
) =>
  changeInSteps(call as (typeof calls)['lock' | 'cancel'], deps, {
    async prepare(caller, { code }) {
      const row = await groupOfCode(deps, caller, code)
      const party = row && (await deps.parties.at(caller, { shopId: row.shop_id, key: keyOf(code) }))
      if (!row || !party) return refuse('groupUnknown', { field: 'code' })
      return party.me === row.host_person_id ? row : refuse('groupHostOnly')
    },
    async work(tx, { corporationId }, input) {
      const row = await lockGroup(tx, corporationId, input.code)
      if (!row || !mayChange(lifeOf(row), true, deps.clock())) return refuse('groupLocked')
      const state = await step(tx, corporationId, row, input as RequestOf<C>)
      await setState(tx, corporationId, input.code, state)
      return { state }
    },
    answer: (caller, _input, { state }, row) => presented(deps, caller, { ...row, state }),
  }) as ChangeHandler<C>

/** Stops the friends from choosing, or lets them continue. */
export const lockGroupOrder = (deps: Deps): Handler<typeof calls.lock> =>
  lead(deps, calls.lock, async (tx, corporationId, row, { locked }) => {
    await deps.parties.notifyParty(tx, corporationId, row.session_id)
    return locked ? 'locked' : 'open'
  })

/** Cancels the group order for all members. */
export const cancelGroup = (deps: Deps): Handler<typeof calls.cancel> =>
  lead(deps, calls.cancel, async (tx, corporationId, row) => {
    await deps.parties.end(tx, corporationId, row.session_id)
    return 'cancelled'
  })

/** The caller leaves the group, with their dishes and coupons; leaving again changes nothing. */
export const leaveGroup = (deps: Deps): Handler<typeof calls.leave> =>
  changeWithOwnTransaction(calls.leave, 'same result', async (caller, { code }) => {
    const row = await groupOfCode(deps, caller, code)
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
  })
