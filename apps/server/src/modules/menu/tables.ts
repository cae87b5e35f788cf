import type { MenuDocument } from '@comanda/domain/menu'

/** The cause of a version of a menu. */
export type MenuCause = 'start' | 'import' | 'published' | 'scheduled' | 'part' | 'brand'

export interface MenuTables {
  menu: {
    corporation_id: number
    shop_id: number
    version: number
    document: MenuDocument | string
    updated_at: Date
  }
  menu_draft: {
    corporation_id: number
    shop_id: number
    document: MenuDocument | string
    revision: number
    updated_at: Date
    updated_by: string
  }
  menu_version: {
    corporation_id: number
    shop_id: number
    version: number
    document: MenuDocument | string
    published_at: Date
    cause: MenuCause
    by_id: string
    by_name: string
    note: string
  }
  menu_schedule: {
    corporation_id: number
    shop_id: number
    schedule_id: string
    document: MenuDocument | string
    publish_at: Date
    by_id: string
    by_name: string
    note: string
    failed: string | null
  }
  menu_follow: {
    corporation_id: number
    shop_id: number
    leader_id: number
    leader_version: number
    failed: string | null
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
