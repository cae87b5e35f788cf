import type { Queries, Tx } from '../platform/db/index.ts'
import { flushPostings } from './post-with-commit.ts'
import type { PostingKind } from './posting.ts'

const BALANCES = {
  name: 'ledger_balances',
  text: 'select account, balance from ledger_balance where corporation_id = $1 and account = any($2)',
}

/** The stored balances by account; 0 for an account without entries. M1 */
export async function balancesOf(
  db: Queries,
  corporationId: number,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  flushPostings(db)
  const { rows } = await db.query<{ account: string; balance: number }>(BALANCES, [corporationId, accounts])
  const byAccount = new Map(rows.map(it => [it.account, it.balance]))
  return new Map(accounts.map(name => [name, byAccount.get(name) ?? 0]))
}

const SUM = {
  name: 'ledger_sum',
  text: 'select coalesce(sum(amount), 0)::bigint as sum from ledger_entry where corporation_id = $1 and account = $2',
}

/** The balance of any account, computed from its entries. M1 */
export async function balanceOf(db: Queries, corporationId: number, account: string): Promise<number> {
  flushPostings(db)
  const { rows } = await db.query<{ sum: number }>(SUM, [corporationId, account])
  return rows[0]?.sum ?? 0
}

/** One line of a statement: the entry of a posting for one of the requested accounts. */
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

/** A page of a statement, newest first: optionally of some kinds only, or before a posting. */
export interface StatementPage {
  kinds?: readonly PostingKind[]
  before?: string
  /** Postings per page. */
  limit: number
}

/**
 * Each account is read from its newest entry on, so that a page costs the same however many entries there are. `of` picks the
 * entries of some kinds: a lookup by key for each entry, never a join, for which the planner reads the brand's postings backwards.
 */
const entriesStatement = (name: string, of: string) => ({
  name,
  text: `with page as materialized (
      select distinct newest.posting_id from unnest($2::text[]) as requested(account) cross join lateral (
        select e.posting_id from ledger_entry e ${of}
        where e.corporation_id = $1 and e.account = requested.account
          and e.posting_id < coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        order by e.posting_id desc limit $4) newest
      order by newest.posting_id desc limit $4)
    select p.posting_id as "postingId", p.cause_key as "causeKey", p.kind, p.currency as "currencyCode", p.reference,
      p.shop_id as "shopId", p.at, e.account, e.amount
    from page join ledger_posting p on p.corporation_id = $1 and p.posting_id = page.posting_id
      join ledger_entry e on e.corporation_id = $1 and e.posting_id = page.posting_id and e.account = any($2)
    order by p.posting_id desc, e.entry_no`,
})
const ENTRIES = entriesStatement('ledger_entries', '')
const ENTRIES_OF_KINDS = entriesStatement(
  'ledger_entries_of_kinds',
  `cross join lateral (select from ledger_posting p where p.corporation_id = $1 and p.posting_id = e.posting_id
    and p.kind = any($5) offset 0) wanted`,
)

/** The entries of these accounts, newest first, grouped by posting. */
export async function entriesOf(
  db: Queries,
  corporationId: number,
  accounts: readonly string[],
  { kinds, before, limit: most }: StatementPage,
): Promise<StatementLine[]> {
  flushPostings(db)
  const values = [corporationId, accounts, before ?? null, most]
  const read = kinds
    ? db.query<StatementLine>(ENTRIES_OF_KINDS, [...values, kinds])
    : db.query<StatementLine>(ENTRIES, values)
  return (await read).rows
}

const OF_CAUSE = {
  name: 'ledger_of_cause',
  text: `select e.account, e.amount, p.currency as "currencyCode" from ledger_posting p
      join ledger_entry e on e.corporation_id = p.corporation_id and e.posting_id = p.posting_id
    where p.corporation_id = $1 and p.cause_key = $2 order by e.entry_no`,
}

/** The entries of a cause; empty when it was never posted. */
export async function entriesOfCause(db: Queries, corporationId: number, causeKey: string) {
  flushPostings(db)
  const values = [corporationId, causeKey]
  return (await db.query<{ account: string; amount: number; currencyCode: string }>(OF_CAUSE, values)).rows
}

const LOCK_ANY = {
  name: 'ledger_lock_balances',
  text: `select account, balance from ledger_balance
    where corporation_id = $1 and account = any($2) order by account for update`,
}
/** The same for one or two accounts, the usual case: a statement with an array is planned again at every execution. */
const LOCK_ONE = {
  name: 'ledger_lock_balance',
  text: 'select account, balance from ledger_balance where corporation_id = $1 and account = $2 for update',
}
const LOCK_TWO = {
  name: 'ledger_lock_two_balances',
  text: `select account, balance from ledger_balance
    where corporation_id = $1 and account in ($2, $3) order by account for update`,
}

interface StoredBalance {
  account: string
  balance: number
}

const selectForUpdate = (tx: Tx, corporationId: number, accounts: readonly string[]) => {
  const [first = '', second] = accounts
  if (accounts.length > 2) return tx.query<StoredBalance>(LOCK_ANY, [corporationId, accounts])
  return second === undefined
    ? tx.query<StoredBalance>(LOCK_ONE, [corporationId, first])
    : tx.query<StoredBalance>(LOCK_TWO, [corporationId, first, second])
}

/**
 * The stored balances of these accounts, locked in the order of account names until the transaction ends. An account without
 * entries is 0 and not locked. M4
 */
export async function lockBalances(tx: Tx, corporationId: number, accounts: readonly string[]) {
  flushPostings(tx)
  const { rows } = await selectForUpdate(tx, corporationId, accounts)
  const byAccount = new Map(rows.map(it => [it.account, it.balance]))
  return accounts.map(name => byAccount.get(name) ?? 0)
}

/** What guests are owed, by kind and currency; `POINT` for points. */
export interface Outstanding {
  kind: 'paidValue' | 'bonusValue' | 'giftCards' | 'held' | 'frozen' | 'points'
  currencyCode: string
  accounts: number
  amount: number
}

const OUTSTANDING = {
  name: 'ledger_outstanding',
  text: `select case split_part(account, ':', 1)
        when 'card' then case when account like '%:given' then 'bonusValue' else 'paidValue' end
        when 'giftcard' then 'giftCards' when 'points' then 'points' when 'frozen' then 'frozen' else 'held' end as kind,
      currency as "currencyCode", count(*)::int as accounts, sum(balance)::bigint as amount
    from ledger_balance where corporation_id = $1 and balance > 0 group by 1, 2 order by 2, 1`,
}

/** The sums of the stored balances. `held` is value of payments and transfers in progress. M1 */
export async function outstandingOf(db: Queries, corporationId: number): Promise<Outstanding[]> {
  flushPostings(db)
  return (await db.query<Outstanding>(OUTSTANDING, [corporationId])).rows
}
