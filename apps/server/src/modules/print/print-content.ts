import { ticketOf } from '@comanda/domain/order'
import type { SavedPaper } from './tables.ts'
import type { ChosenOrder } from '../../ports/order.ts'
import { billPaper } from './bill-paper.ts'
import { concerns, kitchenPaper } from './kitchen-paper.ts'
import type { PaperShop } from './deps.ts'
import { printFormatOf } from './print-format.ts'
import type { Printer } from './queries.ts'

export type PaperKind = 'kitchen' | 'receipt' | 'void'

export interface PaperInput {
  kind: PaperKind
  chosen: ChosenOrder
  shop: PaperShop
}

/** An order on paper for the stations of a printer; no stations = all. */
export function printContentOf({ kind, chosen, shop }: PaperInput, stations: readonly string[] = []): SavedPaper {
  const { language } = shop
  const pen = printFormatOf(shop)
  if (kind === 'receipt') return { language, rows: billPaper(pen, chosen, language, shop) }
  return { language, rows: kitchenPaper(pen, ticketOf(chosen, undefined, shop), stations, kind === 'void') }
}

/** The printers of a store that have something of this to print. */
export function printersFor({ kind, chosen, shop }: PaperInput, printers: readonly Printer[]): Printer[] {
  const active = printers.filter(printer => printer.active)
  if (kind === 'receipt') return active.filter(({ settings }) => settings.receipts)
  const ticket = ticketOf(chosen, undefined, shop)
  return active.filter(({ settings }) => settings.kitchen && concerns(settings.stations, ticket))
}
