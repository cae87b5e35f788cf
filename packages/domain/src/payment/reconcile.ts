/** Kinds of differences between the provider's records and ours. M13 */
export const breakKinds = ['missingHere', 'missingThere', 'amountDiffers', 'refundDiffers', 'chargedBack'] as const

export type BreakKind = (typeof breakKinds)[number]

/** State of a payment in the records. `taken`: captured; `held`: authorised, not captured. */
export const recordedStates = ['held', 'taken', 'partlyReturned', 'returned', 'chargeback'] as const

export type RecordedState = (typeof recordedStates)[number]

/** One record of the provider. Values are in the provider's minor units. */
export interface ProviderRecord {
  /** ISO. */
  at: string
  /** Reference of our attempt. */
  reference: string
  providerReference: string
  status: 'authorised' | 'captured' | 'cancelled' | 'refunded' | 'refundFailed' | 'chargeback' | 'chargebackReversed'
  value: number
  currencyCode: string
}

/** A payment in one set of records: amounts taken and returned. */
export interface RecordedPayment {
  reference: string
  providerReference: string
  currencyCode: string
  state: RecordedState
  taken: number
  returned: number
  /** Amount charged back and not returned since, if any. */
  lost?: number
}

/**
 * Our record of a payment. `returnedAt`: the amount returned at the end of the day and after each later refund; the provider's
 * record may have any of them.
 */
export interface OwnPayment extends RecordedPayment {
  returnedAt: readonly number[]
  /** It was made within the day, so the provider's records must contain it. */
  due: boolean
  /** Requested from the provider and not confirmed. */
  waitsFor?: 'capture' | 'return'
  /** Partial refunds that were sent and are not confirmed. */
  sent?: readonly PartialRefund[]
  /** A message about a chargeback or its reversal was received. */
  disputed?: boolean
}

/** A partial refund, in the provider's minor units. */
export interface PartialRefund {
  refundNo: number
  /** Number of the attempt to send it; absent = 1. */
  tryNo?: number
  value: number
}

export interface Break {
  kind: BreakKind
  reference: string
  providerReference: string
  currencyCode: string
  /** The amounts of both sides: of the payment, or of its refunds if those differ. */
  ours: number
  theirs: number
}

const stateOf = (taken: number, returned: number, captured: boolean): RecordedState => {
  if (returned >= taken) return 'returned'
  if (returned > 0) return 'partlyReturned'
  return captured ? 'taken' : 'held'
}

/** Groups a provider's records by payment. A cancelled payment returned its whole amount. */
export function paymentsOfRecords(lines: readonly ProviderRecord[]): RecordedPayment[] {
  const groups = Map.groupBy(lines, line => `${line.reference}/${line.providerReference}`)
  return [...groups.values()].flatMap(group => {
    const [first] = group
    if (!first) return []
    const sum = (status: ProviderRecord['status']) =>
      group.reduce((all, line) => all + (line.status === status ? line.value : 0), 0)
    const captured = sum('captured')
    const taken = captured > 0 ? captured : sum('authorised')
    const isCancelled = captured === 0 && group.some(line => line.status === 'cancelled')
    const returned = isCancelled ? taken : sum('refunded') - sum('refundFailed')
    const count = (status: ProviderRecord['status']) => group.filter(line => line.status === status).length
    const isLost = count('chargeback') > count('chargebackReversed')
    const lost = Math.max(0, sum('chargeback') - sum('chargebackReversed'))
    const isBack = !isLost && count('chargebackReversed') > 0 && returned === 0
    const { reference, providerReference, currencyCode } = first
    const state = isLost ? 'chargeback' : isBack ? 'taken' : stateOf(taken, returned, captured > 0)
    return [{ reference, providerReference, currencyCode, state, taken, returned, ...(isLost && { lost }) }]
  })
}

/** The difference of one payment, if any. */
function breakOf(provider: RecordedPayment, ownPayment: OwnPayment | undefined): Break | undefined {
  const { reference, providerReference, currencyCode } = provider
  const makeBreak = (kind: BreakKind, own: number, other: number): Break => ({
    kind,
    reference,
    providerReference,
    currencyCode,
    ours: own,
    theirs: other,
  })
  if (!ownPayment || ownPayment.taken === 0) {
    // A payment that was fully returned needs no record.
    return provider.taken > provider.returned
      ? makeBreak('missingHere', 0, provider.taken - provider.returned)
      : undefined
  }
  if (provider.lost !== undefined && !ownPayment.disputed) return makeBreak('chargedBack', 0, provider.lost)
  // A refund of an older payment comes without the payment's own record.
  const known = provider.taken > 0
  if (known && (ownPayment.currencyCode !== currencyCode || ownPayment.taken !== provider.taken))
    return makeBreak('amountDiffers', ownPayment.taken, provider.taken)
  return [...ownPayment.returnedAt, ownPayment.returned].includes(provider.returned)
    ? undefined
    : makeBreak('refundDiffers', ownPayment.returned, provider.returned)
}

/** Number and sum of payments by state and currency. */
export interface ReconciledTotal {
  state: RecordedState
  currencyCode: string
  ours: { count: number; sum: number }
  theirs: { count: number; sum: number }
}

export interface ReconciliationResult {
  breaks: Break[]
  totals: ReconciledTotal[]
}

/**
 * Compares two sets of records by payment. Equal payments count equally in both totals, so the totals differ exactly if there
 * is a break. M13
 */
export function reconcile(
  providerPayments: readonly RecordedPayment[],
  ownPayments: readonly OwnPayment[],
): ReconciliationResult {
  const own = new Map(ownPayments.map(one => [one.reference, one]))
  const theirReferences = new Set(providerPayments.map(one => one.reference))
  const breaks: Break[] = []
  const totals = new Totals()
  for (const payment of providerPayments) {
    const ownPayment = own.get(payment.reference)
    const difference = breakOf(payment, ownPayment)
    if (difference) breaks.push(difference)
    totals.add('theirs', payment)
    if (ownPayment && ownPayment.taken > 0) totals.add('ours', difference ? ownPayment : payment)
    else if (!difference) totals.add('ours', payment)
  }
  for (const ownPayment of ownPayments) {
    if (!ownPayment.due || ownPayment.taken === 0 || theirReferences.has(ownPayment.reference)) continue
    const { reference, providerReference, currencyCode, taken } = ownPayment
    breaks.push({ kind: 'missingThere', reference, providerReference, currencyCode, ours: taken, theirs: 0 })
    totals.add('ours', ownPayment)
  }
  return { breaks, totals: totals.all() }
}

class Totals {
  private readonly rows = new Map<string, ReconciledTotal>()

  add(side: 'ours' | 'theirs', { state, currencyCode, taken }: RecordedPayment): void {
    const key = `${currencyCode}/${state}`
    const none = { count: 0, sum: 0 }
    const row = this.rows.get(key) ?? { state, currencyCode, ours: none, theirs: none }
    this.rows.set(key, { ...row, [side]: { count: row[side].count + 1, sum: row[side].sum + taken } })
  }

  all(): ReconciledTotal[] {
    const rank = ({ state }: ReconciledTotal) => recordedStates.indexOf(state)
    return [...this.rows.values()].toSorted((a, b) => a.currencyCode.localeCompare(b.currencyCode) || rank(a) - rank(b))
  }
}
