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

function confirmationsForPayment(provider: RecordedPayment, own: OwnPayment): Confirmation[] {
  const { reference } = own
  if (provider.currencyCode !== own.currencyCode || provider.taken !== own.taken) return []
  if (own.waitsFor === 'return')
    return provider.state === 'returned' ? [{ reference, done: 'return', value: provider.taken }] : []
  const isTaken = provider.state === 'taken' || provider.state === 'partlyReturned'
  if (own.waitsFor === 'capture') return isTaken ? [{ reference, done: 'capture', value: provider.taken }] : []
  const more = provider.returned - own.returned
  if (more <= 0 || provider.state === 'chargeback') return []
  return refundsExplaining(own.sent ?? [], more).map(({ refundNo, value }) => ({
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
export function confirmationsOf(provider: readonly RecordedPayment[], ours: readonly OwnPayment[]): Confirmation[] {
  const own = new Map(ours.map(one => [one.reference, one]))
  return provider.flatMap(payment => {
    const ownPayment = own.get(payment.reference)
    return ownPayment ? confirmationsForPayment(payment, ownPayment) : []
  })
}
