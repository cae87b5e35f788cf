import type { Tx } from '../platform/db/index.ts'
import { uuidv7 } from '../platform/ids.ts'
import { storesBalance } from './accounts.ts'
import { flushPostings } from './post-with-commit.ts'
import { countPosting } from './count-posting.ts'
import { checkPosting, type Posting } from './posting.ts'

/** Locks stored balances in the order of account names, so that the next statement reads stable values. */
const LOCK_ANY = {
  name: 'ledger_lock',
  text: `select 1 from ledger_balance where corporation_id = $1 and account = any($2) order by account for update`,
}
/** The same for up to three accounts, the usual case: a statement with an array is planned again at every execution. */
const LOCK_FEW = {
  name: 'ledger_lock_few',
  text: `select 1 from ledger_balance where corporation_id = $1 and account in ($2, $3, $4) order by account for update`,
}
const NAMED_ACCOUNTS = 3

const lock = (tx: Tx, corporationId: number, accounts: readonly string[]) => {
  const [first = '', second = first, third = first] = accounts
  return accounts.length > NAMED_ACCOUNTS
    ? tx.query(LOCK_ANY, [corporationId, accounts])
    : tx.query(LOCK_FEW, [corporationId, first, second, third])
}

/** Writes posting, entries and balances, or nothing. $8, $9 are all entries; $10, $11 those with a stored balance. */
const POST = {
  name: 'ledger_post',
  text: `with changes as materialized (
      select * from unnest($10::text[], $11::bigint[]) as c (account, amount)
    ), state as materialized (
      select coalesce(bool_or(c.amount + coalesce(b.balance, 0) < 0), false) as short,
        coalesce(bool_or(b.currency <> $5), false) as mixed
      from changes c left join ledger_balance b on b.corporation_id = $1 and b.account = c.account
    ), head as (
      insert into ledger_posting (corporation_id, cause_key, posting_id, kind, currency, at, reference, shop_id)
      select $1, $2, $3, $4, $5, $6, $7, $12 from state where not short and not mixed
      on conflict (corporation_id, cause_key) do nothing returning posting_id
    ), entries as (
      insert into ledger_entry (corporation_id, posting_id, entry_no, account, amount)
      select $1, head.posting_id, e.entry_no, e.account, e.amount
      from head cross join unnest($8::text[], $9::bigint[]) with ordinality as e (account, amount, entry_no)
    ), balances as (
      insert into ledger_balance (corporation_id, account, currency, balance)
      select $1, c.account, $5, c.amount from head cross join changes c where c.amount > 0
      on conflict (corporation_id, account) do update set balance = ledger_balance.balance + excluded.balance
    ), less as (
      update ledger_balance b set balance = b.balance + c.amount from head cross join changes c
      where b.corporation_id = $1 and b.account = c.account and c.amount < 0
    )
    select short, mixed, exists (select 1 from head) as posted from state`,
}

const IS_POSTED = {
  name: 'ledger_before',
  text: 'select 1 from ledger_posting where corporation_id = $1 and cause_key = $2',
}

interface PostResult {
  short: boolean
  mixed: boolean
  posted: boolean
}

/** The entries of accounts with a stored balance, in lock order. */
const storedEntriesOf = ({ entries }: Posting) =>
  entries.filter(it => storesBalance(it.account)).toSorted((a, b) => (a.account < b.account ? -1 : 1))

function valuesOf(posting: Posting): unknown[] {
  checkPosting(posting)
  const { corporationId, causeKey, kind, currencyCode, entries, at, reference = null, shopId = null } = posting
  const pending = storedEntriesOf(posting)
  const head = [corporationId, causeKey, uuidv7(), kind, currencyCode, at, reference]
  const all = [entries.map(it => it.account), entries.map(it => it.amount)]
  return [...head, ...all, pending.map(it => it.account), pending.map(it => it.amount), shopId]
}

interface PostOptions {
  /** The stored balances are already locked, directly or by a row that every writer locks first. */
  locked?: boolean
}

/**
 * Writes a posting in the transaction of the action it records.
 * @returns `posted`; `before`: the cause was posted earlier and nothing is written; `short`: a stored balance is too low and
 *   nothing is written
 * @throws RangeError for an invalid posting, or when an account has another currency: both are defects. M1, M2, M4, M5
 */
export async function post(
  tx: Tx,
  posting: Posting,
  { locked = false }: PostOptions = {},
): Promise<'posted' | 'before' | 'short'> {
  const { corporationId, causeKey } = posting
  const values = valuesOf(posting)
  flushPostings(tx)
  // Sent in one batch and executed in this order.
  const [, written] = await Promise.all([
    locked
      ? undefined
      : lock(
          tx,
          corporationId,
          storedEntriesOf(posting).map(it => it.account),
        ),
    tx.query<PostResult>(POST, values),
  ])
  const [state] = written.rows
  if (state?.posted === true) {
    countPosting(tx, posting)
    return 'posted'
  }
  const { count } = await tx.query(IS_POSTED, [corporationId, causeKey])
  if (count > 0) return 'before'
  if (state?.mixed === true) throw new RangeError(`an account of ${causeKey} holds another currency`)
  return 'short'
}
