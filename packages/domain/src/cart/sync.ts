import { type Change, type Collected, collect, isNothing, NO_CHANGES } from './lines/collect.ts'

/** Delay after the last change before sending, in ms. CART-8 */
export const SEND_AFTER = 200
/** Maximum delay after the first change, in ms. CART-8 */
export const SEND_AT_LATEST = 300_000

/** A request to the server. Answers are applied in this order. CART-9 */
export interface SyncRequest<C> {
  requestId: string
  /** Absent for a query. */
  changes?: Collected
  state: 'flying' | 'answered' | 'lost'
  answer?: C
  /** How many times it was given up so far. */
  lost: number
}

/**
 * The phone's state of the cart: the last answer, requests in flight, and unsent changes. All functions return a new state;
 * time and request ids are parameters. CART-8, CART-9, CART-10
 */
export interface Sync<C> {
  /** The newest applied cart; absent until the first answer. */
  cart?: C
  /** Never falls. CART-10 */
  version: number
  /** The outcome of a change is unknown: a query is needed. */
  outcomeUnknown: boolean
  requests: readonly SyncRequest<C>[]
  collected: Collected
  firstChangeAt: number
  lastChangeAt: number
}

export const startSync = <C>(): Sync<C> => ({
  version: 0,
  outcomeUnknown: false,
  requests: [],
  collected: NO_CHANGES,
  firstChangeAt: 0,
  lastChangeAt: 0,
})

/** Adds a change by the guest. Changes that add up to 0 are not sent. CART-8 */
export function addChange<C>(sync: Sync<C>, one: Change, now: number): Sync<C> {
  const collected = collect(sync.collected, one)
  const firstChangeAt = isNothing(sync.collected) ? now : sync.firstChangeAt
  return { ...sync, collected, firstChangeAt, lastChangeAt: now }
}

/**
 * When the collected changes are due (epoch ms), or undefined: 200 ms after the last, at most 300 000 ms after the first. They
 * wait while an earlier change is unanswered, because two requests in flight could overtake each other. CART-8
 */
export function sendAt<C>(sync: Sync<C>): number | undefined {
  if (isNothing(sync.collected) || sync.requests.some(it => it.changes)) return undefined
  return Math.min(sync.lastChangeAt + SEND_AFTER, sync.firstChangeAt + SEND_AT_LATEST)
}

/**
 * Moves the collected changes into a request. A query in flight is dropped: the answer to this request is newer, and the
 * query's answer may or may not include these changes.
 */
export function sendChanges<C>(sync: Sync<C>, requestId: string): Sync<C> {
  const request: SyncRequest<C> = { requestId, changes: sync.collected, state: 'flying', lost: 0 }
  return { ...sync, collected: NO_CHANGES, requests: [...sync.requests.filter(it => it.changes), request] }
}

/** Adds a query in flight. */
export const startQuery = <C>(sync: Sync<C>, requestId: string): Sync<C> => ({
  ...sync,
  requests: [...sync.requests, { requestId, state: 'flying', lost: 0 }],
})

/** Records an answer. It is applied when no earlier request is open, and only if it is not older than the shown cart. CART-9 */
export const recordAnswer = <C extends { cartVersion: number }>(sync: Sync<C>, requestId: string, answer: C): Sync<C> =>
  applyAnswers(updateRequest(sync, requestId, it => ({ ...it, state: 'answered', answer })))

/**
 * Records that a request had no answer after all tries. A query is dropped; the next one replaces it. A change may or may not
 * have reached the server: it stays in place until `resend` sends it again with the same id, which the server applies once. It
 * blocks later requests until it was lost `MAX_LOST` times; then it is dropped and a query reads the actual cart. C4, C7
 */
export function recordLoss<C extends { cartVersion: number }>(sync: Sync<C>, requestId: string): Sync<C> {
  const updated = updateRequest(sync, requestId, it => ({ ...it, state: 'lost', lost: it.lost + 1 }))
  const requests = updated.requests.filter(it => it.state !== 'lost' || (it.changes && it.lost < MAX_LOST))
  const dropped = updated.requests.some(it => it.changes && !requests.includes(it))
  return applyAnswers({ ...updated, requests, outcomeUnknown: sync.outcomeUnknown || dropped })
}

export const MAX_LOST = 5

/** Resends a lost change with its id. */
export const resend = <C>(sync: Sync<C>, requestId: string): Sync<C> =>
  updateRequest(sync, requestId, it => ({ ...it, state: 'flying' }))

/** Records a refusal: nothing was applied, so the change is no longer shown. The refusal may include the current cart. */
export function recordRefusal<C extends { cartVersion: number }>(sync: Sync<C>, requestId: string, cart?: C): Sync<C> {
  if (cart) return recordAnswer(sync, requestId, cart)
  return applyAnswers({
    ...sync,
    requests: sync.requests.filter(it => it.requestId !== requestId),
    outcomeUnknown: true,
  })
}

/** Whether a query is needed and nothing is in flight: there was no answer yet, or the outcome of a change is unknown. */
export const needsQuery = <C>(sync: Sync<C>): boolean =>
  sync.requests.length === 0 && (sync.outcomeUnknown || sync.cart === undefined)

/** Changes to show on top of the server's cart: those in flight first, then the collected ones. */
export const pendingChanges = <C>(sync: Sync<C>): Collected[] =>
  [...sync.requests.flatMap(it => it.changes ?? []), sync.collected].filter(it => !isNothing(it))

const updateRequest = <C>(
  sync: Sync<C>,
  requestId: string,
  update: (it: SyncRequest<C>) => SyncRequest<C>,
): Sync<C> => ({
  ...sync,
  requests: sync.requests.map(it => (it.requestId === requestId ? update(it) : it)),
})

/**
 * Applies leading answers in order and stops at the first open request. Answers for an older version than the cart's are
 * dropped. CART-9, CART-10
 */
function applyAnswers<C extends { cartVersion: number }>(sync: Sync<C>): Sync<C> {
  const open = sync.requests.findIndex(it => it.state !== 'answered')
  const done = open < 0 ? sync.requests : sync.requests.slice(0, open)
  const cart = done.reduce((newest, { answer }) => newerCart(newest, answer), sync.cart)
  const outcomeUnknown = sync.outcomeUnknown && !done.some(it => it.answer)
  const rest = { ...sync, outcomeUnknown, requests: open < 0 ? [] : sync.requests.slice(open) }
  return cart ? { ...rest, cart, version: Math.max(sync.version, cart.cartVersion) } : rest
}

const newerCart = <C extends { cartVersion: number }>(shown: C | undefined, answer: C | undefined): C | undefined =>
  answer && (!shown || answer.cartVersion >= shown.cartVersion) ? answer : shown
