import type { ProviderRecord } from '@comanda/domain/payment'
import { type OutgoingResult, senderTo, type Timeouts } from '../../platform/outgoing-request.ts'
import { adyenExponent } from './exponent.ts'

const send = senderTo('adyen')

export interface ReportSettings {
  /** The base address of reports, without a trailing slash; absent when reports are not configured. */
  reportUrl?: string | undefined
  apiKey: string
  merchantAccount: string
}

/** The later stages of a payment or refund (`Settled`, `Refunded`) repeat the same money and are skipped. */
const statuses: Readonly<Record<string, ProviderRecord['status']>> = {
  Authorised: 'authorised',
  SentForSettle: 'captured',
  Cancelled: 'cancelled',
  Expired: 'cancelled',
  SentForRefund: 'refunded',
  RefundFailed: 'refundFailed',
  RefundedReversed: 'refundFailed',
  Chargeback: 'chargeback',
  ChargebackReversed: 'chargebackReversed',
  SecondChargeback: 'chargeback',
}

/** The fields of one CSV line (RFC 4180). */
export function fieldsOf(line: string): string[] {
  const fields = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)
  return [...fields].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}

/** The exact minor units of a decimal text; undefined for other texts. */
function valueOf(text: string, currencyCode: string): number | undefined {
  const read = /^(\d+)(?:\.(\d+))?$/.exec(text)
  if (!read) return undefined
  const digits = adyenExponent(currencyCode)
  const [, whole = '', part = ''] = read
  const value = Number(`${whole}${part.padEnd(digits, '0').slice(0, digits)}`)
  return Number.isSafeInteger(value) && !/[1-9]/.test(part.slice(digits)) ? value : undefined
}

/**
 * Parses the payment accounting report by column names, since order and number of columns depend on the account. Times
 * are UTC. Undefined when a column is missing or a line is unreadable: an incomplete report is not used.
 */
export function readReport(text: string): ProviderRecord[] | undefined {
  const [head = '', ...lines] = text.replace(/^\u{feff}/u, '').split(/\r?\n/)
  const names = fieldsOf(head)
  const columns = ['Psp Reference', 'Merchant Reference', 'Booking Date', 'Main Currency', 'Main Amount', 'Record Type']
  const at = columns.map(name => names.indexOf(name))
  if (at.includes(-1)) return undefined
  const book: ProviderRecord[] = []
  for (const line of lines.filter(one => one !== '')) {
    const fields = fieldsOf(line)
    const [psp = '', reference = '', when = '', currencyCode = '', amount = '', type = ''] = at.map(
      i => fields[i] ?? '',
    )
    const status = statuses[type]
    if (!status) continue
    const value = valueOf(amount, currencyCode)
    if (value === undefined) return undefined
    book.push({ at: `${when.replace(' ', 'T')}Z`, reference, providerReference: psp, status, value, currencyCode })
  }
  return book
}

/** About half a million payments of a day. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024

/** Fetches the report of a day (`2026-11-21`). */
export const fetchBook =
  ({ reportUrl, apiKey, merchantAccount }: ReportSettings, timeouts: Timeouts) =>
  async (day: string): Promise<ProviderRecord[] | 'notReady' | 'unreachable'> => {
    if (!reportUrl) return 'notReady'
    const file = `payments_accounting_report_${day.replaceAll('-', '_')}.csv`
    const url = `${reportUrl}/MerchantAccount/${encodeURIComponent(merchantAccount)}/${file}`
    const headers = { 'x-api-key': apiKey }
    return readResponse(await send({ method: 'GET', url, headers, maxResponseBytes: MAX_REPORT_BYTES }, timeouts))
  }

function readResponse(sent: OutgoingResult): ProviderRecord[] | 'notReady' | 'unreachable' {
  if (sent.sent !== 'answer') return 'unreachable'
  if (sent.status === 404) return 'notReady'
  return (sent.status === 200 && readReport(sent.text)) || 'unreachable'
}
