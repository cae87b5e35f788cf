import { storedPhone } from '../modules/address/index.ts'
import { createGiftCards } from '../modules/giftcard/index.ts'
import { createSeal } from '../platform/seal.ts'
import { brandName } from './brand.ts'
import { brandPictures } from './brand-pictures.ts'
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
    usePicture: brandPictures(upload, clock),
    takeLimit: limits.tryUse,
  })
}
