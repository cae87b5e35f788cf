/**
 * Where one try to pay by a third party stands.
 * Open: `created` (about to be sent), `authenticating` (the guest is at the bank's page), `pending` (the bank has not decided), `unknown` (its
 * answer never reached us). `superseded`: the guest began another, this one may still succeed. `refused`, `cancelled`, `failed`: no money moved.
 * `authorised`, `captured`: the money is held for the order. `returning`, `returned`: all of it goes back. The rest need a person.
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

/** What can happen to it. `giveBack` is our own decision; all others are the provider's word. */
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

type Edges = Partial<Record<AttemptEvent, AttemptState>>

/** How a closed or open try takes the news that the money is there after all. */
const succeeds: Edges = { authorised: 'authorised', captured: 'captured', captureFailed: 'captureFailed' }

const ends: Edges = { refused: 'refused', cancelled: 'cancelled', failed: 'failed' }

const waits: Edges = { askedToAuthenticate: 'authenticating', leftPending: 'pending', answerLost: 'unknown' }

/** What is told of a return, which may come before what is told of the money. */
const wentBack: Edges = { returned: 'returned', returnFailed: 'returnFailed' }

/** The provider sent back what it held, whoever asked for it. */
const returns: Edges = { giveBack: 'returning', ...wentBack }

/**
 * The life of a try: what is not in here changes nothing. Messages come in any order and more than once, so every pair of
 * events ends at the same place whichever came first; only failures that follow a success go "back". W2
 */
export const attemptLife = {
  created: { ...waits, ...ends, ...succeeds, ...returns, superseded: 'superseded' },
  authenticating: {
    ...waits,
    ...ends,
    ...succeeds,
    ...returns,
    superseded: 'superseded',
  },
  pending: { ...ends, ...succeeds, ...returns },
  unknown: { ...waits, ...ends, ...succeeds, ...returns },
  superseded: { ...ends, ...succeeds, ...returns },
  refused: { ...succeeds, ...wentBack },
  cancelled: { ...succeeds, ...wentBack },
  failed: { ...succeeds, ...wentBack },
  authorised: { captured: 'captured', captureFailed: 'captureFailed', chargeback: 'chargeback', ...returns },
  captured: { captureFailed: 'captureFailed', chargeback: 'chargeback', ...returns },
  captureFailed: { ...returns },
  returning: { ...wentBack, nothingToReturn: 'failed', refused: 'failed' },
  returned: { returnFailed: 'returnFailed' },
  returnFailed: {},
  chargeback: { chargebackReversed: 'captured' },
} as const satisfies Record<AttemptState, Edges>

export const attemptStates = Object.keys(attemptLife) as AttemptState[]

/** An order has at most one of these: a second try waits for it or takes its place. PAY-9 */
export const isLive = (state: AttemptState): boolean =>
  state === 'created' || state === 'authenticating' || state === 'pending' || state === 'unknown'

/** The provider holds or has taken the money for us. */
export const holdsMoney = (state: AttemptState): boolean =>
  state === 'authorised' || state === 'captured' || state === 'captureFailed'

/** Money is there or was, on its way back or not: an order may count it as paid only while `holdsMoney`. */
export const isReturn = (state: AttemptState): boolean =>
  state === 'returning' || state === 'returned' || state === 'returnFailed'

const SAYS_NOTHING_CAME: ReadonlySet<AttemptEvent> = new Set(['refused', 'nothingToReturn'])

/**
 * Where `event` takes a try, or undefined where it changes nothing. Once it was decided to give back, news of money makes it
 * `returning`, never paid. And once money was told of, no word that there was none ends its way back: such a word is of
 * an earlier try under the same name, or was overtaken. M8, W2
 */
export function afterEvent(
  state: AttemptState,
  event: AttemptEvent,
  decidedToGiveBack: boolean,
  moneyCame = false,
): AttemptState | undefined {
  if (moneyCame && state === 'returning' && SAYS_NOTHING_CAME.has(event)) return undefined
  const edges: Edges = attemptLife[state]
  const next = edges[event]
  if (next === undefined) return undefined
  return decidedToGiveBack && holdsMoney(next) && !isReturn(state) ? 'returning' : next
}
