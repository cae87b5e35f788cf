import type { paperRow } from '@comanda/contract/print'
import { formatMoney, type Money } from '@comanda/domain/money'
import { localeOf } from '@comanda/messages'
import { type ReceiptKey, receiptWords } from '@comanda/messages/receipts'
import type * as z from 'zod/mini'
import type { BoardOrder } from '../../ports/order.ts'

export type PaperRow = z.output<typeof paperRow>

/** What speaks on a paper: the store's own language and zone. */
export interface Voice {
  language: string
  timeZone: string
}

export interface Pen {
  say(key: ReceiptKey, params?: Record<string, string | number>): string
  clock(instant: string): string
  day(instant: string): string
  money(amount: number, currency: BoardOrder['currency']): string
  /** A telephone, or what a guest wrote: read as it is by itself, on a paper that is read from the right too. */
  apart(text: string): string
}

/** Writes words, times and amounts as the store does. */
export function penOf({ language, timeZone }: Voice): Pen {
  const { intl, dir } = localeOf(language)
  const at = (options: Intl.DateTimeFormatOptions) => (instant: string) =>
    new Intl.DateTimeFormat(intl, { ...options, timeZone }).format(new Date(instant))
  return {
    say: (key, params) => receiptWords(language, key, params),
    clock: at({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    day: at({ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    money: (amount, currency) => formatMoney(amount as Money, currency, intl),
    // Such a paper is drawn as a picture: its printer sees none of the signs for where words begin.
    apart: text => (dir === 'rtl' && text !== '' ? `\u2068${text}\u2069` : text),
  }
}

const ways = { 1100: 'receipt.dineIn', 1200: 'receipt.delivery', 1300: 'receipt.pickup' } as const

/** How the guest gets it, or where they sit. */
export const wayOf = (
  pen: Pen,
  { table, orderType }: { table?: { tableName: string }; orderType: BoardOrder['orderType'] },
): string => (table ? pen.say('receipt.table', { name: table.tableName }) : pen.say(ways[orderType]))

/** That it was printed before: on top and at the foot, so that no half of it is taken for a new one. */
export const asCopy = (pen: Pen, rows: readonly PaperRow[]): PaperRow[] => {
  const mark: PaperRow = { kind: 'banner', text: pen.say('receipt.copy') }
  return [mark, ...rows, mark]
}
