import type { CardProgram, TransferState } from '@comanda/domain/card'
import type { Currency } from '@comanda/domain/money'

export interface MemberCardRow {
  corporation_id: number
  card_id: string
  customer_id: number
  card_program_id: string
  card_no: string
  card_level_id: string
  growth: number
  level_since: Date
  expires_at: Date | null
  password_hash: string | null
  password_wrong: number
  password_rests_until: Date | null
  opened_at: Date
  /** The store at which the member joined. */
  shop_id: number | null
}

export interface CardHoldRow {
  corporation_id: number
  hold_key: string
  card_id: string
  currency: string
  paid: number
  given: number
  returned: number
  state: 'held' | 'captured' | 'released'
  to_account: string | null
  shop_id: number
  held_at: Date
}

export interface TransferRow {
  corporation_id: number
  transfer_id: string
  claim_code: string
  from_card_id: string
  from_customer_id: number
  to_card_id: string | null
  to_customer_id: number | null
  amount: number
  currency: Currency
  message: string
  state: TransferState
  watch_at: Date | null
  created_at: Date
  changed_at: Date
}

export interface CardTables {
  card_transfer: TransferRow
  card_program: { corporation_id: number; card_program_id: string; terms: CardProgram; created_at: Date }
  member_card: MemberCardRow
  card_code: {
    corporation_id: number
    card_id: string
    code_hash: string
    security_hash: string
    expires_at: Date
    used_at: Date | null
  }
  card_hold: CardHoldRow
  card_growth: {
    corporation_id: number
    order_id: string
    card_id: string
    growth: number
    taken: number
    at: Date
  }
}
