import { adjustmentCalls as calls } from '@comanda/contract/counter'
import { type Refusal, refuse } from '@comanda/contract/core'
import { POINT } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type Handler, change, type BrandAt, type InputOf } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { maskedName, maskedNumber } from '@comanda/domain/member'
import type { Deps } from './deps.ts'
import { postAdjustment } from './post-adjustment.ts'
import { adjustmentShown } from './present.ts'
import { insertAdjustment, useOwnLimit } from './queries.ts'
import type { AdjustmentRow } from './tables.ts'

type Input = InputOf<typeof calls.adjust>

/** The refusal of an adjustment that cannot be posted. */
export const notPosted = (reason: 'short' | 'gone'): Refusal<'adjustShort' | 'adjustGone'> =>
  reason === 'short' ? refuse('adjustShort', { field: 'amount' }) : refuse('adjustGone', { field: 'subjectId' })

/** The requested adjustment; undefined if its account does not exist. */
async function wantedRow(tx: Tx, deps: Deps, caller: BrandAt, input: Input): Promise<AdjustmentRow | undefined> {
  const { corporationId, session } = caller
  const account = await deps.accounts[input.on].lookUp(tx, corporationId, input.subjectId)
  if (!account) return undefined
  const { customerId, number, currency } = account
  const customer = customerId === undefined ? undefined : await deps.customerById(tx, corporationId, customerId)
  const holder = [customer && maskedName(customer.nick), number && maskedNumber(number)].filter(Boolean).join(' · ')
  return {
    corporation_id: corporationId,
    adjustment_id: uuidv7(deps.clock),
    kind: input.on,
    subject_id: input.subjectId,
    holder,
    currency: currency ?? null,
    amount: input.amount,
    reason: input.reason,
    state: 'waiting',
    shop_id: caller.shop.shopId,
    asked_by: session.staff.staffId,
    asked_name: session.staff.name,
    asked_at: new Date(deps.clock()),
    decided_by: null,
    decided_name: null,
    decided_at: null,
    before_amount: null,
    after_amount: null,
  }
}

/** Whether one person may do it alone: the adjustments of a day are added up. */
async function isAlone(tx: Tx, deps: Deps, row: AdjustmentRow): Promise<boolean> {
  const unit = row.currency?.currencyCode ?? POINT
  return useOwnLimit(tx, {
    corporationId: row.corporation_id,
    staffId: row.asked_by,
    day: row.asked_at.toISOString().slice(0, 10),
    unit,
    amount: Math.abs(row.amount),
    most: (await deps.aloneOf(tx, row.corporation_id))[unit] ?? 0,
  })
}

/**
 * Changes a member's balance by a signed amount, minor units: at once, or when a second person approves; refused if
 * there is none. M4, L2
 */
export const adjust = (deps: Deps): Handler<typeof calls.adjust> =>
  change(calls.adjust, deps, async (tx, caller, input) => {
    if (input.amount === 0) return refuse('adjustNothing', { field: 'amount' })
    const row = await wantedRow(tx, deps, caller, input)
    if (!row) return refuse('notFound', { field: 'subjectId' })
    const alone = await isAlone(tx, deps, row)
    if (!alone && !(await deps.hasSecond(tx, row.corporation_id, row.asked_by)))
      return refuse('adjustAlone', { field: 'amount' })
    const done = alone ? await postAdjustment(tx, deps, row) : row
    if (typeof done === 'string') return notPosted(done)
    await insertAdjustment(tx, done)
    return adjustmentShown(done, caller)
  })
