import type { NotificationItem } from './sign.ts'

interface Entry {
  at: string
  recordType: string
  pspReference: string
  merchantReference: string
  modificationReference: string
  method: string
  value: number
  currency: string
}

const columns =
  'Company Account,Merchant Account,Psp Reference,Merchant Reference,Payment Method,Booking Date,TimeZone,Main Currency,Main Amount,Record Type,Payment Currency,Received (PC),Authorized (PC),Captured (PC),Settlement Currency,Payable (SC),Commission (SC),Markup (SC),Scheme Fees (SC),Interchange (SC),Processing Fee Currency,Processing Fee (FC),User Name,Payment Method Variant,Modification Merchant Reference'

const none = 'CVE DJF GNF IDR JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const three = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')
const digitsOf = (currency: string): number => (none.includes(currency) ? 0 : three.includes(currency) ? 3 : 2)

/** The record types that an event of a payment adds to the accounting. */
function recordTypesOf({ eventCode, success, additionalData }: NotificationItem): string[] {
  if (success !== 'true') return eventCode === 'AUTHORISATION' ? ['Received', 'Refused'] : []
  const reversed = additionalData?.['modification.action'] === 'refund' ? 'SentForRefund' : 'Cancelled'
  const types: Record<string, string[]> = {
    AUTHORISATION: ['Received', 'Authorised'],
    CAPTURE: ['SentForSettle', 'Settled'],
    CANCELLATION: ['Cancelled'],
    TECHNICAL_CANCEL: ['Cancelled'],
    REFUND: ['SentForRefund', 'Refunded'],
    CANCEL_OR_REFUND: [reversed],
    CHARGEBACK: ['Chargeback'],
    CHARGEBACK_REVERSED: ['ChargebackReversed'],
  }
  return types[eventCode] ?? []
}

/** The daily payment accounting report: one line per step of each payment, amounts as decimals. */
export class AccountingReport {
  private readonly entries: Entry[] = []

  /** Records an event; `paymentReference` is the payment's merchant reference. */
  enter(item: NotificationItem, paymentReference: string): void {
    for (const recordType of recordTypesOf(item))
      this.entries.push({
        at: item.eventDate,
        recordType,
        pspReference: item.originalReference ?? item.pspReference,
        merchantReference: paymentReference,
        modificationReference: item.originalReference ? item.merchantReference : '',
        method: item.paymentMethod ?? '',
        value: item.amount.value,
        currency: item.amount.currency,
      })
  }

  /** The file of one UTC day. */
  file(day: string, merchantAccount: string): string {
    const lines = this.entries.filter(({ at }) => at.startsWith(day)).map(entry => lineOf(entry, merchantAccount))
    return `${[columns, ...lines].join('\n')}\n`
  }

  /** The entries from index `since` on. */
  stored(since = 0): Entry[] {
    return this.entries.slice(since)
  }

  restore(entries: readonly Entry[]): void {
    this.entries.push(...entries)
  }

  clear(): void {
    this.entries.length = 0
  }
}

function lineOf(entry: Entry, merchantAccount: string): string {
  const { recordType, currency, value } = entry
  const digits = digitsOf(currency)
  const amount = (value / 10 ** digits).toFixed(digits)
  const when = `${entry.at.slice(0, 10)} ${entry.at.slice(11, 19)}`
  const named = (type: string) => (recordType === type ? amount : '')
  return [
    'StandInCompany',
    merchantAccount,
    entry.pspReference,
    entry.merchantReference,
    entry.method,
    when,
    'UTC',
    currency,
    amount,
    recordType,
    currency,
    named('Received'),
    named('Authorised'),
    named('SentForSettle'),
    currency,
    '',
    '',
    '',
    '',
    '',
    currency,
    '0.05',
    '',
    entry.method,
    entry.modificationReference,
  ].join(',')
}
