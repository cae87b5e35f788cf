import { createNotification } from '../modules/notification/index.ts'
import { messengersOf } from '../providers/messaging/from-config.ts'
import { webPushService } from '../providers/webpush/web-push.ts'
import { brandLook } from './brand/settings.ts'
import type { Compose } from './registry/modules.ts'
import { originOf, PICTURE_HOST, secretOf } from './registry/runtime.ts'

export const composeNotification: Compose<'notification'> = ({ config, db, jobs, clock, log }, modules) => {
  const origin = originOf(config)
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config
  return createNotification({
    db,
    jobs,
    clock,
    log,
    secret: secretOf(config),
    messengers: messengersOf(config),
    pushService: webPushService({
      hosts: config.PUSH_HOSTS.split(','),
      loopback: config.NODE_ENV !== 'production' || config.ALLOW_STANDINS,
      subject: config.VAPID_SUBJECT ?? (origin.startsWith('https:') ? origin : 'mailto:no-reply@localhost'),
    }),
    ...(publicKey !== undefined && privateKey !== undefined && { pushKeys: { publicKey, privateKey } }),
    outboxOpen: config.NODE_ENV !== 'production',
    origin,
    lookOf: async (corporationId, language) =>
      brandLook(db, {
        corporationId,
        language,
        pictures: `${origin}${PICTURE_HOST}`,
        theme: await modules.decoration.style(corporationId),
      }),
    contactsOf: (on, corporationId, customerId) => modules.auth.accountContacts(on, corporationId, customerId),
    ownerOfContact: (on, corporationId, destination) => modules.auth.ownerOfContact(on, corporationId, destination),
    orderMailsChanged: (tx, corporationId, customerId, wanted) =>
      modules.auth.setOrderNews(tx, corporationId, customerId, wanted),
  })
}
