import type { Queries, Tx } from '../../platform/db/index.ts'
import type { PayableAt } from '../../ports/payment.ts'
import type { AttemptRow, LineRow, PaymentTables, StepRow } from './tables.ts'

/** Key of one attempt of a payable. */
export interface AttemptAt extends PayableAt {
  attemptNo: number
}

/** By id alone: an id always belongs to one kind. */
type PayableId = Omit<PayableAt, 'kind'>
type AttemptId = Omit<AttemptAt, 'kind'>

const OF_PAYABLE = {
  name: 'payment_attempts',
  text: 'select * from payment_attempt where corporation_id = $1 and payable_id = $2 order by attempt_no',
}

/** The attempts of a payable, oldest first. */
export const attemptsOf = async (db: Queries, { corporationId, payableId }: PayableId): Promise<AttemptRow[]> =>
  (await db.query<AttemptRow>(OF_PAYABLE, [corporationId, payableId])).rows

const attemptQuery = (db: Queries, at: AttemptId) =>
  db
    .withTables<PaymentTables>()
    .selectFrom('payment_attempt')
    .selectAll()
    .where('corporation_id', '=', at.corporationId)
    .where('payable_id', '=', at.payableId)
    .where('attempt_no', '=', at.attemptNo)

/** One attempt, locked until the transaction ends. The payable must be locked before. */
export const lockAttempt = (tx: Tx, at: AttemptId): Promise<AttemptRow | undefined> =>
  attemptQuery(tx, at).forUpdate().executeTakeFirst()

/** One attempt without a lock, for the fields that never change. */
export const peekAttempt = (db: Queries, at: AttemptId): Promise<AttemptRow | undefined> =>
  attemptQuery(db, at).executeTakeFirst()

const BY_REQUEST = {
  name: 'payment_attempt_by_request',
  text: 'select payable_id from payment_attempt where corporation_id = $1 and owner = $2 and request_id = $3',
}

/** The payable a request of this person started to pay; undefined if it started none. */
export const payableOfRequest = async (db: Queries, corporationId: number, owner: string, requestId: string) =>
  (await db.query<Pick<AttemptRow, 'payable_id'>>(BY_REQUEST, [corporationId, owner, requestId])).rows[0]?.payable_id

const STEP = {
  name: 'payment_step_add',
  text: `insert into payment_step (corporation_id, payable_id, attempt_no, version, state, cause, at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
}

const addStep = (tx: Tx, row: AttemptRow, cause: string): void =>
  tx.send(STEP, [row.corporation_id, row.payable_id, row.attempt_no, row.version, row.state, cause, row.changed_at])

const COLUMNS = [
  'corporation_id',
  'payable_id',
  'kind',
  'attempt_no',
  'attempt_id',
  'shop_id',
  'owner',
  'device',
  'request_id',
  'reference',
  'payment_method',
  'state',
  'give_back',
  'give_back_reason',
  'authorised',
  'amount',
  'own_amount',
  'tip_amount',
  'cc_amount',
  'charged_amount',
  'returned_amount',
  'currency',
  'provider_reference',
  'brand',
  'last_four',
  'because',
  'action',
  'version',
  'watch_at',
  'created_at',
  'changed_at',
  'payment_method_subtype',
  'checkout_id',
] as const satisfies readonly (keyof AttemptRow)[]

const INSERT = {
  name: 'payment_attempt_add',
  text: `insert into payment_attempt (${COLUMNS.join(', ')}) values (${COLUMNS.map((_, i) => `$${i + 1}`).join(', ')})`,
}

const written = (row: AttemptRow) => ({
  ...row,
  currency: JSON.stringify(row.currency),
  action: row.action === null ? null : JSON.stringify(row.action),
})

/** Inserts an attempt with the first step of its history. Queued, not awaited; a repeated request is a duplicate. */
export function insertAttempt(tx: Tx, row: AttemptRow): void {
  const values = written(row)
  tx.send(
    INSERT,
    COLUMNS.map(name => values[name]),
  )
  addStep(tx, row, 'begun')
}

const LINE_COLUMNS = [
  'line_no',
  'payment_method',
  'payer_id',
  'hold_key',
  'amount',
  'tip_amount',
  'state',
  'payment_method_subtype',
  'checkout_id',
] as const

/** An attempt as `begun` and in its current state, with the lines of the guest's own methods. */
interface FirstStep {
  begun: AttemptRow
  row: AttemptRow
  cause: string
  lines: readonly LineRow[]
}

/**
 * Parameters after the attempt's own columns: its first step ($34, $35), the cause of its second ($36), its lines ($37
 * ...).
 */
const STARTED = {
  name: 'payment_begun_and_stepped',
  text: `with attempt as (
      insert into payment_attempt (${COLUMNS.join(', ')}) values (${COLUMNS.map((_, i) => `$${i + 1}`).join(', ')})
    ), line as (
      insert into payment_line (corporation_id, payable_id, attempt_no, line_no, payment_method, payer_id, hold_key,
        amount, tip_amount, state, returned_amount, changed_at, payment_method_subtype, checkout_id)
      select $1, $2, $4, l.line_no, l.payment_method, l.payer_id, l.hold_key, l.amount, l.tip_amount, l.state, 0, $31,
        l.payment_method_subtype, l.checkout_id
      from unnest($37::int[], $38::text[], $39::text[], $40::text[], $41::bigint[], $42::bigint[], $43::text[],
          $44::text[], $45::text[])
        as l (line_no, payment_method, payer_id, hold_key, amount, tip_amount, state, payment_method_subtype,
          checkout_id)
    )
    insert into payment_step (corporation_id, payable_id, attempt_no, version, state, cause, at)
    values ($1, $2, $4, $34::int, $35, 'begun', $30), ($1, $2, $4, $28, $12, $36, $31)`,
}

/** Inserts an attempt that took a step in the transaction that created it: one statement, not awaited. */
export function insertWithStep(tx: Tx, { begun: started, row, cause, lines }: FirstStep): void {
  const values = written(row)
  tx.send(STARTED, [
    ...COLUMNS.map(name => values[name]),
    started.version,
    started.state,
    cause,
    ...LINE_COLUMNS.map(name => lines.map(line => line[name])),
  ])
}

const UPDATE = {
  name: 'payment_attempt_change',
  text: `update payment_attempt set state = $5, give_back = $6, give_back_reason = $7, authorised = $8,
      provider_reference = $9, brand = $10, last_four = $11, because = $12, action = $13, version = $14, watch_at = $15,
      changed_at = $16
    where corporation_id = $1 and payable_id = $2 and attempt_no = $3 and version = $4`,
}

/**
 * Updates a locked attempt after a step, with the step in its history. Queued, not awaited; an attempt that changed
 * concurrently is a fault.
 */
export function updateAttempt(tx: Tx, row: AttemptRow, cause: string): void {
  const { action } = written(row)
  const key = [row.corporation_id, row.payable_id, row.attempt_no, row.version - 1]
  const decided = [row.state, row.give_back, row.give_back_reason, row.authorised]
  const learned = [row.provider_reference, row.brand, row.last_four, row.because, action]
  tx.send(UPDATE, [...key, ...decided, ...learned, row.version, row.watch_at, row.changed_at], 1)
  addStep(tx, row, cause)
}

/** The history of a payable's attempts, oldest first. */
export const stepsOf = (db: Queries, { corporationId, payableId }: PayableId): Promise<StepRow[]> =>
  db
    .withTables<PaymentTables>()
    .selectFrom('payment_step')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('payable_id', '=', payableId)
    .orderBy('attempt_no')
    .orderBy('version')
    .execute()

const REFUSED = {
  name: 'payment_refused_since',
  text: `select greatest(
      (select count(*) from (select 1 from payment_attempt where corporation_id = $1 and owner = $2 and created_at > $4
        and state in ('refused', 'failed') limit 100) o),
      (select count(*) from (select 1 from payment_attempt where corporation_id = $1 and device = $3 and $3 <> ''
        and created_at > $4 and state in ('refused', 'failed') limit 100) d)) as refused`,
}

/** How many cards were refused since `since`, for this person or on this device, whichever is more. PAY-8 */
export async function refusedSince(
  tx: Tx,
  caller: { corporationId: number; owner: string; device: string },
  since: Date,
) {
  const { rows } = await tx.query<{ refused: number }>(REFUSED, [
    caller.corporationId,
    caller.owner,
    caller.device,
    since,
  ])
  return rows[0]?.refused ?? 0
}

/** Attempts that are due for a check. */
export const dueAttempts = (db: Queries, now: Date, most: number): Promise<AttemptRow[]> =>
  db
    .withTables<PaymentTables>()
    .selectFrom('payment_attempt')
    .selectAll()
    .where('watch_at', '<=', now)
    .orderBy('watch_at')
    .limit(most)
    .execute()
