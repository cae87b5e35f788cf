import { shopStateOf } from '@comanda/domain/store'
import { createStartup } from '../modules/startup/index.ts'
import type { Compose, Modules } from './registry/modules.ts'
import { logoBytes } from './pictures/brand-logo.ts'
import { PICTURE_HOST, secretOf } from './registry/runtime.ts'

type Shop = Awaited<ReturnType<Modules['store']['guestShops']['all']>>[number]

const faceOf = ({ config, configVersion: version }: Shop) => {
  const { shopId, shopName, description, picture, bizTypes, booking } = config
  return { shopId, bizTypes, shopName, description, picture, version, takesBookings: booking !== undefined }
}

export const composeStartup: Compose<'startup'> = (
  { config, db, clock, pictures },
  { card, decoration, giftcard, store, upload },
) =>
  createStartup({
    db,
    clock,
    secret: secretOf(config),
    apps: {
      ...(config.WECHAT_APP_ID && { officialAccount: { appid: config.WECHAT_APP_ID } }),
      ...(config.ALIPAY_APP_ID && { alipayAccount: { appid: config.ALIPAY_APP_ID } }),
    },
    pictureHosts: config.IMAGE_HOSTS?.split(',').map(host => `${host}${PICTURE_HOST}`) ?? [PICTURE_HOST],
    ...(config.UPLOADS_URL && { uploadsOrigin: new URL(config.UPLOADS_URL).origin }),
    worker: !config.NO_SERVICE_WORKER,
    testPage: config.NODE_ENV !== 'production' || config.TEST_PAGE,
    async decorationOf(corporationId) {
      const plan = await decoration.plans.shown(corporationId)
      const { decorationPlanId, version } = plan
      return { decorationPlanId, version, pageTypeList: decoration.pageTypes(plan) }
    },
    pageOf: decoration.visitorPage,
    themeOf: decoration.style,
    storesCheckOrders: async corporationId =>
      (await store.guestShops.all(corporationId)).some(({ config: { checkOrderRequiresIn4Hours: checks } }) => checks),
    isOpening: async corporationId => {
      const shops = await store.shops.all(corporationId)
      return shops.every(({ config }) => shopStateOf(config) === 'preparing')
    },
    async shopOf(corporationId, shopId) {
      const shop = await store.guestShops.shown(corporationId, shopId)
      return shop && faceOf(shop)
    },
    shopsOf: async corporationId => (await store.guestShops.all(corporationId)).map(faceOf),
    giftPictureOf: giftcard.openingPicture,
    cardTextOf: async corporationId => (await card.programAt(corporationId))?.description,
    logoOf: (corporationId, path) => logoBytes(upload, pictures)(db, corporationId, path),
  })
