import type { ProviderRecord } from '@comanda/domain/payment'
import type { OutgoingResult } from '../../platform/outgoing-request.ts'

const statuses: Readonly<Record<string, ProviderRecord['status']>> = { PAYMENT: 'captured', REFUND: 'refunded' }

const head = 'date,movementId,type,paymentId,merchantReference,refundReference,method,amount,currency'

/**
 * Parses the wallet company's settlement file of a day. Undefined when a line is unreadable: an incomplete file is not
 * used.
 */
export function readSettlement(text: string): ProviderRecord[] | undefined {
  const [first, ...lines] = text.split('\n')
  if (first !== head) return undefined
  const book: ProviderRecord[] = []
  for (const line of lines.filter(one => one !== '')) {
    const [at = '', , type = '', providerReference = '', reference = '', , , amount = '', currencyCode = ''] =
      line.split(',')
    const status = statuses[type]
    const value = Number(amount)
    if (!status || !Number.isSafeInteger(value) || value <= 0) return undefined
    book.push({ at, reference, providerReference, status, value, currencyCode })
  }
  return book
}

/** The settlement data of a day's file, or the reason why there is none. */
export function readBook(sent: OutgoingResult): ProviderRecord[] | 'notReady' | 'unreachable' {
  if (sent.sent !== 'answer') return 'unreachable'
  if (sent.status === 404) return 'notReady'
  return (sent.status === 200 && readSettlement(sent.text)) || 'unreachable'
}
