import type { printerSettings } from '@comanda/contract/console'
import type * as z from 'zod/mini'
import type { PaperRow } from './print/paper.ts'

export type PrinterSettings = z.output<typeof printerSettings>

export interface ConsoleTables {
  staff: {
    corporation_id: number
    staff_id: string
    account: string
    name: string
    password_hash: string
    role: 'staff' | 'manager'
    shop_ids: number[] | string
    active: boolean
    brand: boolean
    created_at: Date
  }
  kitchen_done: {
    corporation_id: number
    order_id: string
    line_key: string
    done_at: Date
    done_by: string
  }
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

/** `queued` → `sending` → `printed`, or `waiting` for another try, or `dead` once all tries are used up. */
export type PrintState = 'queued' | 'sending' | 'waiting' | 'printed' | 'dead'
export type PrintFaultName = '' | 'notAllowed' | 'unreachable' | 'stalled' | 'dropped' | 'noPaper'

export interface PrintJobRow {
  corporation_id: number
  job_id: string
  shop_id: number
  printer_id: string
  order_id: string
  order_version: number
  station: string
  kind: 'kitchen' | 'receipt' | 'void' | 'test'
  copy: number
  number: string
  paper: KeptPaper | string
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

/** A paper as it was when it was asked for. */
export interface KeptPaper {
  language: string
  rows: PaperRow[]
}
