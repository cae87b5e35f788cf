import { inLanguage } from '@comanda/domain/money'
import { orderNumber } from '@comanda/domain/order'
import type { AuditSubject } from '@comanda/domain/staff'
import { replaceRights } from '../modules/auth/index.ts'
import { createStaff } from '../modules/staff/index.ts'
import type { Queries } from '../platform/db/index.ts'
import { brandLook, brandName } from './brand/settings.ts'
import type { Compose, Modules } from './registry/modules.ts'
import { originOf, PICTURE_HOST, secretOf } from './registry/runtime.ts'

const ownerOf = (staffId: string) => `s:${staffId}` as const

type NamesOf = (corporationId: number, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** How people know what an audited action is about. L2 */
const subjectNames = (
  db: Queries,
  { bill, booking, member, payment, till }: Modules,
): Record<AuditSubject, NamesOf> => ({
  bill: (corporationId, ids) => bill.tableNames(db, corporationId, ids),
  booking: (corporationId, ids) => booking.numbersOf(db, corporationId, ids),
  drawer: (corporationId, ids) => till.drawerNames(db, corporationId, ids),
  order: async (_, ids) => new Map(ids.map(id => [id, orderNumber(id)])),
  refund: (corporationId, ids) => payment.refundNumbers(corporationId, ids),
  segment: (corporationId, ids) => member.segmentNames(db, corporationId, ids),
})

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
    subjectNames: (corporationId, kind, ids) => subjectNames(db, modules)[kind](corporationId, ids),
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
