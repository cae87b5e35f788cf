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
    created_at: Date
  }
}
