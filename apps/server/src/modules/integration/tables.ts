import type { ApiScope } from '@comanda/contract/core'

/** Writes to `jsonb` columns are texts, reads are values. */
export interface ApiKeyRow {
  corporation_id: number
  key_id: string
  request_id: string
  name: string
  prefix: string
  secret_hash: string
  scopes: ApiScope[] | string
  shop_ids: number[] | string
  created_by: string
  created_at: Date
  expires_at: Date | null
  last_used_at: Date | null
  revoked_at: Date | null
}

export interface ChannelOrderRow {
  corporation_id: number
  shop_id: number
  channel: string
  external_id: string
  order_id: string
  body_hash: string
  created_at: Date
}

export interface IntegrationTables {
  channel_order: ChannelOrderRow
  api_key: ApiKeyRow
}
