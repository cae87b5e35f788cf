/** What can be the matter between a provider's book and ours. M13 */
export const breakKinds = ['missingHere', 'missingThere', 'amountDiffers', 'refundDiffers', 'chargedBack'] as const

export type BreakKind = (typeof breakKinds)[number]

/** Where a payment stands in a book. `taken`: the money is there; `held`: promised, not taken yet. */
export const bookStates = ['held', 'taken', 'partlyReturned', 'returned', 'chargeback'] as const

export type BookState = (typeof bookStates)[number]

/** One line of a provider's book. Values are the provider's own minor units. */
export interface BookLine {
  /** ISO. */
  at: string
  /** Our try's reference. */
  reference: string
  providerReference: string
  status: 'authorised' | 'captured' | 'cancelled' | 'refunded' | 'refundFailed' | 'chargeback' | 'chargebackReversed'
  value: number
  currencyCode: string
}

/** A payment in one book: what came and what of it went back. */
export interface BookPayment {
  reference: string
  providerReference: string
  currencyCode: string
  state: BookState
  taken: number
  returned: number
  /** What a bank took back and has not given again, where any. */
  lost?: number
}

/** The same in ours. `returnedAt`: what had gone back at the end of the day, and after each step since; any may be theirs. */
export interface OwnPayment extends BookPayment {
  returnedAt: readonly number[]
  /** It came within the day, so that their book of it has to know. */
  due: boolean
  /** What was asked of the provider and is not confirmed. */
  waitsFor?: 'capture' | 'return'
  /** Refunds of parts that were sent and are not confirmed. */
  sent?: readonly SentPart[]
  /** A bank's word that it took money of it back, or gave it again, is known. */
  disputed?: boolean
}

/** A refund of a part, in the provider's minor units. */
export interface SentPart {
  refundNo: number
  /** The how manieth time it was sent: the first, where that is not said. */
  tryNo?: number
  value: number
}

export interface Break {
  kind: BreakKind
  reference: string
  providerReference: string
  currencyCode: string
  /** What is ours and theirs: of the payment, or of its refunds where those differ. */
  ours: number
  theirs: number
}

const stateOf = (taken: number, returned: number, captured: boolean): BookState => {
  if (returned >= taken) return 'returned'
  if (returned > 0) return 'partlyReturned'
  return captured ? 'taken' : 'held'
}

/** A provider's lines, payment by payment. A cancelled one gave back all it promised. */
export function foldBook(lines: readonly BookLine[]): BookPayment[] {
  const groups = Map.groupBy(lines, line => `${line.reference}/${line.providerReference}`)
  return [...groups.values()].flatMap(group => {
    const [first] = group
    if (!first) return []
    const sum = (status: BookLine['status']) =>
      group.reduce((all, line) => all + (line.status === status ? line.value : 0), 0)
    const captured = sum('captured')
    const taken = captured > 0 ? captured : sum('authorised')
    const isCancelled = captured === 0 && group.some(line => line.status === 'cancelled')
    const returned = isCancelled ? taken : sum('refunded') - sum('refundFailed')
    const count = (status: BookLine['status']) => group.filter(line => line.status === status).length
    const isLost = count('chargeback') > count('chargebackReversed')
    const lost = Math.max(0, sum('chargeback') - sum('chargebackReversed'))
    const isBack = !isLost && count('chargebackReversed') > 0 && returned === 0
    const { reference, providerReference, currencyCode } = first
    const state = isLost ? 'chargeback' : isBack ? 'taken' : stateOf(taken, returned, captured > 0)
    return [{ reference, providerReference, currencyCode, state, taken, returned, ...(isLost && { lost }) }]
  })
}

/** What one payment has against it, where something has. */
function breakOf(theirs: BookPayment, ours: OwnPayment | undefined): Break | undefined {
  const { reference, providerReference, currencyCode } = theirs
  const said = (kind: BreakKind, own: number, other: number): Break => ({
    kind,
    reference,
    providerReference,
    currencyCode,
    ours: own,
    theirs: other,
  })
  if (!ours || ours.taken === 0) {
    // What came and went back whole is nobody's money any more.
    return theirs.taken > theirs.returned ? said('missingHere', 0, theirs.taken - theirs.returned) : undefined
  }
  if (theirs.lost !== undefined && !ours.disputed) return said('chargedBack', 0, theirs.lost)
  // An older payment's own line is in a book that was never asked for.
  const known = theirs.taken > 0
  if (known && (ours.currencyCode !== currencyCode || ours.taken !== theirs.taken))
    return said('amountDiffers', ours.taken, theirs.taken)
  return [...ours.returnedAt, ours.returned].includes(theirs.returned)
    ? undefined
    : said('refundDiffers', ours.returned, theirs.returned)
}

/** How many and how much stand where, by state and currency. */
export interface BookTotal {
  state: BookState
  currencyCode: string
  ours: { count: number; sum: number }
  theirs: { count: number; sum: number }
}

export interface Reconciled {
  breaks: Break[]
  totals: BookTotal[]
}

/**
 * Compares two books, payment by payment. What agrees counts alike in both totals, so that the totals differ exactly where
 * there is a break. M13
 */
export function reconcile(theirs: readonly BookPayment[], ours: readonly OwnPayment[]): Reconciled {
  const own = new Map(ours.map(one => [one.reference, one]))
  const there = new Set(theirs.map(one => one.reference))
  const breaks: Break[] = []
  const totals = new Totals()
  for (const payment of theirs) {
    const mine = own.get(payment.reference)
    const found = breakOf(payment, mine)
    if (found) breaks.push(found)
    totals.add('theirs', payment)
    if (mine && mine.taken > 0) totals.add('ours', found ? mine : payment)
    else if (!found) totals.add('ours', payment)
  }
  for (const mine of ours) {
    if (!mine.due || mine.taken === 0 || there.has(mine.reference)) continue
    const { reference, providerReference, currencyCode, taken } = mine
    breaks.push({ kind: 'missingThere', reference, providerReference, currencyCode, ours: taken, theirs: 0 })
    totals.add('ours', mine)
  }
  return { breaks, totals: totals.all() }
}

class Totals {
  private readonly rows = new Map<string, BookTotal>()

  add(side: 'ours' | 'theirs', { state, currencyCode, taken }: BookPayment): void {
    const key = `${currencyCode}/${state}`
    const none = { count: 0, sum: 0 }
    const row = this.rows.get(key) ?? { state, currencyCode, ours: none, theirs: none }
    this.rows.set(key, { ...row, [side]: { count: row[side].count + 1, sum: row[side].sum + taken } })
  }

  all(): BookTotal[] {
    const rank = ({ state }: BookTotal) => bookStates.indexOf(state)
    return [...this.rows.values()].toSorted((a, b) => a.currencyCode.localeCompare(b.currencyCode) || rank(a) - rank(b))
  }
}
