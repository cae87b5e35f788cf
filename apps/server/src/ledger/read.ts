import type { Queries, Tx } from '../platform/db/index.ts'
import { writeWaiting } from './post-surely.ts'
import type { PostingKind } from './posting.ts'

const BALANCES = {
  name: 'ledger_balances',
  text: 'select account, balance from ledger_balance where corporation_id = $1 and account = any($2)',
}

/** What stands on accounts that hold a guest's value, by account; one that never held anything is 0. M1 */
export async function balancesOf(
  db: Queries,
  corporationId: number,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  writeWaiting(db)
  const { rows } = await db.query<{ account: string; balance: number }>(BALANCES, [corporationId, accounts])
  const found = new Map(rows.map(it => [it.account, it.balance]))
  return new Map(accounts.map(name => [name, found.get(name) ?? 0]))
}

const SUM = {
  name: 'ledger_sum',
  text: 'select coalesce(sum(amount), 0)::bigint as sum from ledger_entry where corporation_id = $1 and account = $2',
}

/** The sum of an account's entries, of any kind of account: what stands on it. M1 */
export async function balanceOf(db: Queries, corporationId: number, account: string): Promise<number> {
  writeWaiting(db)
  const { rows } = await db.query<{ sum: number }>(SUM, [corporationId, account])
  return rows[0]?.sum ?? 0
}

/** One line of a statement: what a posting did to one of the accounts asked for. */
export interface StatementLine {
  postingId: string
  causeKey: string
  kind: PostingKind
  currencyCode: string
  reference: string | null
  shopId: number | null
  at: Date
  account: string
  amount: number
}

/** Which part of a statement: of these kinds only, from the newest on, or from before a posting. */
export interface StatementPage {
  kinds?: readonly PostingKind[]
  before?: string
  /** Postings on a page. */
  most: number
}

const ENTRIES = {
  name: 'ledger_entries',
  text: `with page as (
      select distinct e.posting_id from ledger_entry e
        join ledger_posting p on p.corporation_id = e.corporation_id and p.posting_id = e.posting_id
      where e.corporation_id = $1 and e.account = any($2)
        and ($3::uuid is null or e.posting_id < $3::uuid) and ($4::text[] is null or p.kind = any($4))
      order by e.posting_id desc limit $5)
    select p.posting_id as "postingId", p.cause_key as "causeKey", p.kind, p.currency as "currencyCode", p.reference,
      p.shop_id as "shopId", p.at, e.account, e.amount
    from page join ledger_posting p on p.corporation_id = $1 and p.posting_id = page.posting_id
      join ledger_entry e on e.corporation_id = $1 and e.posting_id = page.posting_id and e.account = any($2)
    order by p.posting_id desc, e.entry_no`,
}

/** What happened to these accounts, newest first; entries of one posting stand together. */
export async function entriesOf(
  db: Queries,
  corporationId: number,
  accounts: readonly string[],
  { kinds, before, most }: StatementPage,
): Promise<StatementLine[]> {
  writeWaiting(db)
  const values = [corporationId, accounts, before ?? null, kinds ?? null, most]
  return (await db.query<StatementLine>(ENTRIES, values)).rows
}

const OF_CAUSE = {
  name: 'ledger_of_cause',
  text: `select e.account, e.amount, p.currency as "currencyCode" from ledger_posting p
      join ledger_entry e on e.corporation_id = p.corporation_id and e.posting_id = p.posting_id
    where p.corporation_id = $1 and p.cause_key = $2 order by e.entry_no`,
}

/** The entries that a cause posted; none where it never did. */
export async function entriesOfCause(db: Queries, corporationId: number, causeKey: string) {
  writeWaiting(db)
  const values = [corporationId, causeKey]
  return (await db.query<{ account: string; amount: number; currencyCode: string }>(OF_CAUSE, values)).rows
}

const LOCKED_ANY = {
  name: 'ledger_lock_balances',
  text: `select account, balance from ledger_balance
    where corporation_id = $1 and account = any($2) order by account for update`,
}
/** The same for one, or for two, as nearly all are: of a list whose length it does not know the database plans every time anew. */
const LOCKED_ONE = {
  name: 'ledger_lock_balance',
  text: 'select account, balance from ledger_balance where corporation_id = $1 and account = $2 for update',
}
const LOCKED_TWO = {
  name: 'ledger_lock_two_balances',
  text: `select account, balance from ledger_balance
    where corporation_id = $1 and account in ($2, $3) order by account for update`,
}

interface Standing {
  account: string
  balance: number
}

const locked = (tx: Tx, corporationId: number, accounts: readonly string[]) => {
  const [first = '', second] = accounts
  if (accounts.length > 2) return tx.query<Standing>(LOCKED_ANY, [corporationId, accounts])
  return second === undefined
    ? tx.query<Standing>(LOCKED_ONE, [corporationId, first])
    : tx.query<Standing>(LOCKED_TWO, [corporationId, first, second])
}

/**
 * What stands on these accounts, locked until the transaction ends, in one order (account name). One that never held anything
 * is 0, and is not locked. M4
 */
export async function lockBalances(tx: Tx, corporationId: number, accounts: readonly string[]) {
  writeWaiting(tx)
  const { rows } = await locked(tx, corporationId, accounts)
  const found = new Map(rows.map(it => [it.account, it.balance]))
  return accounts.map(name => found.get(name) ?? 0)
}
