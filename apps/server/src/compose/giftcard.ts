import { storedPhone } from '../modules/address/index.ts'
import { createGiftCards } from '../modules/giftcard/index.ts'
import { createSeal } from '../platform/seal.ts'
import { brandName } from './brand/settings.ts'
import { brandPictures } from './pictures/brand-pictures.ts'
import type { Compose } from './registry/modules.ts'
import { originOf, PICTURE_HOST, secretOf } from './registry/runtime.ts'

export const composeGiftCard: Compose<'giftcard'> = (runtime, modules) => {
  const { limits, notification, store, upload } = modules
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
    pictureUrl: designUrl => pictureUrl(designUrl, config),
    refusalForTerms: (caller, on) => modules.auth.refusalForTerms(caller, on),
    phoneOf: storedPhone,
    channelOpen: notification.channelOpen,
    notify: notification.notify,
    notifyPerson: notification.notifyPerson,
    ownerOfContact: notification.ownerOfContact,
    usePicture: brandPictures(upload, clock),
    takeLimit: limits.tryUse,
  })
}

/** Width of a picture in a message, in px: twice what mail programs show. */
const MAIL_WIDTH = 640

/** A drawn picture is served in several widths, an uploaded one as it is, from the host of uploads. X5 */
function pictureUrl(
  designUrl: string,
  config: Parameters<typeof originOf>[0] & { UPLOADS_URL?: string | undefined },
): string {
  const origin = originOf(config)
  if (!designUrl.startsWith('/uploads/')) return `${origin}${PICTURE_HOST}/${designUrl}@${MAIL_WIDTH}.webp`
  return `${config.UPLOADS_URL ? new URL(config.UPLOADS_URL).origin : origin}${designUrl}`
}
