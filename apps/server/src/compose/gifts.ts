import { keptPhone } from '../modules/address/index.ts'
import { createGiftCards, type GiftCardModule } from '../modules/giftcard/index.ts'
import type { Notification } from '../modules/notification/index.ts'
import { shopAddressLines } from '../modules/store/index.ts'
import { type UploadModule, uploadPath } from '../modules/upload/index.ts'
import type { Limits } from '../platform/limits.ts'
import { createSeal } from '../platform/seal.ts'
import { brandName, originOf } from './brand.ts'
import type { Runtime } from './ground.ts'
import type { Places } from './places.ts'
import { secretOf } from './secret.ts'

interface Deps extends Runtime {
  limits: Limits
  notification: Notification
  places: Places
  upload: UploadModule
}

/** Gift cards stand on the stores where they are good; paying and sign-in ask them in turn. */
export const composeGifts = ({ config, notification, places, upload, ...runtime }: Deps): GiftCardModule => {
  const { db, clock, log, jobs, limits } = runtime
  return createGiftCards({
    db,
    clock,
    log,
    jobs,
    seal: createSeal(secretOf(config), 'gift card codes'),
    shopsOf: async corporationId => (await places.store.shops.all(corporationId)).map(shop => shop.config),
    addressLinesOf: shopAddressLines,
    brandName,
    origin: originOf(config),
    phoneOf: keptPhone,
    channelOpen: notification.channelOpen,
    notify: notification.notify,
    usePicture: (tx, corporationId, path) => {
      const name = path.slice(path.lastIndexOf('/') + 1)
      if (path !== uploadPath(corporationId, name)) return Promise.resolve(false)
      return upload.use(tx, { corporationId, customerId: 0, purpose: 'gift', names: [name], at: new Date(clock()) })
    },
    takeLimit: limits.tryUse,
  })
}
