import { contactKey } from '@comanda/domain/address'
import { storedPhone } from '../modules/address/index.ts'
import { createBookings } from '../modules/booking/index.ts'
import { derivedCode } from '../platform/ids.ts'
import type { Compose } from './registry/modules.ts'
import { originOf, secretOf } from './registry/runtime.ts'

export const composeBooking: Compose<'booking'> = ({ config, db, clock, log, jobs }, modules) => {
  const { limits, notification, push, store, table } = modules
  return createBookings({
    db,
    clock,
    log,
    jobs,
    publish: push.publish,
    shopOf: store.shopOf,
    shopIn: async (tx, corporationId, shopId) => (await store.shops.now(corporationId, shopId, tx))?.config,
    guestShopOf: store.guestShopOf,
    guestShopsOf: store.guestShopsOf,
    shopNow: store.shopNow,
    addressLinesOf: store.addressLinesOf,
    tablesOf: table.tablesOf,
    ...table.seatings,
    moveParty: (tx, input) => modules.bill.moveParty(tx, input),
    refusalForTerms: (caller, on) => modules.auth.refusalForTerms(caller, on),
    phoneOf: storedPhone,
    mayAsk: (caller, { phoneNumber, email }) =>
      limits.tryUse(caller.corporationId, [
        // The contact is not verified: what is typed counts for the typist. The wide limit of a destination keeps its owner from
        // being flooded, and one stranger cannot use it up. U1
        ...[phoneNumber, email]
          .filter(destination => destination !== '')
          .flatMap(destination => [
            { key: `booking-to:${contactKey(destination)}:${caller.session.owner}`, max: 40, windowSeconds: 86_400 },
            { key: `booking-to:${contactKey(destination)}`, max: 80, windowSeconds: 86_400 },
          ]),
        { key: `booking-owner:${caller.session.owner}`, max: 60, windowSeconds: 86_400 },
        { key: `booking-ip:${caller.ip}`, max: 120, windowSeconds: 3600 },
      ]),
    linkSecretOf: (corporationId, bookingId) =>
      derivedCode(secretOf(config), ['booking-link', corporationId, bookingId]),
    origin: originOf(config),
    channelOpen: notification.channelOpen,
    notify: notification.notify,
    notifyPerson: notification.notifyPerson,
    depositBack: (corporationId, bookingId) => modules.payment.cardReturns(corporationId, bookingId),
    requestRefund: (tx, { bookingId, ...refund }) =>
      modules.payment.requestRefund(tx, { ...refund, kind: 'booking', payableId: bookingId }),
  })
}
