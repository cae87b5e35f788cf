import type { Tx } from '../../../platform/db/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { Deps } from '../deps.ts'
import { addReturned, insertPart, insertRefund, refundRows } from './refund-queries.ts'
import type { AttemptRow, RefundPartRow, RefundRow } from '../tables.ts'

/** The full return of an ended payable failed and no refund row covers it yet. */
export const isUncoveredFailedReturn = (row: AttemptRow): boolean =>
  row.state === 'returnFailed' && row.authorised && row.give_back && row.charged_amount > row.returned_amount

/**
 * Stores the failed full return of an ended payable as a failed refund, which staff see and settle like any other. The
 * payable must be locked. M8
 */
export async function storeFailedRefund(tx: Tx, deps: Pick<Deps, 'clock'>, row: AttemptRow): Promise<AttemptRow> {
  const at = { corporationId: row.corporation_id, payableId: row.payable_id, attemptNo: row.attempt_no }
  const amount = row.charged_amount - row.returned_amount
  const refundNo = ((await refundRows(tx, at)).at(-1)?.refund_no ?? 0) + 1
  await insertRefund(tx, refundOf(deps, row, { refundNo, amount }))
  await insertPart(tx, partOf(row, { refundNo, amount }))
  await addReturned(tx, at, amount)
  return { ...row, returned_amount: row.charged_amount }
}

interface FailedReturn {
  refundNo: number
  amount: number
}

/** The refund row; it has no requester, because it followed from the end of the order. */
const refundOf = ({ clock }: Pick<Deps, 'clock'>, row: AttemptRow, { refundNo, amount }: FailedReturn): RefundRow => ({
  corporation_id: row.corporation_id,
  payable_id: row.payable_id,
  refund_no: refundNo,
  refund_id: uuidv7(clock),
  kind: row.kind,
  shop_id: row.shop_id,
  cause_key: `bounced:${row.attempt_id}`,
  amount,
  lines: [],
  reason: '',
  state: 'given',
  asked_kind: 'staff',
  asked_by: '',
  asked_name: '',
  first_by: null,
  first_name: null,
  decided_by: null,
  decided_name: null,
  asked_at: row.changed_at,
  decided_at: row.changed_at,
})

const partOf = (row: AttemptRow, { refundNo, amount }: FailedReturn): RefundPartRow => ({
  corporation_id: row.corporation_id,
  payable_id: row.payable_id,
  refund_no: refundNo,
  attempt_no: row.attempt_no,
  line_no: 0,
  payment_method: row.payment_method,
  amount,
  state: 'failed',
  asked_at: row.changed_at,
  sent_at: null,
  ended_at: row.changed_at,
  watch_at: null,
  try_no: 1,
  settled_by: null,
  settled_name: null,
  settled_how: null,
})
