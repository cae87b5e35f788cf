import { type Unheard, unheard } from '@comanda/domain/payment'
import type { PaymentEvent, PaymentEventKind, PaymentProvider } from '../../../providers/payment/port.ts'
import { applyMessage, storeEvent } from '../messages/messages.ts'
import type { Deps } from '../deps.ts'
import { refundSuffix } from '../attempt/references.ts'
import { bothBooks, type ToCompare } from './both-books.ts'
import type { OwnBookPayment } from './own-book.ts'

const kinds: Readonly<Record<Unheard['done'], PaymentEventKind>> = {
  capture: 'capture',
  return: 'reversal',
  refund: 'refund',
}

/** The same news a message would have brought: what the provider wrote into its book is its word too. */
function eventOf(
  name: PaymentProvider['name'],
  { done, refundNo, value }: Unheard,
  ours: OwnBookPayment,
): PaymentEvent {
  const sent = ours.sent?.find(part => part.refundNo === refundNo)
  const reference = sent ? `${ours.reference}${refundSuffix(sent)}` : ours.reference
  return {
    provider: name,
    eventKey: `book/${done}/${reference}`,
    kind: kinds[done],
    success: true,
    providerReference: ours.providerReference,
    reference,
    providerValue: value,
    currencyCode: ours.currencyCode,
    at: '',
  }
}

/**
 * Captures and returns we asked for and never heard of, though the provider's book has them: they are applied as if their
 * messages had come, by the same checks. M8
 */
export async function learnFromBook(deps: Deps, provider: PaymentProvider, input: ToCompare): Promise<void> {
  const { book } = input
  if (typeof book === 'string') return
  const { theirs, ours } = await bothBooks(deps.db, deps, provider, { ...input, book })
  for (const found of unheard(theirs, ours)) {
    const mine = ours.find(one => one.reference === found.reference)
    if (!mine) continue
    deps.log.warn('a provider’s book tells what no message did', { ...found })
    const at = await deps.db.inTx(tx => storeEvent(tx, deps, eventOf(provider.name, found, mine)))
    await applyMessage(deps)(at)
  }
}
