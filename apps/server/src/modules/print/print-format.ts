import type { paperRow } from '@comanda/contract/print'
import { formatMoney, type Money } from '@comanda/domain/money'
import { localeNamed } from '@comanda/messages'
import { type DateKind, dateText } from '@comanda/messages/dates'
import { type ReceiptKey, receiptWords } from '@comanda/messages/receipts'
import type * as z from 'zod/mini'
import { type BrandTexts, wordingOf } from '../../platform/brand-texts.ts'
import type { BoardOrder } from '../../ports/order.ts'

export type PaperRow = z.output<typeof paperRow>

/** The language and time zone of a paper: the store's own. */
export interface PrintLocale {
  language: string
  timeZone: string
  /** The brand's languages and its own texts. SETUP-7 */
  brand?: BrandTexts
}

export interface PrintFormat {
  say(key: ReceiptKey, params?: Record<string, string | number>): string
  clock(instant: string): string
  day(instant: string): string
  money(amount: number, currency: BoardOrder['currency']): string
  /** Isolates a phone number or a guest's text, so that it keeps its own direction on a right-to-left paper. */
  apart(text: string): string
}

/** Formats texts, times and amounts for the store's language and zone. */
export function printFormatOf({ language, timeZone, brand = { languages: [] } }: PrintLocale): PrintFormat {
  const wording = wordingOf(brand, language)
  const { intl, dir } = localeNamed(language)
  const at = (kind: DateKind) => (instant: string) => dateText(new Date(instant), kind, intl, timeZone)
  return {
    say: (key, params) => receiptWords(key, wording, params),
    clock: at('time'),
    day: at('dateTime'),
    money: (amount, currency) => formatMoney(amount as Money, currency, intl),
    // Such a paper is drawn as a picture, so that its printer gets no direction marks.
    apart: text => (dir === 'rtl' && text !== '' ? `\u2068${text}\u2069` : text),
  }
}

/** A guest's remark, with its lines. */
export const remarkRows = (pen: PrintFormat, remark = '', style: { bold?: true } = {}): PaperRow[] =>
  remark
    .split('\n')
    .filter(line => line !== '')
    .map((line, i) => ({
      kind: 'text',
      text: i === 0 ? `${pen.say('receipt.remark')}: ${pen.apart(line)}` : pen.apart(line),
      ...style,
    }))

const ways = { 1100: 'receipt.dineIn', 1200: 'receipt.delivery', 1300: 'receipt.pickup' } as const

/** The way of ordering, or the table. */
export const orderTypeText = (
  pen: PrintFormat,
  { table, orderType }: { table?: { tableName: string }; orderType: BoardOrder['orderType'] },
): string => (table ? pen.say('receipt.table', { name: table.tableName }) : pen.say(ways[orderType]))

/** Marks a paper as a copy at the top and the bottom, so that no torn half is taken for a new one. */
export const markedAsCopy = (pen: PrintFormat, rows: readonly PaperRow[]): PaperRow[] => {
  const mark: PaperRow = { kind: 'banner', text: pen.say('receipt.copy') }
  return [mark, ...rows, mark]
}
