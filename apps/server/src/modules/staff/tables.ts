import type { Grant, Right } from '@comanda/domain/staff'

export interface StaffTables {
  staff: {
    corporation_id: number
    staff_id: string
    account: string
    name: string
    password_hash: string
    role: 'staff' | 'manager'
    shop_ids: number[] | string
    active: boolean
    brand: boolean
    refund_alone: Record<string, number> | string
    /** Null for a person as the former version wrote them. A6 */
    grants: Grant[] | string | null
    grants_revision: number
    created_at: Date
  }
  staff_role: {
    corporation_id: number
    role_id: string
    name: string
    rights: Right[] | string
  }
}
