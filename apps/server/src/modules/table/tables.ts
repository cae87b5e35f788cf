import type { TableInfo } from '@comanda/domain/store'

export interface DiningTables {
  dining_table: {
    corporation_id: number
    shop_id: number
    table_id: string
    number_key: string
    info: TableInfo | string
  }
}
