import type { NoticeName } from '@comanda/messages/notices'
import type { Tx } from '../platform/db/index.ts'

/** A message: a template and its values, worded when it is sent. */
export interface Notice {
  corporationId: number
  channel: 'email' | 'phone'
  destination: string
  template: NoticeName
  params: Record<string, string | number>
  language: string
}

export interface NotificationPort {
  /** Writes a message into the outbox, in the transaction of its cause. */
  notify(tx: Tx, notice: Notice): Promise<void>
  /** Whether messages can go this way at all. */
  channelOpen(channel: 'email' | 'phone'): boolean
}
