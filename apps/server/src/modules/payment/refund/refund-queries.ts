import { type Money, money } from '@comanda/domain/money'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { PayableAt } from '../../../ports/payment.ts'
import type { AttemptRow, PaymentTables, PaymentWrites, RefundPartRow, RefundRow } from '../tables.ts'

export const REFUND_JOB = 'payment.refund'

type PayableId = Omit<PayableAt, 'kind'>

/** Key of one part of a refund: what is returned to one method. */
export interface RefundPartAt extends PayableId {
  refundNo: number
  attemptNo: number
  lineNo: number
}

const REFUNDED_IN_PARTS = {
  name: 'payment_refunded_in_parts',
  text: `select payable_id, sum(amount)::bigint as amount from payment_refund
    where corporation_id = $1 and payable_id = any($2::uuid[]) and kind = 'order' and state <> 'declined' group by payable_id`,
}

/** What refunds of their parts have returned or wait to return, by order; those without one are left out. M9 */
export async function refundedInParts(
  db: Queries,
  corporationId: number,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Money>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await db.query<{ payable_id: string; amount: number }>(REFUNDED_IN_PARTS, [corporationId, orderIds])
  return new Map(rows.map(({ payable_id, amount }) => [payable_id, money(amount)]))
}

/** The refunds of a payable, oldest first. */
export const refundRows = (db: Queries, { corporationId, payableId }: PayableId): Promise<RefundRow[]> =>
  db
    .withTables<PaymentTables>()
    .selectFrom('payment_refund')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('payable_id', '=', payableId)
    .orderBy('refund_no')
    .execute()

const MAX_WAITING = 100

/** The refunds of a store's orders that wait for an approval, oldest first. */
export const waitingRefunds = (db: Queries, at: { corporationId: number; shopId: number }): Promise<RefundRow[]> =>
  db
    .withTables<PaymentTables>()
    .selectFrom('payment_refund')
    .selectAll()
    .where('corporation_id', '=', at.corporationId)
    .where('shop_id', '=', at.shopId)
    .where('state', '=', 'waiting')
    .orderBy('asked_at')
    .limit(MAX_WAITING)
    .execute()

/** A refund of which a part failed: the amount, the method and the time. */
export type FailedRefund = RefundRow & { failed_amount: number; failed_at: Date }

/** The refunds of a store that failed and need a person, oldest first. W2 */
export const failedRefunds = (db: Queries, at: { corporationId: number; shopId: number }): Promise<FailedRefund[]> =>
  db
    .withTables<PaymentTables>()
    .selectFrom('payment_refund_part as part')
    .innerJoin('payment_refund as refund', join =>
      join
        .onRef('refund.corporation_id', '=', 'part.corporation_id')
        .onRef('refund.payable_id', '=', 'part.payable_id')
        .onRef('refund.refund_no', '=', 'part.refund_no'),
    )
    .selectAll('refund')
    .select(['part.amount as failed_amount', eb => eb.fn.coalesce('part.ended_at', 'part.asked_at').as('failed_at')])
    .where('part.corporation_id', '=', at.corporationId)
    .where('part.state', '=', 'failed')
    .where('refund.shop_id', '=', at.shopId)
    .orderBy('part.ended_at')
    .limit(MAX_WAITING)
    .execute()

/** The parts of all refunds of a payable: by refund, and within it by attempt and line. */
export const refundParts = (db: Queries, { corporationId, payableId }: PayableId): Promise<RefundPartRow[]> =>
  db
    .withTables<PaymentTables>()
    .selectFrom('payment_refund_part')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('payable_id', '=', payableId)
    .orderBy('refund_no')
    .orderBy('attempt_no')
    .orderBy('line_no')
    .execute()

const OVER: ReadonlySet<RefundPartRow['state']> = new Set(['done', 'elsewhere', 'withdrawn'])

/** Whether a part is still on its way, or failed and needs a person. */
export const hasOpenParts = async (db: Queries, at: PayableId): Promise<boolean> =>
  (await refundParts(db, at)).some(({ state }) => !OVER.has(state))

export const refundPart = async (db: Queries, at: RefundPartAt): Promise<RefundPartRow | undefined> =>
  (await refundParts(db, at)).find(
    row => row.refund_no === at.refundNo && row.attempt_no === at.attemptNo && row.line_no === at.lineNo,
  )

/** Inserts a refund, before anything of it is requested from a provider. */
export const insertRefund = (tx: Tx, row: RefundRow) =>
  tx
    .withTables<PaymentWrites>()
    .insertInto('payment_refund')
    .values({ ...row, lines: JSON.stringify(row.lines) })
    .execute()

/** Decides a waiting refund, or stores the first of two approvals; false if it was decided before. */
export async function decideRefund(
  tx: Tx,
  row: RefundRow,
  by: Partial<Pick<RefundRow, 'state' | 'first_by' | 'first_name' | 'decided_by' | 'decided_name' | 'decided_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<PaymentTables>()
    .updateTable('payment_refund')
    .set(by)
    .where('corporation_id', '=', row.corporation_id)
    .where('payable_id', '=', row.payable_id)
    .where('refund_no', '=', row.refund_no)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Inserts what is to be returned to one method; throws if it exists already. */
export const insertPart = (tx: Tx, row: RefundPartRow) =>
  tx.withTables<PaymentTables>().insertInto('payment_refund_part').values(row).execute()

/** Moves a part from one state to another; false if it is not in that state (any more). */
export async function movePart(
  tx: Tx,
  at: RefundPartAt,
  from: readonly RefundPartRow['state'][],
  to: Pick<RefundPartRow, 'state'> & Partial<Omit<RefundPartRow, 'corporation_id' | 'payable_id' | 'amount'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<PaymentTables>()
    .updateTable('payment_refund_part')
    .set({ watch_at: null, ...to })
    .where('corporation_id', '=', at.corporationId)
    .where('payable_id', '=', at.payableId)
    .where('refund_no', '=', at.refundNo)
    .where('attempt_no', '=', at.attemptNo)
    .where('line_no', '=', at.lineNo)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Sent parts that are due for a status query. */
export const dueParts = (db: Queries, now: Date, most: number): Promise<RefundPartRow[]> =>
  db
    .withTables<PaymentTables>()
    .selectFrom('payment_refund_part')
    .selectAll()
    .where('watch_at', '<=', now)
    .where('state', '=', 'sent')
    .orderBy('watch_at')
    .limit(most)
    .execute()

/** Sets when a sent part is queried next; false if it has ended. */
export async function watchPart(tx: Tx, at: RefundPartAt, seen: Date, next: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<PaymentTables>()
    .updateTable('payment_refund_part')
    .set({ watch_at: next })
    .where('corporation_id', '=', at.corporationId)
    .where('payable_id', '=', at.payableId)
    .where('refund_no', '=', at.refundNo)
    .where('attempt_no', '=', at.attemptNo)
    .where('line_no', '=', at.lineNo)
    .where('state', '=', 'sent')
    .where('watch_at', '=', seen)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Reserves what is to be returned of an attempt's charge; the table refuses more than was charged. M9 */
export const addReturned = (tx: Tx, at: PayableId & { attemptNo: number }, amount: number) =>
  tx
    .withTables<PaymentTables>()
    .updateTable('payment_attempt')
    .set(eb => ({ returned_amount: eb('returned_amount', '+', amount) }))
    .where('corporation_id', '=', at.corporationId)
    .where('payable_id', '=', at.payableId)
    .where('attempt_no', '=', at.attemptNo)
    .execute()

/** Parts of an attempt's charge that were not sent to the provider yet. */
export const waitingParts = async (db: Queries, row: AttemptRow): Promise<RefundPartAt[]> =>
  (await refundParts(db, { corporationId: row.corporation_id, payableId: row.payable_id }))
    .filter(part => part.attempt_no === row.attempt_no && part.line_no === 0 && part.state === 'asked')
    .map(part => ({
      corporationId: part.corporation_id,
      payableId: part.payable_id,
      refundNo: part.refund_no,
      attemptNo: part.attempt_no,
      lineNo: 0,
    }))

/**
 * Withdraws parts that were never sent when the whole amount is returned: they are returned with it, and count there
 * only. M9
 */
export async function withdrawParts(tx: Tx, row: AttemptRow): Promise<AttemptRow> {
  for (const at of await waitingParts(tx, row))
    await movePart(tx, at, ['asked'], { state: 'withdrawn', ended_at: row.changed_at })
  await addReturned(
    tx,
    { corporationId: row.corporation_id, payableId: row.payable_id, attemptNo: row.attempt_no },
    -row.returned_amount,
  )
  return { ...row, returned_amount: 0 }
}
