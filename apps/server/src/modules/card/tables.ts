import type { CardProgram } from '@comanda/domain/card'

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

export interface CardTables {
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
