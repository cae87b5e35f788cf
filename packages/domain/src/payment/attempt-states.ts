/**
 * State of one attempt to pay through a provider. Open: `created` (about to be sent), `authenticating` (the guest is on the
 * bank's page), `pending` (the bank has not decided), `unknown` (its answer was lost). `superseded`: the guest started another
 * attempt, this one may still succeed. `refused`, `cancelled`, `failed`: no money moved. `authorised`, `captured`: the money is
 * held for the order. `returning`, `returned`: all of it is returned. The other states need a person.
 */
export type AttemptState =
  | 'created'
  | 'authenticating'
  | 'pending'
  | 'unknown'
  | 'superseded'
  | 'refused'
  | 'cancelled'
  | 'failed'
  | 'authorised'
  | 'captured'
  | 'captureFailed'
  | 'returning'
  | 'returned'
  | 'returnFailed'
  | 'chargeback'

/** Events of an attempt. `giveBack` is our own decision; all others are messages from the provider. */
export type AttemptEvent =
  | 'askedToAuthenticate'
  | 'leftPending'
  | 'answerLost'
  | 'authorised'
  | 'refused'
  | 'cancelled'
  | 'failed'
  | 'superseded'
  | 'captured'
  | 'captureFailed'
  | 'giveBack'
  | 'returned'
  | 'nothingToReturn'
  | 'returnFailed'
  | 'chargeback'
  | 'chargebackReversed'

type Transitions = Partial<Record<AttemptEvent, AttemptState>>

/** Transitions when the provider reports that the money was taken after all. */
const successEvents: Transitions = { authorised: 'authorised', captured: 'captured', captureFailed: 'captureFailed' }

const failureEvents: Transitions = { refused: 'refused', cancelled: 'cancelled', failed: 'failed' }

const pendingEvents: Transitions = {
  askedToAuthenticate: 'authenticating',
  leftPending: 'pending',
  answerLost: 'unknown',
}

/** Transitions for reports of a return, which may arrive before reports of the payment. */
const returnReports: Transitions = { returned: 'returned', returnFailed: 'returnFailed' }

/** Transitions when the money is returned, by our decision or by the provider. */
const returnEvents: Transitions = { giveBack: 'returning', ...returnReports }

/**
 * Transitions of an attempt; other events change nothing. Messages arrive in any order and repeatedly, so every pair of events
 * leads to the same state in either order; only failures after a success go back. W2
 */
export const attemptTransitions = {
  created: { ...pendingEvents, ...failureEvents, ...successEvents, ...returnEvents, superseded: 'superseded' },
  authenticating: {
    ...pendingEvents,
    ...failureEvents,
    ...successEvents,
    ...returnEvents,
    superseded: 'superseded',
  },
  pending: { ...failureEvents, ...successEvents, ...returnEvents },
  unknown: { ...pendingEvents, ...failureEvents, ...successEvents, ...returnEvents },
  superseded: { ...failureEvents, ...successEvents, ...returnEvents },
  refused: { ...successEvents, ...returnReports },
  cancelled: { ...successEvents, ...returnReports },
  failed: { ...successEvents, ...returnReports },
  authorised: { captured: 'captured', captureFailed: 'captureFailed', chargeback: 'chargeback', ...returnEvents },
  captured: { captureFailed: 'captureFailed', chargeback: 'chargeback', ...returnEvents },
  captureFailed: { ...returnEvents },
  returning: { ...returnReports, nothingToReturn: 'failed', refused: 'failed' },
  returned: { returnFailed: 'returnFailed' },
  returnFailed: {},
  chargeback: { chargebackReversed: 'captured' },
} as const satisfies Record<AttemptState, Transitions>

export const attemptStates = Object.keys(attemptTransitions) as AttemptState[]

/** An order has at most one live attempt: a second one waits for it or replaces it. PAY-9 */
export const isLive = (state: AttemptState): boolean =>
  state === 'created' || state === 'authenticating' || state === 'pending' || state === 'unknown'

/** Whether the provider has authorised or captured the money for us. */
export const holdsMoney = (state: AttemptState): boolean =>
  state === 'authorised' || state === 'captured' || state === 'captureFailed'

/** Whether the money is being or was returned. An order counts as paid only while `holdsMoney`. */
export const isReturn = (state: AttemptState): boolean =>
  state === 'returning' || state === 'returned' || state === 'returnFailed'

const NO_MONEY_EVENTS: ReadonlySet<AttemptEvent> = new Set(['refused', 'nothingToReturn'])

/**
 * The next state, or undefined if `event` changes nothing. After the decision to give back, reports of money lead to
 * `returning`, never to paid. After a report of money, reports that there was none do not end the return: such a report belongs
 * to an earlier attempt with the same name, or arrived late. M8, W2
 */
export function stateAfter(
  state: AttemptState,
  event: AttemptEvent,
  isGivenBack: boolean,
  isMoneyReported = false,
): AttemptState | undefined {
  if (isMoneyReported && state === 'returning' && NO_MONEY_EVENTS.has(event)) return undefined
  const transitions: Transitions = attemptTransitions[state]
  const next = transitions[event]
  if (next === undefined) return undefined
  return isGivenBack && holdsMoney(next) && !isReturn(state) ? 'returning' : next
}
