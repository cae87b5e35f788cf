import type { Money } from '@comanda/domain/money'

export interface ShiftRow {
  corporation_id: number
  shift_id: string
  shop_id: number
  /** Its name, such as the place where it stands. */
  drawer: string
  float_amount: Money
  opened_by: string
  opened_name: string
  opened_at: Date
  counted_amount: Money | null
  note: string
  closed_by: string | null
  closed_name: string | null
  closed_at: Date | null
}

export interface MoveRow {
  corporation_id: number
  move_id: string
  shift_id: string
  /** Below zero: taken out. */
  amount: Money
  reason: string
  by_id: string
  by_name: string
  at: Date
}

export interface TillTables {
  till_shift: ShiftRow
  till_move: MoveRow
}
