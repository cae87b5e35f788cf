import { personalColumns, type SealedPart } from '../../platform/personal-data.ts'
import type { ApiScope, ResponseOf } from '@comanda/contract/core'
import type { ChosenEvent, webhookCalls } from '@comanda/contract/integration'

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

export interface EndpointRow {
  corporation_id: number
  endpoint_id: string
  request_id: string
  url: string
  name: string
  secret: string
  events: ChosenEvent[] | string
  shop_ids: number[] | string
  active: boolean
  /** `failing` or `gone` where it was switched off by itself; else empty. */
  switched_off: string
  failing_since: Date | null
  created_by: string
  created_at: Date
}

/** One try to deliver an event. */
export type WebhookTry = ResponseOf<typeof webhookCalls.replayWebhook>['tries'][number]

export interface DeliveryRow extends SealedPart {
  corporation_id: number
  delivery_id: string
  endpoint_id: string
  event_id: string
  type: string
  body: string
  state: 'waiting' | 'delivered' | 'failed'
  attempts: number
  tries: WebhookTry[] | string
  created_at: Date
  next_at: Date | null
}

/** The message, which contains the whole order. */
export const personalDelivery = personalColumns('webhook_delivery', ['corporation_id', 'delivery_id'], { body: '' })

export interface IntegrationTables {
  webhook_endpoint: EndpointRow
  webhook_delivery: DeliveryRow
  channel_order: ChannelOrderRow
  api_key: ApiKeyRow
}
