import type { printCalls as calls } from '@comanda/contract/print'
import type { ResponseOf } from '@comanda/contract/core'

type Printers = ResponseOf<typeof calls.printers>

export type PrinterNow = Printers['printers'][number]
export type PrintedPaper = Printers['jobs'][number]
