import { sql } from 'kysely'
import type { Money } from '@comanda/domain/money'
import type { Queries, Tx } from '../platform/db/index.ts'
import { uuidv7 } from '../platform/ids.ts'

interface LedgerTables {
  ledger_posting: {
    corporation_id: number
    cause_key: string
    posting_id: string
    kind: string
    currency: string
    at: Date
  }
  ledger_entry: { corporation_id: number; posting_id: string; entry_no: number; account: string; amount: number }
}

/** One movement of money between two accounts. */
export interface Posting {
  corporationId: number
  /** Names its cause for good: the same cause again posts nothing. */
  causeKey: string
  kind: 'paymentReceived' | 'paymentReturned'
  currencyCode: string
  /** Positive minor units. */
  amount: Money
  debit: string
  credit: string
  at: Date
}

/**
 * Writes a posting of two balanced entries in the transaction of what it records; false where this cause was posted
 * before. Throws on an amount that is not positive: such a movement is a fault. M2, M5
 */
export async function post(tx: Tx, posting: Posting): Promise<boolean> {
  const { corporationId, causeKey, kind, currencyCode, amount, debit, credit, at } = posting
  if (!Number.isSafeInteger(amount) || amount <= 0 || debit === credit)
    throw new RangeError(`not a posting: ${amount} from ${credit} to ${debit}`)
  const ledger = tx.withTables<LedgerTables>()
  const postingId = uuidv7()
  const head = { corporation_id: corporationId, cause_key: causeKey, posting_id: postingId, kind, at }
  const { numInsertedOrUpdatedRows } = await ledger
    .insertInto('ledger_posting')
    .values({ ...head, currency: currencyCode })
    .onConflict(conflict => conflict.columns(['corporation_id', 'cause_key']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  const entry = { corporation_id: corporationId, posting_id: postingId }
  await ledger
    .insertInto('ledger_entry')
    .values([
      { ...entry, entry_no: 1, account: debit, amount },
      { ...entry, entry_no: 2, account: credit, amount: -amount },
    ])
    .execute()
  return true
}

/** The sum of an account's entries: what stands on it. M1 */
export async function balanceOf(on: Queries, corporationId: number, account: string): Promise<number> {
  const row = await on
    .withTables<LedgerTables>()
    .selectFrom('ledger_entry')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('balance'))
    .where('corporation_id', '=', corporationId)
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return row.balance
}
