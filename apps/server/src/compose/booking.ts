import { type BookingModule, type Deps as BookingNeeds, createBookings } from '../modules/booking/index.ts'
import { keptPhone } from '../modules/address/index.ts'
import type { Notification } from '../modules/notification/index.ts'
import { shopAddressLines } from '../modules/store/index.ts'
import type { Limits } from '../platform/limits.ts'
import type { Push } from '../platform/push/index.ts'
import type { Runtime } from './ground.ts'
import type { Places } from './places.ts'

interface Deps extends Runtime {
  limits: Limits
  notification: Notification
  places: Places
  push: Push
  askRefund: BookingNeeds['askRefund']
  depositBack: BookingNeeds['depositBack']
}

/** Bookings stand on the stores and their tables. */
export function composeBooking({
  db,
  clock,
  log,
  jobs,
  limits,
  notification,
  places,
  push,
  askRefund,
  depositBack,
}: Deps): BookingModule {
  const { shops } = places.store
  const booking = createBookings({
    db,
    clock,
    log,
    jobs,
    publish: push.publish,
    shopOf: async (corporationId, shopId) => (await shops.shown(corporationId, shopId))?.config,
    shopIn: async (tx, corporationId, shopId) => (await shops.now(corporationId, shopId, tx))?.config,
    shopsOf: async corporationId => (await shops.all(corporationId)).map(({ config }) => config),
    addressLinesOf: shopAddressLines,
    tablesOf: places.table.tablesOf,
    phoneOf: keptPhone,
    mayAsk: (caller, { phoneNumber, email }) =>
      limits.tryUse(caller.corporationId, [
        { key: `booking-phone:${phoneNumber}`, max: 20, windowSeconds: 86_400 },
        // Nobody has proved to hold the address: a stranger's is not to be filled with our letters. U1
        ...(email === '' ? [] : [{ key: `booking-mail:${email.toLowerCase()}`, max: 20, windowSeconds: 86_400 }]),
        { key: `booking-ip:${caller.ip}`, max: 120, windowSeconds: 3600 },
      ]),
    channelOpen: notification.channelOpen,
    notify: notification.notify,
    askRefund,
    depositBack,
  })
  for (const [kind, watchable] of Object.entries(booking.watchables)) push.allow(kind, watchable)
  return booking
}
