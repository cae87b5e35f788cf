import type { Queries, Tx } from '../platform/db/index.ts'
import { uuidv7 } from '../platform/ids.ts'
import { holdsGuestsValue } from './accounts.ts'
import { checkPosting, type Posting } from './posting.ts'

/** Postings with their entries and balances; throws where any of it cannot be. */
const WRITE = {
  name: 'ledger_write',
  text: 'select ledger_write($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
}
const OF_POSTINGS = 8
const OF_ENTRIES = 4

/** The values of the statement: a list for each of its parameters. */
type Lists = unknown[][]

/** What a transaction will write with its commit. */
const waiting = new WeakMap<Queries, { tx: Tx; lists: Lists }>()

const emptyLists = (): Lists => Array.from({ length: OF_POSTINGS + OF_ENTRIES }, () => [])

function add(lists: Lists, values: readonly unknown[], from = 0): void {
  for (const [nth, value] of values.entries()) lists[from + nth]?.push(value)
}

/**
 * Writes a posting that cannot fail: its cause is known to be new, and what it takes is known to stand on accounts that this
 * transaction has locked. All of a transaction's travel together with its commit, or before the ledger is asked anything
 * else; where one fails all the same, that is a fault which undoes the transaction.
 */
export function postSurely(tx: Tx, posting: Posting): void {
  checkPosting(posting)
  let kept = waiting.get(tx)
  if (!kept) {
    kept = { tx, lists: emptyLists() }
    waiting.set(tx, kept)
    tx.sendWithCommit(WRITE, kept.lists)
  }
  const { corporationId, causeKey, kind, currencyCode, entries, at, reference = null, shopId = null } = posting
  const { lists } = kept
  add(lists, [corporationId, causeKey, uuidv7(), kind, currencyCode, at, reference, shopId])
  const nth = lists[0]?.length
  for (const { account, amount } of entries) add(lists, [nth, account, amount, holdsGuestsValue(account)], OF_POSTINGS)
}

/** Writes what waits for the commit of this transaction now: what is asked next sees it. */
export function writeWaiting(db: Queries): void {
  const kept = waiting.get(db)
  if (!kept || kept.lists[0]?.length === 0) return
  kept.tx.send(
    WRITE,
    kept.lists.map(list => list.splice(0)),
  )
}
