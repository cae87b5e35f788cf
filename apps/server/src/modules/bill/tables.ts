import type { PartShare, PartState } from '@comanda/domain/bill'
import type { Currency } from '@comanda/domain/money'
import type { CounterPayment, StaffRequest } from '@comanda/domain/payment'
import type { BillReduction, NamedPlace } from '../../ports/bill.ts'

export type BillState = 'open' | 'paid' | 'merged' | 'writtenOff'

export interface BillRow {
  corporation_id: number
  bill_id: string
  shop_id: number
  state: BillState
  pays: boolean
  version: number
  people: number
  currency: Currency
  opened_by: string
  opened_at: Date
  changed_at: Date
  closed_by: string
  /** The bill it was merged into. */
  merged_into: string | null
  /** A write-off that waits for a second person. PAY-12 */
  write_off_asked: StaffRequest | null
  /** A discount, free dish or void that waits for a second person. PAY-16 */
  reduction_request: (StaffRequest & { off: BillReduction }) | null
}

export interface PartyRow {
  corporation_id: number
  bill_id: string
  party_key: string
  shop_id: number
  table_id: string
  table_info: NamedPlace
  session_id: string | null
  owner: string
  open: boolean
  joined_at: Date
}

export interface PartRow {
  corporation_id: number
  part_id: string
  bill_id: string
  owner: string
  state: PartState
  cut: PartShare
  amount: number
  returned_amount: number
  /** The share of it that earns points. */
  earning_amount: number
  at_venue: boolean
  watch_at: Date | null
  paid_at: Date | null
  made_at: Date
  /** How staff took it; null where they recorded nothing, and for parts paid in the app. PAY-10 */
  counter: CounterPayment | null
}

/** A refund of a bill, once per cause. */
export interface ReturnRow {
  corporation_id: number
  bill_id: string
  cause_key: string
  amount: number
  /** What rounding added to the cash that staff handed back, or took off it. PAY-19 */
  rounding: number
  /** The round whose dishes were refunded, and the part that got it back; null for a round that fell through. */
  order_id: string | null
  part_id: string | null
  at: Date
}

export interface BillTables {
  table_bill: BillRow
  bill_party: PartyRow
  bill_part: PartRow
  bill_return: ReturnRow
}
