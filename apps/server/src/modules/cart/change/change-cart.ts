import { isRefusal, type Refusal } from '@comanda/contract/core'
import type { AttachedCoupon, CartLine } from '@comanda/domain/cart'
import type { Database, Tx } from '../../../platform/db/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { KnownCarts } from '../known-carts.ts'
import type { Deps } from '../deps.ts'
import { lockCartAt, makeCart, saveCart, saveCartAt } from '../queries.ts'
import type { CartPlace, CartRow } from '../tables.ts'

/** Request ids a cart remembers. A phone waits for each answer, so a repeat is never far behind. C4 */
const REMEMBERED = 32

/**
 * The same for each of those who share a cart: the others go on while one is off the network, so that its repeat may come
 * after any number of theirs. A phone has at most three steps on their way. C4
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
  /** What `work` answered; absent where this request had changed the cart already. */
  change?: C
}

/** Where carts are changed, and what this process remembers of them. */
export interface Carts {
  deps: Deps
  known: KnownCarts
}

/** Changes the cart at a place, which is made where there is none. `hold`: what beside the cart is held while it changes. */
export type ChangeCart = <A extends Change | Refusal, H = undefined>(
  at: CartPlace,
  requestId: string,
  work: (row: CartRow, held: H | undefined) => A,
  hold?: (tx: Tx) => Promise<H | undefined>,
) => Promise<Changed<Exclude<A, Refusal>> | Extract<A, Refusal>>

type Answer<A> = Changed<Exclude<A, Refusal>> | Extract<A, Refusal>

/**
 * One short transaction, in one exchange with the database where all is as remembered. First on what this process remembers, stored only where the version is still the same; else
 * lock, change, store. The version rises by one with each change and never otherwise; a request id changes the cart
 * once; a refusal is only given on a cart that is held. C1, C2, C4
 */
export const changeCartIn =
  ({ deps, known }: Carts): ChangeCart =>
  async (at, requestId, work, hold) => {
    const request = noteOf(at, requestId)
    const now = new Date(deps.clock())
    const told = (row: CartRow) => {
      known.set(at, row)
      deps.publish(at.corporationId, `cart:${row.cart_id}`, row.version)
    }
    const quick = hold
      ? undefined
      : await changeKnown({ change: deps.db.runOne, at, now }, known.get(at), request, work)
    if (quick) {
      told(quick.row)
      return quick
    }
    return deps.db.inTx(async tx => {
      const answer = await changeLocked({ tx, at, now }, request, work, hold)
      if (!isRefusal(answer) && answer.change) tx.afterCommit(() => told(answer.row))
      return answer
    })
  }

/** How a request is remembered: under the name of who sent it, where several share the cart. */
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

/** On what is remembered (or on nothing, for a first dish): undefined where that is not how things stand. */
async function changeKnown<A extends Change | Refusal>(
  { change: input, at, now }: { change: Database['runOne']; at: CartPlace; now: Date },
  remembered: CartRow | undefined,
  request: Note,
  work: (row: CartRow, held: undefined) => A,
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

/** On the cart itself, held until the transaction ends. */
async function changeLocked<A extends Change | Refusal, H>(
  { tx, at, now }: Where,
  request: Note,
  work: (row: CartRow, held: H | undefined) => A,
  hold?: (tx: Tx) => Promise<H | undefined>,
): Promise<Answer<A>> {
  for (;;) {
    const locked = await lockCartAt(tx, at)
    const row = locked ?? newCart()
    if (row.recent.includes(request.text)) return { row }
    if (hold && !locked) {
      // Carts are held before what is beside them, by everybody.
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

/** A cart nobody has stored yet. */
export const newCart = (): CartRow => ({ cart_id: uuidv7(), people: 1, version: 0, lines: [], coupons: [], recent: [] })

const nextRow = (row: CartRow, change: Change, { text, of }: Note): CartRow => ({
  cart_id: row.cart_id,
  people: change.people ?? row.people,
  version: change.changed ? row.version + 1 : row.version,
  lines: change.lines,
  coupons: change.coupons ?? row.coupons,
  recent: of === '' ? [text, ...row.recent].slice(0, REMEMBERED) : [text, ...thinned(row.recent, of)],
})

/** All of the others', and the newest of one's own. */
function thinned(recent: readonly string[], of: string): string[] {
  let own = 0
  return recent.filter(note => !note.startsWith(of) || ++own < REMEMBERED_EACH)
}
