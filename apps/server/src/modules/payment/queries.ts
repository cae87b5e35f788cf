import type { Queries, Tx } from '../../platform/db/index.ts'
import type { PayableAt } from './needs.ts'
import type { AttemptRow, PaymentTables, PaymentWrites, StepRow } from './tables.ts'

/** One try of a payable. */
export interface AttemptAt extends PayableAt {
  attemptNo: number
}

/** By id alone: an id belongs to one kind for good. */
type PayableId = Omit<PayableAt, 'kind'>
type AttemptId = Omit<AttemptAt, 'kind'>

/** The tries of a payable, oldest first. */
export const attemptsOf = (on: Queries, { corporationId, payableId }: PayableId): Promise<AttemptRow[]> =>
  on
    .withTables<PaymentTables>()
    .selectFrom('payment_attempt')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('payable_id', '=', payableId)
    .orderBy('attempt_no')
    .execute()

const attemptQuery = (on: Queries, at: AttemptId) =>
  on
    .withTables<PaymentTables>()
    .selectFrom('payment_attempt')
    .selectAll()
    .where('corporation_id', '=', at.corporationId)
    .where('payable_id', '=', at.payableId)
    .where('attempt_no', '=', at.attemptNo)

/** One try, locked until the transaction ends. The payable is locked before. */
export const lockAttempt = (tx: Tx, at: AttemptId): Promise<AttemptRow | undefined> =>
  attemptQuery(tx, at).forUpdate().executeTakeFirst()

/** One try as it stands, not locked: what never changes of it. */
export const peekAttempt = (on: Queries, at: AttemptId): Promise<AttemptRow | undefined> =>
  attemptQuery(on, at).executeTakeFirst()

export const attemptByRequest = (on: Queries, corporationId: number, owner: string, requestId: string) =>
  on
    .withTables<PaymentTables>()
    .selectFrom('payment_attempt')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('owner', '=', owner)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

const step = (row: AttemptRow, cause: string): StepRow => ({
  corporation_id: row.corporation_id,
  payable_id: row.payable_id,
  attempt_no: row.attempt_no,
  version: row.version,
  state: row.state,
  cause,
  at: row.changed_at,
})

export async function insertAttempt(tx: Tx, row: AttemptRow): Promise<void> {
  const writes = tx.withTables<PaymentWrites>()
  await writes
    .insertInto('payment_attempt')
    .values({ ...row, currency: JSON.stringify(row.currency), action: null })
    .execute()
  await writes.insertInto('payment_step').values(step(row, 'begun')).execute()
}

/** Writes a locked try as it is after a step, with the line of its story. */
export async function updateAttempt(tx: Tx, row: AttemptRow, cause: string): Promise<void> {
  const writes = tx.withTables<PaymentWrites>()
  const { numUpdatedRows } = await writes
    .updateTable('payment_attempt')
    .set({
      state: row.state,
      give_back: row.give_back,
      give_back_reason: row.give_back_reason,
      authorised: row.authorised,
      provider_reference: row.provider_reference,
      brand: row.brand,
      last_four: row.last_four,
      because: row.because,
      action: row.action === null ? null : JSON.stringify(row.action),
      version: row.version,
      watch_at: row.watch_at,
      changed_at: row.changed_at,
    })
    .where('corporation_id', '=', row.corporation_id)
    .where('payable_id', '=', row.payable_id)
    .where('attempt_no', '=', row.attempt_no)
    .where('version', '=', row.version - 1)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error('A try to pay changed under its lock')
  await writes.insertInto('payment_step').values(step(row, cause)).execute()
}

/** The story of a payable's tries, oldest first. */
export const stepsOf = (on: Queries, { corporationId, payableId }: PayableId): Promise<StepRow[]> =>
  on
    .withTables<PaymentTables>()
    .selectFrom('payment_step')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('payable_id', '=', payableId)
    .orderBy('attempt_no')
    .orderBy('version')
    .execute()

/** How many cards were refused since `since`, for this person or on this device, whichever is more. TD19 */
export async function refusedSince(tx: Tx, who: { corporationId: number; owner: string; device: string }, since: Date) {
  const count = async (column: 'owner' | 'device', value: string) => {
    const rows = await tx
      .withTables<PaymentTables>()
      .selectFrom('payment_attempt')
      .select('attempt_no')
      .where('corporation_id', '=', who.corporationId)
      .where(column, '=', value)
      .where('created_at', '>', since)
      .where('state', 'in', ['refused', 'failed'])
      .limit(100)
      .execute()
    return rows.length
  }
  return Math.max(await count('owner', who.owner), who.device === '' ? 0 : await count('device', who.device))
}

/** Tries whose time has come to be looked at. */
export const dueAttempts = (on: Queries, now: Date, most: number): Promise<AttemptRow[]> =>
  on
    .withTables<PaymentTables>()
    .selectFrom('payment_attempt')
    .selectAll()
    .where('watch_at', '<=', now)
    .orderBy('watch_at')
    .limit(most)
    .execute()
