import type { Bonus, StoredValueProgram } from '@comanda/domain/card'
import type { Currency } from '@comanda/domain/money'

export interface RechargeRow {
  corporation_id: number
  recharge_id: string
  recharge_no: string
  customer_id: number
  card_id: string
  shop_id: number
  program_id: string
  version_id: string
  rule_id: string
  agreement_version: number
  amount: number
  currency: Currency
  state: 'awaitingPayment' | 'paid' | 'returned'
  brought: Bonus | null
  missing: number
  /** Refunded part of `amount`, minor units. */
  returned_amount: number
  payment_ref: string
  created_at: Date
  changed_at: Date
}

/** The payable a recharge pays. */
export interface RechargePaymentRow {
  corporation_id: number
  recharge_id: string
  kind: 'order' | 'bill'
  payable_id: string
  /** The tip the card pays beside it, minor units. */
  tip_amount: number
  state: 'waiting' | 'paid' | 'notPaid'
}

export interface StoredValueTables {
  stored_value_program: {
    corporation_id: number
    program_id: string
    version_id: string
    terms: StoredValueProgram
    created_at: Date
  }
  recharge: RechargeRow
  recharge_pays: RechargePaymentRow
  first_recharge: { corporation_id: number; card_id: string; program_id: string; recharge_id: string }
}
