import { type Confirmation, confirmationsOf } from '@comanda/domain/payment'
import type { PaymentEvent, PaymentEventKind, PaymentProvider } from '../../../providers/payment/port.ts'
import { applyMessage, storeEvent } from '../messages/messages.ts'
import type { Deps } from '../deps.ts'
import { refundSuffix } from '../attempt/references.ts'
import { bothBooks, type ToCompare } from './both-books.ts'
import type { OwnBookPayment } from './own-book.ts'

const kinds: Readonly<Record<Confirmation['done'], PaymentEventKind>> = {
  capture: 'capture',
  return: 'reversal',
  refund: 'refund',
}

/** The event a message would have brought: the provider's statement is as reliable as its messages. */
function eventOf(
  name: PaymentProvider['name'],
  { done, refundNo, value }: Confirmation,
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
 * Applies captures and returns that are in the provider's statement but whose messages never came, with the same checks
 * as messages. M8
 */
export async function applyProviderBook(deps: Deps, provider: PaymentProvider, input: ToCompare): Promise<void> {
  const { book } = input
  if (typeof book === 'string') return
  const { theirs, ours } = await bothBooks(deps.db, deps, provider, { ...input, book })
  for (const news of confirmationsOf(theirs, ours)) {
    const own = ours.find(one => one.reference === news.reference)
    if (!own) continue
    deps.log.warn('a provider’s book tells what no message did', { ...news })
    const at = await deps.db.inTx(tx => storeEvent(tx, deps, eventOf(provider.name, news, own)))
    await applyMessage(deps)(at)
  }
}
