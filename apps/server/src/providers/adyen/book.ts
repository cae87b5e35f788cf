import type { BookLine } from '@comanda/domain/payment'
import { type OutgoingResult, send, type Timeouts } from '../../platform/outgoing-request.ts'
import { adyenExponent } from './exponent.ts'

export interface ReportSettings {
  /** Where reports are fetched, without a slash; nothing is fetched where it is not configured. */
  reportUrl?: string | undefined
  apiKey: string
  merchantAccount: string
}

/** The later stage of what is sent (`Settled`, `Refunded`) is the same money again: it is left out. */
const statuses: Readonly<Record<string, BookLine['status']>> = {
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

/** The fields of one line of a CSV file (RFC 4180). */
export function fieldsOf(line: string): string[] {
  const found = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)
  return [...found].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}

/** Minor units of a decimal text, exactly; nothing where it is none. */
function valueOf(text: string, currencyCode: string): number | undefined {
  const read = /^(\d+)(?:\.(\d+))?$/.exec(text)
  if (!read) return undefined
  const digits = adyenExponent(currencyCode)
  const [, whole = '', part = ''] = read
  const value = Number(`${whole}${part.padEnd(digits, '0').slice(0, digits)}`)
  return Number.isSafeInteger(value) && !/[1-9]/.test(part.slice(digits)) ? value : undefined
}

/**
 * The payment accounting report, read by the names of its columns: their order and number are the account's to choose.
 * Its time zone is UTC. Nothing where a column is missing or a line cannot be read: half a book is none.
 */
export function readReport(text: string): BookLine[] | undefined {
  const [head = '', ...lines] = text.replace(/^\u{feff}/u, '').split(/\r?\n/)
  const names = fieldsOf(head)
  const columns = ['Psp Reference', 'Merchant Reference', 'Booking Date', 'Main Currency', 'Main Amount', 'Record Type']
  const at = columns.map(name => names.indexOf(name))
  if (at.includes(-1)) return undefined
  const book: BookLine[] = []
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

/** Fetches the report of a day, `2026-11-21`. */
export const fetchBook =
  ({ reportUrl, apiKey, merchantAccount }: ReportSettings, timeouts: Timeouts) =>
  async (day: string): Promise<BookLine[] | 'notReady' | 'unreachable'> => {
    if (!reportUrl) return 'notReady'
    const file = `payments_accounting_report_${day.replaceAll('-', '_')}.csv`
    const url = `${reportUrl}/MerchantAccount/${encodeURIComponent(merchantAccount)}/${file}`
    return said(await send({ method: 'GET', url, headers: { 'x-api-key': apiKey } }, timeouts))
  }

function said(sent: OutgoingResult): BookLine[] | 'notReady' | 'unreachable' {
  if (sent.sent !== 'answer') return 'unreachable'
  if (sent.status === 404) return 'notReady'
  return (sent.status === 200 && readReport(sent.text)) || 'unreachable'
}
