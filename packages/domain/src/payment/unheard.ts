import type { BookPayment, OwnPayment, SentPart } from './reconcile.ts'

/** What a provider's book says was done that we wait to hear of: its messages were lost, or were not to be believed. */
export interface Unheard {
  reference: string
  /** Set where one refund of a part was done. */
  refundNo?: number
  done: 'capture' | 'return' | 'refund'
  /** In the provider's minor units. */
  value: number
}

/** Which of the refunds on their way explain what went back beyond what we know of: all, or exactly one. */
function explaining(sent: readonly SentPart[], more: number): readonly SentPart[] {
  const all = sent.reduce((sum, { value }) => sum + value, 0)
  if (all === more) return sent
  const alone = sent.filter(({ value }) => value === more)
  return alone.length === 1 ? alone : []
}

function unheardOf(theirs: BookPayment, ours: OwnPayment): Unheard[] {
  const { reference } = ours
  if (theirs.currencyCode !== ours.currencyCode || theirs.taken !== ours.taken) return []
  if (ours.waitsFor === 'return')
    return theirs.state === 'returned' ? [{ reference, done: 'return', value: theirs.taken }] : []
  const isTaken = theirs.state === 'taken' || theirs.state === 'partlyReturned'
  if (ours.waitsFor === 'capture') return isTaken ? [{ reference, done: 'capture', value: theirs.taken }] : []
  const more = theirs.returned - ours.returned
  if (more <= 0 || theirs.state === 'chargeback') return []
  return explaining(ours.sent ?? [], more).map(({ refundNo, value }) => ({
    reference,
    refundNo,
    done: 'refund',
    value,
  }))
}

/**
 * What their book confirms of all that we asked for and never heard the end of. Only what we wait for, and only where payment
 * and amount are the same in both books: everything else is a break, which a person looks at. M8, M13
 */
export function unheard(theirs: readonly BookPayment[], ours: readonly OwnPayment[]): Unheard[] {
  const own = new Map(ours.map(one => [one.reference, one]))
  return theirs.flatMap(payment => {
    const mine = own.get(payment.reference)
    return mine ? unheardOf(payment, mine) : []
  })
}
