import { ticketOf } from '@comanda/domain/order'
import type { SavedPaper } from './tables.ts'
import type { ChosenOrder } from '../../ports/order.ts'
import { billPaper } from './bill-paper.ts'
import { refundPaper } from './refund-paper.ts'
import { concerns, kitchenPaper } from './kitchen-paper.ts'
import type { BillPaid, PaperRefund, PaperShop } from './deps.ts'
import { printFormatOf } from './print-format.ts'
import type { Printer } from './queries.ts'

export type PaperKind = 'kitchen' | 'receipt' | 'refund' | 'void'

export interface PaperInput {
  kind: PaperKind
  chosen: ChosenOrder
  shop: PaperShop
  /** For a receipt of a round: what was paid of its bill. */
  bill?: BillPaid | undefined
  /** For a refund paper: the refunds that were given. */
  refunds?: readonly PaperRefund[] | undefined
}

/** A receipt, or that of the refunds, in the language of the store, or of its guest where the store has chosen that. STORE-3 */
function receiptOf({ kind, chosen, shop, bill, refunds = [] }: PaperInput): SavedPaper {
  const { language, lines } =
    shop.receipt?.language === 'guest' ? chosen.guest : { language: shop.language, lines: chosen.order.lines }
  const inLanguage = { ...chosen, order: { ...chosen.order, lines } }
  const pen = printFormatOf({ ...shop, language })
  const rows =
    kind === 'refund'
      ? refundPaper(pen, inLanguage.order, language, { ...shop, refunds })
      : billPaper(pen, inLanguage, language, { ...shop, bill })
  return { language, rows }
}

/** An order on paper for the stations of a printer; no stations = all. */
export function printContentOf(input: PaperInput, stations: readonly string[] = []): SavedPaper {
  if (input.kind === 'receipt' || input.kind === 'refund') return receiptOf(input)
  const { kind, chosen, shop } = input
  const { language } = shop
  const pen = printFormatOf(shop)
  return { language, rows: kitchenPaper(pen, ticketOf(chosen, {}, shop), stations, kind === 'void') }
}

/** The printers of a store that have something of this to print. */
export function printersFor({ kind, chosen, shop }: PaperInput, printers: readonly Printer[]): Printer[] {
  const active = printers.filter(printer => printer.active)
  if (kind === 'receipt' || kind === 'refund') return active.filter(({ settings }) => settings.receipts)
  const ticket = ticketOf(chosen, {}, shop)
  return active.filter(({ settings }) => settings.kitchen && concerns(settings.stations, ticket))
}
