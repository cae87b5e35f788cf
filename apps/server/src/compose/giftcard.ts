import { storedPhone } from '../modules/address/index.ts'
import { createGiftCards } from '../modules/giftcard/index.ts'
import { uploadPath } from '../modules/upload/index.ts'
import { createSeal } from '../platform/seal.ts'
import { brandName } from './brand.ts'
import type { Compose } from './modules.ts'
import { originOf, secretOf } from './runtime.ts'

export const composeGiftCard: Compose<'giftcard'> = (runtime, { limits, notification, store, upload }) => {
  const { config, db, clock, log, jobs } = runtime
  return createGiftCards({
    db,
    clock,
    log,
    jobs,
    seal: createSeal(secretOf(config), 'gift card codes'),
    shopsOf: store.shopsOf,
    guestShopsOf: store.guestShopsOf,
    addressLinesOf: store.addressLinesOf,
    brandName,
    origin: originOf(config),
    phoneOf: storedPhone,
    channelOpen: notification.channelOpen,
    notify: notification.notify,
    notifyPerson: notification.notifyPerson,
    ownerOfContact: notification.ownerOfContact,
    async usePicture(tx, corporationId, path) {
      const name = path.slice(path.lastIndexOf('/') + 1)
      if (path !== uploadPath(corporationId, name)) return false
      return upload.use(tx, { corporationId, customerId: 0, purpose: 'gift', names: [name], at: new Date(clock()) })
    },
    takeLimit: limits.tryUse,
  })
}
