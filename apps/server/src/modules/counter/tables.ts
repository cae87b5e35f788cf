import type { Currency } from '@comanda/domain/money'

export type AdjustOn = 'points' | 'cardPaid' | 'cardGiven' | 'giftCard'

export interface AdjustmentRow {
  corporation_id: number
  adjustment_id: string
  kind: AdjustOn
  subject_id: string
  holder: string
  currency: Currency | null
  amount: number
  reason: string
  state: 'waiting' | 'posted' | 'declined'
  shop_id: number
  asked_by: string
  asked_name: string
  asked_at: Date
  decided_by: string | null
  decided_name: string | null
  decided_at: Date | null
  before_amount: number | null
  after_amount: number | null
}

export interface VisitRow {
  corporation_id: number
  visit_id: string
  shop_id: number
  staff_id: string
  customer_id: number
  card_id: string
  expires_at: Date
  /** Id of the order or bill part. */
  paid_id: string | null
  created_at: Date
}

export interface CounterTables {
  counter_visit: VisitRow
  adjustment: AdjustmentRow
}
