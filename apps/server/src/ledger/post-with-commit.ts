import type { Queries, Tx } from '../platform/db/index.ts'
import { uuidv7 } from '../platform/ids.ts'
import { storesBalance } from './accounts.ts'
import { countPosting } from './count-posting.ts'
import { checkPosting, type Posting } from './posting.ts'

/** Writes postings, entries and balances; raises an error when a posting is a repeat or a balance would become negative. */
const WRITE = {
  name: 'ledger_write',
  text: 'select ledger_write($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
}
const POSTING_LISTS = 8
const ENTRY_LISTS = 4

/** The statement's values: one list per parameter. */
type ParameterLists = unknown[][]

/** The postings that each transaction sends with its commit. */
const pendingPostings = new WeakMap<Queries, { tx: Tx; lists: ParameterLists }>()

const emptyLists = (): ParameterLists => Array.from({ length: POSTING_LISTS + ENTRY_LISTS }, () => [])

function add(lists: ParameterLists, values: readonly unknown[], from = 0): void {
  for (const [index, value] of values.entries()) lists[from + index]?.push(value)
}

/**
 * Posts together with the commit of the transaction, or before its next ledger query. Only for postings that are known to
 * succeed: the cause is new, and the accounts are locked and have enough. If one fails anyway, the transaction is rolled back.
 */
export function postWithCommit(tx: Tx, posting: Posting): void {
  checkPosting(posting)
  countPosting(tx, posting)
  let pending = pendingPostings.get(tx)
  if (!pending) {
    pending = { tx, lists: emptyLists() }
    pendingPostings.set(tx, pending)
    tx.sendWithCommit(WRITE, pending.lists)
  }
  const { corporationId, causeKey, kind, currencyCode, entries, at, reference = null, shopId = null } = posting
  const { lists } = pending
  add(lists, [corporationId, causeKey, uuidv7(), kind, currencyCode, at, reference, shopId])
  const index = lists[0]?.length
  for (const { account, amount } of entries) add(lists, [index, account, amount, storesBalance(account)], POSTING_LISTS)
}

/** Sends the pending postings of a transaction now, so that its next query sees them. */
export function flushPostings(db: Queries): void {
  const pending = pendingPostings.get(db)
  if (!pending || pending.lists[0]?.length === 0) return
  pending.tx.send(
    WRITE,
    pending.lists.map(list => list.splice(0)),
  )
}
