import type { BizType } from '../store/index.ts'

/**
 * State of an order. `checking`: the store checks it before the guest pays (LOGIN-8); `awaitingPayment`: visible to the guest
 * only; `placed`: new on the store's board; the last three are final.
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

/** State of the money, separate from that of the food. `partRefunded`: a part was refunded. */
export type PayState = 'unpaid' | 'paid' | 'partRefunded' | 'refunding' | 'refunded'

/** Originator of a transition. `watchdog`: a deadline passed; `payment`: the provider reported a payment. */
export type OrderActor = 'guest' | 'staff' | 'watchdog' | 'payment'

/** State of an order's food and money; changed only by the functions below. */
export interface OrderStatus {
  state: OrderState
  payState: PayState
}

type Transitions = Partial<Record<OrderState, readonly OrderActor[]>>

/**
 * Allowed transitions of an order, with the actors that may trigger them. A guest may cancel until the store has accepted;
 * afterwards food is being prepared and only the store may cancel.
 */
export const orderTransitions = {
  checking: { awaitingPayment: ['staff'], rejected: ['staff', 'watchdog'], cancelled: ['guest'] },
  awaitingPayment: { placed: ['payment', 'guest'], accepted: ['payment', 'guest'], cancelled: ['guest', 'watchdog'] },
  placed: { accepted: ['staff', 'watchdog'], rejected: ['staff', 'watchdog'], cancelled: ['guest'] },
  accepted: { preparing: ['staff'], ready: ['staff'], cancelled: ['staff'] },
  preparing: { ready: ['staff'], cancelled: ['staff'] },
  ready: { delivering: ['staff'], completed: ['staff', 'watchdog'], cancelled: ['staff'] },
  delivering: { completed: ['staff', 'watchdog'], cancelled: ['staff'] },
  completed: {},
  rejected: {},
  cancelled: {},
} as const satisfies Record<OrderState, Transitions>

/** Allowed transitions of the money. None leads back to `unpaid`. */
export const paymentTransitions = {
  unpaid: ['paid'],
  paid: ['partRefunded', 'refunding', 'refunded'],
  partRefunded: ['refunding', 'refunded'],
  refunding: ['refunded'],
  refunded: [],
} as const satisfies Record<PayState, readonly PayState[]>

export const orderStates = Object.keys(orderTransitions) as OrderState[]

/** Whether the restaurant holds money for the order, all or a part. */
export const isPaymentHeld = (payState: PayState): boolean => payState === 'paid' || payState === 'partRefunded'

/** Whether the state is final. */
export const isEnded = (state: OrderState): boolean => Object.keys(orderTransitions[state]).length === 0

/** Whether the order ended without food: the payment is refunded, stock and slot are released. */
export const endedUnserved = (state: OrderState): boolean => state === 'rejected' || state === 'cancelled'

/** States shown on the store's board. */
export const boardStates = orderStates.filter(state => !isEnded(state) && state !== 'awaitingPayment')

/** Whether `by` may move an order from one state to another. O4 */
export function mayMove(from: OrderState, to: OrderState, actor: OrderActor): boolean {
  const transitions: Transitions = orderTransitions[from]
  return transitions[to]?.includes(actor) ?? false
}

/** The states to which `by` may move the order. */
export const nextStates = (from: OrderState, actor: OrderActor): OrderState[] =>
  orderStates.filter(to => mayMove(from, to, actor))

/** Whether an order of this type can be `delivering`: only a delivery can. */
export const canBeDelivering = (bizType: BizType): boolean => bizType === 1200

/** Whether the guest may still cancel: until the store has accepted. */
export const guestMayCancel = (state: OrderState): boolean => mayMove(state, 'cancelled', 'guest')

/**
 * The status after a transition, or undefined if it is not allowed. Ending a paid order without food starts the refund in the
 * same step, so that no ended order stays paid. O4, M8
 */
export function statusAfterMove(status: OrderStatus, to: OrderState, actor: OrderActor): OrderStatus | undefined {
  if (!mayMove(status.state, to, actor)) return undefined
  return { state: to, payState: endedUnserved(to) && isPaymentHeld(status.payState) ? 'refunding' : status.payState }
}

/**
 * The status after a payment. `checked`: the store approved before the guest paid, so the order becomes `accepted` (LOGIN-8).
 * Undefined if it is already paid (the provider returns the second payment); a payment after the end becomes a refund. M8
 */
export function statusAfterPayment(status: OrderStatus, checked: boolean): OrderStatus | undefined {
  if (status.payState !== 'unpaid') return undefined
  if (endedUnserved(status.state)) return { state: status.state, payState: 'refunding' }
  if (status.state === 'awaitingPayment') return { state: checked ? 'accepted' : 'placed', payState: 'paid' }
  return { state: status.state, payState: 'paid' }
}

/** The status after the whole refund; undefined if no refund is in progress. */
export const statusAfterRefund = (status: OrderStatus): OrderStatus | undefined =>
  status.payState === 'refunding' ? { state: status.state, payState: 'refunded' } : undefined

/** Progress of partial refunds while the order continues: `some`: a part; `asked`: all requested; `arrived`: all refunded. */
export type PartialRefundProgress = 'some' | 'asked' | 'arrived'

/** The status after partial refunds; undefined if it does not change, or if the order is refunded as a whole already. M9 */
export function statusAfterPartialRefund(
  status: OrderStatus,
  progress: PartialRefundProgress,
): OrderStatus | undefined {
  const next = progress === 'some' ? 'partRefunded' : progress === 'asked' ? 'refunding' : 'refunded'
  const allowed: readonly PayState[] = paymentTransitions[status.payState]
  return status.payState !== 'unpaid' && allowed.includes(next) ? { state: status.state, payState: next } : undefined
}

/** Whether this step started a refund. */
export const startsRefund = (before: OrderStatus, after: OrderStatus): boolean =>
  before.payState !== 'refunding' && after.payState === 'refunding'

/** Whether this step releases stock and slot: exactly one step of every order's life does. S2 */
export const releasesStock = (before: OrderState, after: OrderState): boolean =>
  !endedUnserved(before) && endedUnserved(after)
