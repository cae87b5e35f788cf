import { noticeText } from '@comanda/messages/notices'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Messenger } from '../../providers/messaging/port.ts'
import type { NotificationPort } from '../../ports/notification.ts'
import type { NotificationTables } from './tables.ts'

export { oldMessages } from './old-rows.ts'

interface Deps {
  db: Database
  jobs: Jobs
  clock: Clock
  /** A way that is not configured stays empty; then messages wait in the outbox, which development can read. */
  messengers: { email?: Messenger; phone?: Messenger }
  /** Development: messages count as sent by lying in the outbox. */
  outboxOpen: boolean
}

export interface NotificationModule extends NotificationPort {
  /** The newest messages, for development alone. */
  newest(corporationId: number): Promise<unknown[]>
}

interface SendJob {
  corporationId: number
  outboxMessageId: string
}

/** The outbox: codes and notices are written with their cause and sent by a job, again until they went. */
export function createNotification({ db, jobs, clock, messengers, outboxOpen }: Deps): NotificationModule {
  const channelOpen = (channel: 'email' | 'phone') => outboxOpen || messengers[channel] !== undefined

  jobs.work<SendJob>('send-message', async ({ corporationId, outboxMessageId }) => {
    const on = db.withTables<NotificationTables>()
    const row = await on
      .selectFrom('outbox_message')
      .selectAll()
      .where('corporation_id', '=', corporationId)
      .where('outbox_message_id', '=', outboxMessageId)
      .executeTakeFirst()
    const messenger = row?.channel === 'email' ? messengers.email : messengers.phone
    if (!row || row.sent_at || !messenger) return
    const params = row.params as Record<string, string | number>
    const subject = noticeText(row.language, `notice.${row.template}.subject`, params)
    const text = noticeText(row.language, `notice.${row.template}.text`, params)
    await messenger.send({ messageId: outboxMessageId, destination: row.destination, subject, text })
    // What was sent may be a secret: it does not stay.
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

  return {
    channelOpen,
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
      if (messengers[channel]) await jobs.enqueue(tx, 'send-message', { corporationId, outboxMessageId })
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
