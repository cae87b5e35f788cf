import { ticketOf } from '@comanda/domain/order'
import type { SavedPaper } from './tables.ts'
import type { ChosenOrder } from '../../ports/order.ts'
import { billPaper } from './bill-paper.ts'
import { concerns, kitchenPaper } from './kitchen-paper.ts'
import type { BillPaid, PaperShop } from './deps.ts'
import { printFormatOf } from './print-format.ts'
import type { Printer } from './queries.ts'

export type PaperKind = 'kitchen' | 'receipt' | 'void'

export interface PaperInput {
  kind: PaperKind
  chosen: ChosenOrder
  shop: PaperShop
  /** For a receipt of a round: what was paid of its bill. */
  bill?: BillPaid | undefined
}

/** A receipt in the language of the store, or of its guest where the store has chosen that. STORE-3 */
function receiptOf({ chosen, shop, bill }: PaperInput): SavedPaper {
  const { language, lines } =
    shop.receipt?.language === 'guest' ? chosen.guest : { language: shop.language, lines: chosen.order.lines }
  const inLanguage = { ...chosen, order: { ...chosen.order, lines } }
  return { language, rows: billPaper(printFormatOf({ ...shop, language }), inLanguage, language, { ...shop, bill }) }
}

/** An order on paper for the stations of a printer; no stations = all. */
export function printContentOf(input: PaperInput, stations: readonly string[] = []): SavedPaper {
  if (input.kind === 'receipt') return receiptOf(input)
  const { kind, chosen, shop } = input
  const { language } = shop
  const pen = printFormatOf(shop)
  return { language, rows: kitchenPaper(pen, ticketOf(chosen, {}, shop), stations, kind === 'void') }
}

/** The printers of a store that have something of this to print. */
export function printersFor({ kind, chosen, shop }: PaperInput, printers: readonly Printer[]): Printer[] {
  const active = printers.filter(printer => printer.active)
  if (kind === 'receipt') return active.filter(({ settings }) => settings.receipts)
  const ticket = ticketOf(chosen, {}, shop)
  return active.filter(({ settings }) => settings.kitchen && concerns(settings.stations, ticket))
}
