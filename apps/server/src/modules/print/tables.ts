import { personalColumns, type SealedPart } from '../../platform/personal-data.ts'
import type { printerSettings } from '@comanda/contract/print'
import type * as z from 'zod/mini'
import type { PaperRow } from './print-format.ts'

export type PrinterSettings = z.output<typeof printerSettings>

export interface PrintTables {
  printer: PrinterRow
  print_job: PrintJobRow
}

export interface PrinterRow {
  corporation_id: number
  printer_id: string
  shop_id: number
  version: number
  settings: PrinterSettings | string
  active: boolean
  updated_at: Date
}

/** `queued` -> `sending` -> `printed`, or `waiting` for another try, or `dead` once all tries are used up. */
export type PrintState = 'queued' | 'sending' | 'waiting' | 'printed' | 'dead'
export type PrintFaultName = '' | 'notAllowed' | 'unreachable' | 'stalled' | 'dropped' | 'noPaper'

export interface PrintJobRow extends SealedPart {
  corporation_id: number
  job_id: string
  shop_id: number
  printer_id: string
  order_id: string
  order_version: number
  station: string
  kind: 'kitchen' | 'receipt' | 'refund' | 'void' | 'test'
  copy: number
  number: string
  paper: SavedPaper | string
  state: PrintState
  attempt: number
  repeats: boolean
  fault: PrintFaultName
  confirmed: boolean
  asked_by: string
  leased_until: Date | null
  created_at: Date
  changed_at: Date
}

/** A paper as it was when it was requested. */
export interface SavedPaper {
  language: string
  rows: PaperRow[]
}

/** The paper, with the guest's name, address and remarks. */
export const personalPaper = personalColumns('print_job', ['corporation_id', 'job_id'], { paper: {} })
