import type { BizType } from '../store/index.ts'

/**
 * Where an order stands. `checking`: the store looks at it before the guest pays (LOGIN-8); `awaitingPayment`: nobody but the guest sees it yet;
 * `placed`: new on the store's board; the last three end it.
 */
export type OrderState =
  | 'checking'
  | 'awaitingPayment'
  | 'placed'
  | 'accepted'
  | 'preparing'
  | 'ready'
  | 'delivering'
  | 'completed'
  | 'rejected'
  | 'cancelled'

/** What became of the money, apart from what becomes of the food. `partRefunded`: some of it went back, the rest stays. */
export type PayState = 'unpaid' | 'paid' | 'partRefunded' | 'refunding' | 'refunded'

/** Who may move an order. `watchdog` is time running out, `payment` the provider's word that money arrived. */
export type OrderActor = 'guest' | 'staff' | 'watchdog' | 'payment'

/** An order's food and money together: the two only ever change through the functions below. */
export interface Standing {
  state: OrderState
  payState: PayState
}

type Edges = Partial<Record<OrderState, readonly OrderActor[]>>

/**
 * The life of an order: from where to where, and who may take it there. What is not in here cannot happen.
 * A guest leaves freely until the store has said yes; from then on food is being bought and made, and only the store lets go.
 */
export const orderLife = {
  checking: { awaitingPayment: ['staff'], rejected: ['staff', 'watchdog'], cancelled: ['guest'] },
  awaitingPayment: { placed: ['payment', 'guest'], accepted: ['payment', 'guest'], cancelled: ['guest', 'watchdog'] },
  placed: { accepted: ['staff'], rejected: ['staff', 'watchdog'], cancelled: ['guest'] },
  accepted: { preparing: ['staff'], ready: ['staff'], cancelled: ['staff'] },
  preparing: { ready: ['staff'], cancelled: ['staff'] },
  ready: { delivering: ['staff'], completed: ['staff', 'watchdog'], cancelled: ['staff'] },
  delivering: { completed: ['staff', 'watchdog'], cancelled: ['staff'] },
  completed: {},
  rejected: {},
  cancelled: {},
} as const satisfies Record<OrderState, Edges>

/** The life of its money. No way leads back to `unpaid`. */
export const payLife = {
  unpaid: ['paid'],
  paid: ['partRefunded', 'refunding', 'refunded'],
  partRefunded: ['refunding', 'refunded'],
  refunding: ['refunded'],
  refunded: [],
} as const satisfies Record<PayState, readonly PayState[]>

export const orderStates = Object.keys(orderLife) as OrderState[]

/** The house has money of it, all or a part. */
export const holdsPayment = (payState: PayState): boolean => payState === 'paid' || payState === 'partRefunded'

/** Nothing more happens to the food. */
export const isEnded = (state: OrderState): boolean => Object.keys(orderLife[state]).length === 0

/** Ended without food: what was paid goes back, what was taken from stock and slot is free again. */
export const fellThrough = (state: OrderState): boolean => state === 'rejected' || state === 'cancelled'

/** The states in which the store has it on its board. */
export const onBoard = orderStates.filter(state => !isEnded(state) && state !== 'awaitingPayment')

/** Whether `by` may take an order from one state to another. O4 */
export function mayMove(from: OrderState, to: OrderState, by: OrderActor): boolean {
  const edges: Edges = orderLife[from]
  return edges[to]?.includes(by) ?? false
}

/** Where `by` may take it from here. */
export const movesOf = (from: OrderState, by: OrderActor): OrderState[] =>
  orderStates.filter(to => mayMove(from, to, by))

/** Whether an order of this business type can be on its way: only a delivery can. */
export const canBeDelivering = (bizType: BizType): boolean => bizType === 1200

/** Whether the guest may still call it off: until the store has accepted. */
export const guestMayCancel = (state: OrderState): boolean => mayMove(state, 'cancelled', 'guest')

/**
 * The order moved on, or undefined where the life has no such edge.
 * Ending without food while paid starts the refund in the same step, so that the two never stand together. O4, M8
 */
export function moved(at: Standing, to: OrderState, by: OrderActor): Standing | undefined {
  if (!mayMove(at.state, to, by)) return undefined
  return { state: to, payState: fellThrough(to) && holdsPayment(at.payState) ? 'refunding' : at.payState }
}

/**
 * The money has arrived. `checked`: the store had said yes before the guest paid, so it goes straight to `accepted`. LOGIN-8
 * Paid twice is undefined (the second payment is the provider's to return); paid after the end turns into a refund. M8
 */
export function paid(at: Standing, checked: boolean): Standing | undefined {
  if (at.payState !== 'unpaid') return undefined
  if (fellThrough(at.state)) return { state: at.state, payState: 'refunding' }
  if (at.state === 'awaitingPayment') return { state: checked ? 'accepted' : 'placed', payState: 'paid' }
  return { state: at.state, payState: 'paid' }
}

/** All of it has gone back; undefined where nothing was on its way. */
export const refundArrived = (at: Standing): Standing | undefined =>
  at.payState === 'refunding' ? { state: at.state, payState: 'refunded' } : undefined

/** How much of what was paid has been given back while the food goes its way: `asked` all of it, `arrived` all and everywhere. */
export type PartsBack = 'some' | 'asked' | 'arrived'

/** Parts of the money went back; undefined where that changes nothing, or where all goes back with the food already. M9 */
export function partsReturned(at: Standing, parts: PartsBack): Standing | undefined {
  const next = parts === 'some' ? 'partRefunded' : parts === 'asked' ? 'refunding' : 'refunded'
  const leads: readonly PayState[] = payLife[at.payState]
  return at.payState !== 'unpaid' && leads.includes(next) ? { state: at.state, payState: next } : undefined
}

/** Whether this step began a refund. */
export const beganRefund = (before: Standing, after: Standing): boolean =>
  before.payState !== 'refunding' && after.payState === 'refunding'

/** Whether this step lets go of what the order had taken from stock and slot: exactly one step of any life does. S2 */
export const letsGo = (before: OrderState, after: OrderState): boolean => !fellThrough(before) && fellThrough(after)
