import type { MenuDocument } from '@comanda/domain/menu'

export interface MenuTables {
  menu: {
    corporation_id: number
    shop_id: number
    version: number
    document: MenuDocument | string
    updated_at: Date
  }
  menu_stock: {
    corporation_id: number
    shop_id: number
    stock_key: string
    left_count: number | null
    supplied_count: number
    taken_count: number
    sold_out: boolean
    updated_at: Date
  }
  menu_favourite: {
    corporation_id: number
    owner: string
    shop_id: number
    food_id: string
    created_at: Date
  }
}
