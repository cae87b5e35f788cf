import { type Change, type Collected, collect, isNothing, NO_CHANGES } from './collect.ts'

/** A change is sent this long after the last one. CART-8 */
export const SEND_AFTER = 200
/** However often more comes, a change waits no longer than this. CART-8 */
export const SEND_AT_LATEST = 300_000

/** Something asked of the server. Answers are applied in this order. CART-9 */
export interface Asked<C> {
  requestId: string
  /** Absent for a query. */
  changes?: Collected
  state: 'flying' | 'answered' | 'lost'
  answer?: C
  /** How often it was given up so far. */
  lost: number
}

/**
 * The phone's side of the cart: what the server last said, what is on its way, what is still collected. All functions
 * answer a new state; time and request ids come from outside. CART-8, CART-9, CART-10
 */
export interface Sync<C> {
  /** The newest cart that was applied; absent until the first answer. */
  cart?: C
  /** Never falls. CART-10 */
  version: number
  /** What became of a change is not known: a query has to tell. */
  unsure: boolean
  asked: readonly Asked<C>[]
  collected: Collected
  firstChangeAt: number
  lastChangeAt: number
}

export const startSync = <C>(): Sync<C> => ({
  version: 0,
  unsure: false,
  asked: [],
  collected: NO_CHANGES,
  firstChangeAt: 0,
  lastChangeAt: 0,
})

/** Collects a change of the guest's. What comes to nothing is not sent. CART-8 */
export function change<C>(sync: Sync<C>, one: Change, now: number): Sync<C> {
  const collected = collect(sync.collected, one)
  const firstChangeAt = isNothing(sync.collected) ? now : sync.firstChangeAt
  return { ...sync, collected, firstChangeAt, lastChangeAt: now }
}

/**
 * When the collected changes are due, or nothing: 200 ms after the last, at the latest 300 000 ms after the first. They
 * wait while an earlier change is unanswered: two on their way at once could overtake each other. CART-8
 */
export function sendAt<C>(sync: Sync<C>): number | undefined {
  if (isNothing(sync.collected) || sync.asked.some(it => it.changes)) return undefined
  return Math.min(sync.lastChangeAt + SEND_AFTER, sync.firstChangeAt + SEND_AT_LATEST)
}

/**
 * The collected changes go out under a request id. A query still on its way is forgotten: this answer will be newer, and
 * nobody knows whether the query's holds these changes.
 */
export function sent<C>(sync: Sync<C>, requestId: string): Sync<C> {
  const request: Asked<C> = { requestId, changes: sync.collected, state: 'flying', lost: 0 }
  return { ...sync, collected: NO_CHANGES, asked: [...sync.asked.filter(it => it.changes), request] }
}

/** A query goes out. */
export const queried = <C>(sync: Sync<C>, requestId: string): Sync<C> => ({
  ...sync,
  asked: [...sync.asked, { requestId, state: 'flying', lost: 0 }],
})

/** An answer came. It is applied when nothing before it is open, and only where it is no older than what is shown. CART-9 */
export const answered = <C extends { cartVersion: number }>(sync: Sync<C>, requestId: string, answer: C): Sync<C> =>
  settle(mark(sync, requestId, it => ({ ...it, state: 'answered', answer })))

/**
 * No answer came, after all tries. A query is simply gone: the next one asks again. A change may have been made or not:
 * it keeps its place until `again` sends it under the same id, which the server makes once. It blocks what comes
 * after it, never for ever: after `MOST_LOST` times it is dropped and a query tells what became of it. C4, C7
 */
export function lost<C extends { cartVersion: number }>(sync: Sync<C>, requestId: string): Sync<C> {
  const marked = mark(sync, requestId, it => ({ ...it, state: 'lost', lost: it.lost + 1 }))
  const asked = marked.asked.filter(it => it.state !== 'lost' || (it.changes && it.lost < MOST_LOST))
  const dropped = marked.asked.some(it => it.changes && !asked.includes(it))
  return settle({ ...marked, asked, unsure: sync.unsure || dropped })
}

export const MOST_LOST = 5

/** A lost change goes out again under its own id. */
export const again = <C>(sync: Sync<C>, requestId: string): Sync<C> =>
  mark(sync, requestId, it => ({ ...it, state: 'flying' }))

/** The server said no: nothing of it was made, so it is no longer shown. Its refusal may hold the cart as it stands. */
export function refused<C extends { cartVersion: number }>(sync: Sync<C>, requestId: string, cart?: C): Sync<C> {
  if (cart) return answered(sync, requestId, cart)
  return settle({ ...sync, asked: sync.asked.filter(it => it.requestId !== requestId), unsure: true })
}

/** A query is wanted: nothing was ever answered, or a change is in doubt; and nothing is on its way. */
export const wantsQuery = <C>(sync: Sync<C>): boolean =>
  sync.asked.length === 0 && (sync.unsure || sync.cart === undefined)

/** Changes that the shown cart has to hold on top of the server's: those on their way first, then the collected ones. */
export const unanswered = <C>(sync: Sync<C>): Collected[] =>
  [...sync.asked.flatMap(it => it.changes ?? []), sync.collected].filter(it => !isNothing(it))

const mark = <C>(sync: Sync<C>, requestId: string, as: (it: Asked<C>) => Asked<C>): Sync<C> => ({
  ...sync,
  asked: sync.asked.map(it => (it.requestId === requestId ? as(it) : it)),
})

/**
 * Applies the answers at the head, in order, the newest last; the first open one stops it. One that answers for an older
 * version than the cart's is dropped. CART-9, CART-10
 */
function settle<C extends { cartVersion: number }>(sync: Sync<C>): Sync<C> {
  const open = sync.asked.findIndex(it => it.state !== 'answered')
  const done = open < 0 ? sync.asked : sync.asked.slice(0, open)
  const cart = done.reduce((newest, { answer }) => newer(newest, answer), sync.cart)
  const unsure = sync.unsure && !done.some(it => it.answer)
  const rest = { ...sync, unsure, asked: open < 0 ? [] : sync.asked.slice(open) }
  return cart ? { ...rest, cart, version: Math.max(sync.version, cart.cartVersion) } : rest
}

const newer = <C extends { cartVersion: number }>(shown: C | undefined, answer: C | undefined): C | undefined =>
  answer && (!shown || answer.cartVersion >= shown.cartVersion) ? answer : shown
