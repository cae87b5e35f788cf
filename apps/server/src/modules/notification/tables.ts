import type { StoredChoices } from '@comanda/domain/notification'

export interface OutboxRow {
  corporation_id: number
  outbox_message_id: string
  /** `email`, `phone` (SMS) or `push`. */
  channel: string
  /** An address or number; for a push the digest of the subscription's endpoint. */
  destination: string
  template: string
  /** Empty for messages whose values are sealed. */
  params: unknown
  /** The values, sealed, because they contain codes and links; null once the message is sent. */
  sealed_params: string | null
  language: string
  created_at: Date
  /** When it was sent, or given up. */
  sent_at: Date | null
  /** Whose preferences decided; empty for messages that have none. */
  owner: string
  /** The event and destination; a second message with the same is not written. */
  event_key: string | null
  /** Its subject; a later event withdraws unsent messages of the same subject. */
  subject: string | null
  /** Not sent before; null: at once. */
  send_at: Date | null
  /** Not sent after this time: an expired code is useless. */
  expires_at: Date | null
  /** The job that sends it has it until then. */
  claimed_until: Date | null
}

export interface PreferenceRow {
  corporation_id: number
  owner: string
  choices: StoredChoices
  /** Minutes of the local day; null for a person without quiet hours. */
  quiet_from: number | null
  quiet_to: number | null
  /** IANA name; empty while unknown, then the store's counts. */
  time_zone: string
  changed_at: Date
}

export interface SubscriptionRow {
  corporation_id: number
  endpoint_digest: string
  owner: string
  device_id: string
  /** Endpoint and keys, sealed. */
  sealed: string
  /** The server key that the browser subscribed with. */
  push_key: string
  language: string
  created_at: Date
}

export interface NotificationTables {
  outbox_message: OutboxRow
  notice_preference: PreferenceRow
  push_subscription: SubscriptionRow
  server_key: {
    corporation_id: number
    name: string
    public_key: string
    sealed_private_key: string
    created_at: Date
  }
}
