import { isRefusal, type Refusal } from '@comanda/contract/core'
import type { AttachedCoupon, CartLine } from '@comanda/domain/cart'
import type { Database, Tx } from '../../../platform/db/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { CartCache } from '../cart-cache.ts'
import type { Deps } from '../deps.ts'
import { lockCartAt, makeCart, saveCart, saveCartAt } from '../queries.ts'
import type { CartPlace, CartRow } from '../tables.ts'

/** Number of request ids a cart remembers. A phone waits for each answer, so a repeat comes soon. C4 */
const REMEMBERED = 32

/**
 * The same for each person of a shared cart: the others continue while one is offline, whose repeat may come after any
 * number of their changes. A phone has at most three requests under way. C4
 */
const REMEMBERED_EACH = 8

export interface Change {
  lines: CartLine[]
  people?: number
  coupons?: AttachedCoupon[]
  changed: boolean
}

export interface Changed<C> {
  row: CartRow
  /** The result of `work`; absent if this request had changed the cart already. */
  change?: C
}

/** The dependencies of cart changes, with this process's cache of carts. */
export interface Carts {
  deps: Deps
  known: CartCache
}

/** Changes the cart at a place, and creates it if there is none. `hold`: locks other rows while the cart changes. */
export type ChangeCart = <A extends Change | Refusal, H = undefined>(
  at: CartPlace,
  requestId: string,
  work: (row: CartRow, locked: H | undefined) => A,
  hold?: (tx: Tx) => Promise<H | undefined>,
) => Promise<Changed<Exclude<A, Refusal>> | Extract<A, Refusal>>

type Answer<A> = Changed<Exclude<A, Refusal>> | Extract<A, Refusal>

/**
 * Changes a cart in one short transaction, in one database round trip if the cached cart is current. First on the
 * cached cart, saved only if the version is unchanged; otherwise lock, change, save. Every change raises the version by
 * one, and nothing else does; a request id changes the cart once; a refusal is only returned for a locked cart. C1, C2,
 * C4
 */
export const changeCartIn =
  ({ deps, known }: Carts): ChangeCart =>
  async (at, requestId, work, hold) => {
    const request = noteOf(at, requestId)
    const now = new Date(deps.clock())
    const publishChange = (row: CartRow) => {
      known.set(at, row)
      deps.publish(at.corporationId, `cart:${row.cart_id}`, row.version)
    }
    const quick = hold
      ? undefined
      : await changeKnown({ change: deps.db.runOne, at, now }, known.get(at), request, work)
    if (quick) {
      publishChange(quick.row)
      return quick
    }
    return deps.db.inTx(async tx => {
      const answer = await changeLocked({ tx, at, now }, request, work, hold)
      if (!isRefusal(answer) && answer.change) tx.afterCommit(() => publishChange(answer.row))
      return answer
    })
  }

/** How a request is remembered: with the sender's person id if several people share the cart. */
interface Note {
  text: string
  of: string
}

const noteOf = ({ person }: CartPlace, requestId: string): Note => {
  const of = person === undefined ? '' : `${person} `
  return { text: of + requestId, of }
}

interface Where {
  tx: Tx
  at: CartPlace
  now: Date
}

/** Changes the cached cart (or a new one, for a first dish); undefined if the cache is out of date. */
async function changeKnown<A extends Change | Refusal>(
  { change: input, at, now }: { change: Database['runOne']; at: CartPlace; now: Date },
  remembered: CartRow | undefined,
  request: Note,
  work: (row: CartRow, locked: undefined) => A,
): Promise<Changed<Exclude<A, Refusal>> | undefined> {
  const row = remembered ?? newCart()
  if (row.recent.includes(request.text)) return undefined
  const answer = work(row, undefined)
  if (isRefusal(answer)) return undefined
  const change = answer as Exclude<A, Refusal>
  if (!change.changed) return undefined
  const next = nextRow(row, change, request)
  const stored = remembered
    ? await saveCartAt(input, at, { row: next, was: row.version, now })
    : await makeCart(input, at, next, now)
  return stored ? { row: next, change } : undefined
}

/** Changes the stored cart, locked until the transaction ends. */
async function changeLocked<A extends Change | Refusal, H>(
  { tx, at, now }: Where,
  request: Note,
  work: (row: CartRow, locked: H | undefined) => A,
  hold?: (tx: Tx) => Promise<H | undefined>,
): Promise<Answer<A>> {
  for (;;) {
    const locked = await lockCartAt(tx, at)
    const row = locked ?? newCart()
    if (row.recent.includes(request.text)) return { row }
    if (hold && !locked) {
      // Lock order: the cart before the rows beside it.
      await makeCart(tx.query, at, row, now)
      continue
    }
    const answer = work(row, await hold?.(tx))
    if (isRefusal(answer)) return answer as Extract<A, Refusal>
    const change = answer as Exclude<A, Refusal>
    if (!change.changed && locked) return { row, change }
    const next = nextRow(row, change, request)
    if (locked) await saveCart(tx, at.corporationId, next, now)
    else if (!(await makeCart(tx.query, at, next, now))) continue
    return { row: next, change }
  }
}

/** A cart that is not stored yet. */
export const newCart = (): CartRow => ({ cart_id: uuidv7(), people: 1, version: 0, lines: [], coupons: [], recent: [] })

const nextRow = (row: CartRow, change: Change, { text, of }: Note): CartRow => ({
  cart_id: row.cart_id,
  people: change.people ?? row.people,
  version: change.changed ? row.version + 1 : row.version,
  lines: change.lines,
  coupons: change.coupons ?? row.coupons,
  recent: of === '' ? [text, ...row.recent].slice(0, REMEMBERED) : [text, ...thinned(row.recent, of)],
})

/** All request ids of the other people, and the newest of this one. */
function thinned(recent: readonly string[], of: string): string[] {
  let own = 0
  return recent.filter(note => !note.startsWith(of) || ++own < REMEMBERED_EACH)
}
