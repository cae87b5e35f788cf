import { inLanguage } from '@comanda/domain/money'
import { replaceRights } from '../modules/auth/index.ts'
import { createStaff } from '../modules/staff/index.ts'
import { brandLook, brandName } from './brand/settings.ts'
import type { Compose } from './registry/modules.ts'
import { originOf, PICTURE_HOST, secretOf } from './registry/runtime.ts'

const ownerOf = (staffId: string) => `s:${staffId}` as const

export const composeStaff: Compose<'staff'> = ({ config, db, clock, jobs }, modules) => {
  const { limits, notification, push, store } = modules
  const { sessions } = modules.auth
  return createStaff({
    db,
    clock,
    limits,
    jobs,
    notify: notification.notify,
    channelOpen: notification.channelOpen,
    brandName,
    lookOf: async (on, corporationId, language) => {
      const theme = await modules.decoration.style(corporationId)
      const { name, logo, light } = await brandLook(on, { corporationId, language, pictures: PICTURE_HOST, theme })
      return { name, logo, primaryColor: light['--primary'] ?? '', onPrimaryColor: light['--on-primary'] ?? '' }
    },
    secret: secretOf(config),
    production: config.NODE_ENV === 'production',
    origin: originOf(config),
    storesOf: async (corporationId, language) =>
      (await store.shopsOf(corporationId)).map(({ state = 'open', shopId, shopName, timeZone, currency }) => ({
        shopId,
        shopName: inLanguage(shopName, language),
        timeZone,
        state,
        currency,
      })),
    openSession: (tx, corporationId, staff, deviceId) =>
      sessions.open(tx, {
        corporationId,
        owner: ownerOf(staff.staffId),
        customerId: 0,
        kind: 'staff',
        deviceId,
        staff,
      }),
    refundNumbers: (corporationId, ids) => modules.payment.refundNumbers(corporationId, ids),
    replaceRights,
    async endSession(tx, session) {
      await sessions.end(tx, session)
      tx.afterCommit(() => push.endStreams(session.corporationId, session.owner))
    },
    async endSessionsOf(tx, corporationId, staffId, but) {
      const owner = ownerOf(staffId)
      await sessions.endAll(tx, { corporationId, owner }, but)
      tx.afterCommit(() => push.endStreams(corporationId, owner))
    },
    async endSessionsAt(tx, corporationId, staffIds, deviceId) {
      const owners = staffIds.map(ownerOf)
      await sessions.endAt(tx, corporationId, owners, deviceId)
      tx.afterCommit(() => owners.forEach(owner => push.endStreams(corporationId, owner)))
    },
  })
}
