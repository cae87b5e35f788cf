import type { ProviderRecord, ReconciledTotal, BreakKind, PayableKind } from '@comanda/domain/payment'
import type { ProviderName } from '../../../providers/payment/port.ts'

export interface BookLineRow {
  corporation_id: number
  provider: ProviderName
  day: string
  line_no: number
  at: Date
  reference: string
  provider_reference: string
  status: ProviderRecord['status']
  value: number
  currency_code: string
}

export interface ReconciliationRow {
  corporation_id: number
  provider: ProviderName
  day: string
  state: 'agrees' | 'breaks' | 'notReady' | 'unreachable'
  totals: ReconciledTotal[]
  run_at: Date
}

export interface BreakRow {
  corporation_id: number
  break_id: string
  provider: ProviderName
  day: string
  kind: BreakKind
  reference: string
  provider_reference: string
  payable_kind: PayableKind | null
  payable_id: string | null
  shop_id: number | null
  ours: number
  theirs: number
  currency_code: string
  state: 'open' | 'acknowledged' | 'cleared'
  found_at: Date
  cleared_at: Date | null
  acknowledged_by: string | null
  acknowledged_name: string | null
  acknowledged_at: Date | null
  reason: string | null
}

export interface ReconciliationTables {
  provider_book_line: BookLineRow
  reconciliation: ReconciliationRow
  reconciliation_break: BreakRow
}

/** Row as it is written: JSON documents are passed as text. */
export interface ReconciliationWrites extends Omit<ReconciliationTables, 'reconciliation'> {
  reconciliation: Omit<ReconciliationRow, 'totals'> & { totals: string }
}
