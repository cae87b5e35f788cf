import type { BizType, PauseScope, ShopConfig } from '@comanda/domain/store'

export interface StoreTables {
  shop: {
    corporation_id: number
    shop_id: number
    config: ShopConfig | string
    config_version: number
    paused: boolean
    paused_until: Date | null
    pause: PauseScope | string | null
    state_version: number
    updated_at: Date
  }
  slot_use: {
    corporation_id: number
    shop_id: number
    biz_type: BizType
    slot_start: Date
    used: number
  }
  favourite_shop: {
    corporation_id: number
    owner: string
    shop_id: number
    created_at: Date
  }
}
