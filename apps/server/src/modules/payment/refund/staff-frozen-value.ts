import { frozenValueCalls as calls } from '@comanda/contract/payment'
import { refuse, type ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import type { Queries } from '../../../platform/db/index.ts'
import { change, type Handler, type HandlersOf, type StaffAt } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { settleRefund } from '../attempt/attempt-step.ts'
import { holdPayable } from '../payables.ts'
import { attemptsOf } from '../queries.ts'
import type { FrozenValueRow } from '../tables.ts'
import { releaseFrozenValue, waitingValue } from './frozen-value.ts'

type Listed = ResponseOf<typeof calls.frozenValues>

async function shown(db: Queries, deps: Deps, row: FrozenValueRow): Promise<Listed['values'][number]> {
  const at = { corporationId: row.corporation_id, kind: row.kind, payableId: row.payable_id }
  return {
    payableId: row.payable_id,
    kind: row.kind === 'giftcard' ? 'giftcard' : 'recharge',
    displayNo: (await deps.payables[row.kind]?.numberOf?.(db, at)) ?? '',
    chargedAmount: money(row.charged_amount),
    frozenAmount: money(row.frozen_amount),
    currency: row.currency,
    frozenAt: row.frozen_at.toISOString(),
  }
}

async function listed(db: Queries, deps: Deps, caller: StaffAt): Promise<Listed> {
  const rows = await waitingValue(db, caller.shop)
  return { values: await Promise.all(rows.map(row => shown(db, deps, row))) }
}

const frozenValues =
  (deps: Deps): Handler<typeof calls.frozenValues> =>
  caller =>
    listed(deps.db, deps, caller)

/** A person releases frozen value to its holder, or takes it for the brand. It happens once. PAY-9 */
const decideFrozenValue = (deps: Deps): Handler<typeof calls.decideFrozenValue> =>
  change(calls.decideFrozenValue, deps, async (tx, caller, { payableId, take, reason }) => {
    const { corporationId, shopId } = caller.shop
    const row = (await waitingValue(tx, { corporationId, shopId })).find(it => it.payable_id === payableId)
    const at = row && { corporationId, kind: row.kind, payableId }
    if (!at || !(await holdPayable(tx, deps, at))) return refuse('frozenDecided', { field: 'payableId' })
    const { staffId: id, name } = caller.session.staff
    const done = await releaseFrozenValue(tx, deps, at, {
      state: take ? 'taken' : 'released',
      by: { id, name },
      reason,
    })
    // Its money may have been returned meanwhile: that waited for this decision.
    const returned = done && (await attemptsOf(tx, at)).find(row => row.state === 'returned')
    if (returned) await settleRefund(tx, deps, returned)
    return done ? listed(tx, deps, caller) : refuse('frozenDecided', { field: 'payableId' })
  })

/** Value that is frozen after a chargeback, at the console. */
export const staffFrozenValue = (deps: Deps): HandlersOf<typeof calls> => ({
  frozenValues: frozenValues(deps),
  decideFrozenValue: decideFrozenValue(deps),
})
