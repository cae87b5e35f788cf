import type { adjustmentCalls as calls } from '@comanda/contract/console'
import { type Refusal, refuse, type RequestOf } from '@comanda/contract/core'
import { POINT } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import { brandShop, type Handler, once, type Staff } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { maskedName, maskedNumber } from './masked.ts'
import type { Needs } from './needs.ts'
import { postAdjustment } from './post-adjustment.ts'
import { type AdjustmentShown, adjustmentShown } from './present.ts'
import { insertAdjustment, takeAlone } from './queries.ts'
import type { AdjustmentRow } from './tables.ts'

type Ask = RequestOf<typeof calls.adjust>
type Refused = Refusal<'notFound' | 'adjustShort' | 'adjustGone' | 'adjustAlone'>

/** What keeps an adjustment from being posted. */
export const notPosted = (why: 'short' | 'gone'): Refusal<'adjustShort' | 'adjustGone'> =>
  why === 'short' ? refuse('adjustShort', { field: 'amount' }) : refuse('adjustGone', { field: 'subjectId' })

/** The adjustment as it is asked for; undefined where there is nothing to change. */
async function asked(tx: Tx, needs: Needs, who: Staff, ask: Ask): Promise<AdjustmentRow | undefined> {
  const { corporationId, session } = who
  const account = await needs.accounts[ask.on].lookUp(tx, corporationId, ask.subjectId)
  if (!account) return undefined
  const { customerId, number, currency } = account
  const customer = customerId === undefined ? undefined : await needs.customerById(tx, corporationId, customerId)
  const holder = [customer && maskedName(customer.nick), number && maskedNumber(number)].filter(Boolean).join(' · ')
  return {
    corporation_id: corporationId,
    adjustment_id: uuidv7(needs.clock),
    kind: ask.on,
    subject_id: ask.subjectId,
    holder,
    currency: currency ?? null,
    amount: ask.amount,
    reason: ask.reason,
    state: 'waiting',
    shop_id: ask.shopId,
    asked_by: session.staff.staffId,
    asked_name: session.staff.name,
    asked_at: new Date(needs.clock()),
    decided_by: null,
    decided_name: null,
    decided_at: null,
    before_amount: null,
    after_amount: null,
  }
}

/** Whether one person may do it alone: many small ones of a day count as one. */
async function isAlone(tx: Tx, needs: Needs, row: AdjustmentRow): Promise<boolean> {
  const unit = row.currency?.currencyCode ?? POINT
  return takeAlone(tx, {
    corporationId: row.corporation_id,
    staffId: row.asked_by,
    day: row.asked_at.toISOString().slice(0, 10),
    unit,
    amount: Math.abs(row.amount),
    most: (await needs.aloneOf(tx, row.corporation_id))[unit] ?? 0,
  })
}

/** Changes what a member holds by a signed amount, at once or once a second person says yes; refused where there is none. M4, L2 */
export const adjust =
  (needs: Needs): Handler<typeof calls.adjust> =>
  async (who, ask) => {
    const shop = brandShop(who, ask.shopId)
    if ('refused' in shop) return shop
    if (ask.amount === 0) return refuse('adjustNothing', { field: 'amount' })
    return once<AdjustmentShown, Refused>(needs.db, who, '/api/console/adjust', ask, async tx => {
      const row = await asked(tx, needs, who, ask)
      if (!row) return refuse('notFound', { field: 'subjectId' })
      const alone = await isAlone(tx, needs, row)
      if (!alone && !(await needs.hasSecond(tx, row.corporation_id, row.asked_by)))
        return refuse('adjustAlone', { field: 'amount' })
      const done = alone ? await postAdjustment(tx, needs, row) : row
      if (typeof done === 'string') return notPosted(done)
      await insertAdjustment(tx, done)
      return adjustmentShown(done, who)
    })
  }
