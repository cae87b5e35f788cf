import { noticeText } from '@comanda/messages/notices'
import { uuidv7 } from '../../platform/ids.ts'
import type { NotificationPort } from '../../ports/notification.ts'
import type { Deps } from './deps.ts'
import { SEND_MESSAGE, workMessages } from './send-message.ts'
import type { NotificationTables } from './tables.ts'

export { oldMessages } from './old-rows.ts'

export interface NotificationModule extends NotificationPort {
  /** The newest messages, for development alone. */
  newest(corporationId: number): Promise<unknown[]>
}

/** The outbox: codes and notices are written with their cause and sent by a job, again until they went. */
export function createNotification(deps: Deps): NotificationModule {
  const { db, jobs, clock, messengers, outboxOpen } = deps
  workMessages(deps)
  return {
    channelOpen: channel => outboxOpen || messengers[channel] !== undefined,
    async notify(tx, { corporationId, channel, destination, template, params, language }) {
      const outboxMessageId = uuidv7(clock)
      const row = {
        corporation_id: corporationId,
        outbox_message_id: outboxMessageId,
        channel,
        destination,
        template,
        params: JSON.stringify(params),
        language,
        created_at: new Date(clock()),
        sent_at: null,
      }
      await tx.withTables<NotificationTables>().insertInto('outbox_message').values(row).execute()
      if (messengers[channel]) await jobs.enqueue(tx, SEND_MESSAGE, { corporationId, outboxMessageId })
    },
    async newest(corporationId) {
      const rows = await db
        .withTables<NotificationTables>()
        .selectFrom('outbox_message')
        .select(['channel', 'destination', 'template', 'params', 'language', 'created_at'])
        .where('corporation_id', '=', corporationId)
        .orderBy('created_at', 'desc')
        .limit(50)
        .execute()
      return rows.map(row => ({
        ...row,
        text: noticeText(row.language, `notice.${row.template}.text`, row.params as Record<string, string>),
      }))
    },
  }
}
