import type { ByUnit, StaffRights } from '@comanda/domain/staff'

export interface ChangeRow {
  corporation_id: number
  change_id: string
  kind: 'staff' | 'alone'
  /** The person whose rights change; `brand` for the amounts. */
  subject: string
  mark: string
  wanted: StaffRights | ByUnit
  state: 'waiting' | 'done' | 'declined'
  shop_id: number
  asked_by: string
  asked_name: string
  asked_at: Date
  decided_by: string | null
  decided_name: string | null
  decided_at: Date | null
}

export interface RightsTables {
  rights_change: ChangeRow
}

export interface RightsWrites {
  rights_change: Omit<ChangeRow, 'wanted'> & { wanted: string }
}

/** The subject of a change of the brand's amounts. */
export const BRAND = 'brand'
