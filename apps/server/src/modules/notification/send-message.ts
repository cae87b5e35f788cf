import { type OutgoingMessage, Undeliverable } from '../../providers/messaging/port.ts'
import type { Deps } from './deps.ts'
import { contentOf, plainText, smsText, type StoredNotice } from './message/content.ts'
import { mailHtml } from './message/mail-html.ts'
import type { NotificationTables } from './tables.ts'

export const SEND_MESSAGE = 'send-message'

export interface SendJob {
  corporationId: number
  outboxMessageId: string
}

type OutboxRow = NotificationTables['outbox_message']

/** The message in the form of its channel. */
export async function outgoingMessage(deps: Pick<Deps, 'lookOf' | 'origin'>, row: OutboxRow): Promise<OutgoingMessage> {
  const { channel, destination, language } = row
  const look = await deps.lookOf(row.corporation_id, language)
  const content = contentOf(row as StoredNotice, look)
  const message = { messageId: row.outbox_message_id, destination, subject: content.subject }
  if (channel === 'phone') return { ...message, text: smsText(content, new URL(deps.origin).host) }
  return { ...message, senderName: look.name, text: plainText(content, look), html: mailHtml(content, look) }
}

/** Sends a message once: a repeated job finds it sent. What was sent may be a secret, so its values are deleted. */
export function workMessages(deps: Deps): void {
  const { db, jobs, clock, messengers } = deps
  jobs.work<SendJob>(SEND_MESSAGE, async ({ corporationId, outboxMessageId }) => {
    const row = await db
      .withTables<NotificationTables>()
      .selectFrom('outbox_message')
      .selectAll()
      .where('corporation_id', '=', corporationId)
      .where('outbox_message_id', '=', outboxMessageId)
      .executeTakeFirst()
    const messenger = row?.channel === 'email' ? messengers.email : messengers.phone
    if (!row || row.sent_at || !messenger) return
    try {
      await messenger.send(await outgoingMessage(deps, row))
    } catch (error) {
      if (!(error instanceof Undeliverable)) throw error
    }
    await db.inTx(tx =>
      tx
        .withTables<NotificationTables>()
        .updateTable('outbox_message')
        .set({ sent_at: new Date(clock()), params: '{}' })
        .where('corporation_id', '=', corporationId)
        .where('outbox_message_id', '=', outboxMessageId)
        .execute(),
    )
  })
}
