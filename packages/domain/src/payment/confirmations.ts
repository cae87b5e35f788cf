import type { RecordedPayment, OwnPayment, PartialRefund } from './reconcile.ts'

/** An action confirmed by the provider's records whose message was lost or not trusted. */
export interface Confirmation {
  reference: string
  /** Set for a partial refund. */
  refundNo?: number
  done: 'capture' | 'return' | 'refund'
  /** In the provider's minor units. */
  value: number
}

/** The pending refunds that explain the difference in the refunded amount: all of them, or exactly one. */
function refundsExplaining(sent: readonly PartialRefund[], more: number): readonly PartialRefund[] {
  const all = sent.reduce((sum, { value }) => sum + value, 0)
  if (all === more) return sent
  const alone = sent.filter(({ value }) => value === more)
  return alone.length === 1 ? alone : []
}

function confirmationsOfPayment(theirs: RecordedPayment, ours: OwnPayment): Confirmation[] {
  const { reference } = ours
  if (theirs.currencyCode !== ours.currencyCode || theirs.taken !== ours.taken) return []
  if (ours.waitsFor === 'return')
    return theirs.state === 'returned' ? [{ reference, done: 'return', value: theirs.taken }] : []
  const isTaken = theirs.state === 'taken' || theirs.state === 'partlyReturned'
  if (ours.waitsFor === 'capture') return isTaken ? [{ reference, done: 'capture', value: theirs.taken }] : []
  const more = theirs.returned - ours.returned
  if (more <= 0 || theirs.state === 'chargeback') return []
  return refundsExplaining(ours.sent ?? [], more).map(({ refundNo, value }) => ({
    reference,
    refundNo,
    done: 'refund',
    value,
  }))
}

/**
 * The pending requests that the provider's records confirm. Only requests that wait for a confirmation, and only if payment and
 * amount are equal in both records: everything else is a break for a person to check. M8, M13
 */
export function confirmationsOf(theirs: readonly RecordedPayment[], ours: readonly OwnPayment[]): Confirmation[] {
  const own = new Map(ours.map(one => [one.reference, one]))
  return theirs.flatMap(payment => {
    const ownPayment = own.get(payment.reference)
    return ownPayment ? confirmationsOfPayment(payment, ownPayment) : []
  })
}
