import type { GiftOrderState, GiftProgram } from '@comanda/domain/giftcard'
import type { Currency } from '@comanda/domain/money'

/** The recipient of a gift, as entered. */
export interface Friend {
  recipient: string
  from: string
  fromEmail: string
  message: string
}

/** The channel of a delivery, with the address as stored. */
export interface Way {
  channel: 'email' | 'phone'
  destination: string
}

export interface GiftOrderRow {
  corporation_id: number
  order_id: string
  order_no: string
  owner: string
  shop_id: number
  program_id: string
  design_id: string
  amount: number
  discount_amount: number
  pay_amount: number
  currency: Currency
  friend: (Friend & Way) | null
  from_email: string
  deliver_at: Date | null
  state: GiftOrderState
  language: string
  payment_ref: string
  created_at: Date
  paid_at: Date | null
  changed_at: Date
}

export interface GiftCardRow {
  corporation_id: number
  card_id: string
  card_no: string
  code_digest: string
  sealed_code: string
  owner: string | null
  owned_since: Date | null
  owned_balance: number | null
  order_id: string | null
  shop_id: number
  program_id: string
  design_id: string
  amount: number
  currency: Currency
  giver: string
  message: string
  valid_until: Date | null
  expire_at: Date | null
  voided_at: Date | null
  /** Frozen after a chargeback of its purchase: it can be neither redeemed nor used. */
  frozen_at: Date | null
  issued_at: Date
  changed_at: Date
}

export interface GiftSendRow {
  corporation_id: number
  send_id: string
  card_id: string
  owner: string
  order_id: string | null
  friend: Friend
  channel: Way['channel']
  destination: string
  state: 'scheduled' | 'sent' | 'claimed' | 'refunded'
  turn: number
  deliver_at: Date
  sent_at: Date | null
  claimed_at: Date | null
  language: string
  created_at: Date
  changed_at: Date
}

export interface GiftHoldRow {
  corporation_id: number
  hold_key: string
  card_id: string
  owner: string
  amount: number
  currency_code: string
  state: 'held' | 'captured' | 'released'
  captured_to: string | null
  given_back: number
  at: Date
}

export interface GiftTables {
  gift_program: {
    corporation_id: number
    program_id: string
    terms: GiftProgram
    position: number
    created_at: Date
  }
  gift_order: GiftOrderRow
  gift_card: GiftCardRow
  gift_send: GiftSendRow
  gift_hold: GiftHoldRow
}
