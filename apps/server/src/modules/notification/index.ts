import type { notification as calls } from '@comanda/contract/notification'
import type { FastifyInstance } from 'fastify'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { NotificationPort } from '../../ports/notification.ts'
import type { Deps } from './deps.ts'
import { noticePreview } from './message/preview.ts'
import { hasTemplate } from './message/templates.ts'
import { claimNotifications, eraseNotifications, sentTo } from './owners.ts'
import { queryPreferences, savePreferences } from './preferences/calls.ts'
import { bindUnsubscribe } from './preferences/unsubscribe.ts'
import { dropDevice, subscribe, unsubscribe } from './push/subscriptions.ts'
import { paramsOf } from './sealed-params.ts'
import { textOf, workMessages } from './send-message.ts'
import type { NotificationTables } from './tables.ts'
import { notify, notifyPerson, withdraw } from './write-message.ts'

export { oldMessages } from './retention.ts'

interface NoticeDraft {
  /** Its name. */
  notice: string
  language: string
  /** The brand's texts of this language. */
  texts: Readonly<Record<string, string>>
}

export interface NotificationModule extends NotificationPort {
  handlers: HandlersOf<typeof calls>
  /** The page of unsubscribe links. */
  bind(server: FastifyInstance): void
  claimNotifications: typeof claimNotifications
  eraseNotifications: typeof eraseNotifications
  sentTo: typeof sentTo
  dropDevice: typeof dropDevice
  /** A message as its reader gets it, with the brand's texts that are being typed; undefined if there is none of that name. */
  preview(corporationId: number, draft: NoticeDraft): Promise<ReturnType<typeof noticePreview> | undefined>
  /** The newest messages, for development alone. */
  newest(corporationId: number): Promise<unknown[]>
}

/** The outbox: codes and notices are written with their cause and sent by a job, again until they went. */
export function createNotification(deps: Deps): NotificationModule {
  const { db, messengers, outboxOpen } = deps
  workMessages(deps)
  return {
    handlers: {
      preferences: queryPreferences(deps),
      savePreferences: savePreferences(deps),
      subscribe: subscribe(deps),
      unsubscribe: unsubscribe(deps),
    },
    bind: server => bindUnsubscribe(server, deps),
    claimNotifications,
    eraseNotifications,
    sentTo,
    dropDevice,
    channelOpen: channel => outboxOpen || messengers[channel] !== undefined,
    notify: (tx, notice) => notify(tx, deps, notice),
    ownerOfContact: deps.ownerOfContact,
    notifyPerson: (tx, notice) => notifyPerson(tx, deps, notice),
    withdraw: (tx, of) => withdraw(tx, deps, of),
    async preview(corporationId, { notice, language, texts }) {
      if (!hasTemplate(notice)) return undefined
      const look = await deps.lookOf(corporationId, language)
      const place = { language, origin: deps.origin, now: deps.clock() }
      return noticePreview(notice, { ...look, texts: { ...look.texts, [language]: texts } }, place)
    },
    async newest(corporationId) {
      const rows = await db
        .withTables<NotificationTables>()
        .selectFrom('outbox_message')
        .select(['channel', 'destination', 'template', 'params', 'sealed_params', 'language', 'created_at'])
        .where('corporation_id', '=', corporationId)
        .orderBy('created_at', 'desc')
        .limit(50)
        .execute()
      return Promise.all(
        rows.map(async ({ sealed_params, ...row }) => ({
          ...row,
          params: paramsOf(deps.secret, { ...row, sealed_params }),
          text: await textOf(deps, { ...row, sealed_params, corporation_id: corporationId }),
        })),
      )
    },
  }
}
