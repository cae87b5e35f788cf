import type { LotUse } from '@comanda/domain/card'

export interface PointHoldRow {
  corporation_id: number
  hold_key: string
  customer_id: number
  points: number
  amount: number
  currency: string
  uses: LotUse[]
  returned: number
  state: 'held' | 'captured' | 'released'
  to_account: string | null
  shop_id: number
  held_at: Date
}

export interface PointEarningRow {
  corporation_id: number
  order_id: string
  customer_id: number
  amount: number
  points: number
  returned: number
  taken: number
  at: Date
}

export interface PointsTables {
  point_lot: {
    corporation_id: number
    customer_id: number
    point_lot_id: string
    points: number
    left_points: number
    expires_at: Date
    created_at: Date
    /** The cause of the lot; absent in lots of former versions. */
    cause_key: string | null
  }
  point_hold: PointHoldRow
  point_earning: PointEarningRow
  point_debt: { corporation_id: number; customer_id: number; owed: number }
}
