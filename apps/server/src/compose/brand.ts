import { noticeTexts } from '@comanda/messages/notices'
import { passTexts } from '@comanda/messages/passes'
import { receiptTexts } from '@comanda/messages/receipts'
import { createBrandModule } from '../modules/brand/index.ts'
import { seedAgreements } from '../modules/agreement/seed.ts'
import { seedDecoration } from '../modules/decoration/seed.ts'
import { lockDraft, publishDocument, saveDraft } from '../modules/menu/index.ts'
import { hasOrders } from '../modules/order/index.ts'
import { textsIn } from '../modules/startup/index.ts'
import { insertOwner } from '../modules/staff/index.ts'
import { lockConfig, saveShop } from '../modules/store/index.ts'
import type { Config } from '../platform/config.ts'
import { addressInNetwork, isLoopback } from '../platform/network-address.ts'
import { guestRefusalTexts } from './brand/guest-refusals.ts'
import type { Compose } from './registry/modules.ts'
import { originOf, pictureHostOf } from './registry/runtime.ts'

/** The origin a phone can open: the public one, else this machine's in its network. */
function phoneOrigin(config: Config): string {
  const address = config.PUBLIC_URL || isLoopback(config.HOST) ? undefined : addressInNetwork()
  return address === undefined ? originOf(config) : `http://${address}:${config.PORT}`
}

export const composeBrand: Compose<'brand'> = (
  { config, db, clock, providers },
  { agreement, menu, notification, store, table, upload },
) =>
  createBrandModule({
    db,
    clock,
    hashPassword: async password => (await import('@node-rs/argon2')).hash(password),
    insertOwner,
    insertHomePage: async (tx, corporationId, brandName) => {
      const { sampleHome } = await import('@comanda/demo')
      await seedDecoration(
        tx,
        corporationId,
        { decorationPlanId: 'start', pages: [sampleHome(brandName)] },
        new Date(clock()),
      )
    },
    createShop: store.createShop,
    lockConfig,
    saveShop,
    changed: store.settingsChanged,
    menuOf: menu.menuOf,
    // The demo's dishes are loaded when a sample menu is wanted.
    sampleMenu: async (name, shop) => (await import('@comanda/demo')).sampleMenu(name, shop),
    async startWithMenu(tx, shop, { document, at, by, taxIds }) {
      const draft = await lockDraft(tx, shop)
      if (draft.document.items.length > 0) return 'notEmpty'
      await saveDraft(tx, shop, document, { at, by })
      return publishDocument(tx, store, shop, { document, taxIds, at, by, cause: 'published', note: '' })
    },
    tablesOf: (corporationId, shopId) => table.tablesOf(corporationId, shopId),
    sampleAgreements: async name => (await import('@comanda/demo')).sampleAgreements(name),
    insertAgreements: seedAgreements,
    agreementCount: async corporationId => (await agreement.inForce(db, corporationId)).length,
    hasOrders: async corporationId => {
      const shops = await store.shopsOf(corporationId)
      const result = await Promise.all(shops.map(({ shopId }) => hasOrders(db, { corporationId, shopId })))
      return result.some(Boolean)
    },
    useUpload: (tx, { corporationId, name, at }) =>
      upload.use(tx, { corporationId, customerId: 0, purpose: 'gift', names: [name], at }),
    brandChanged: corporationId =>
      void store.shopsOf(corporationId).then(shops => {
        for (const { shopId } of shops) store.settingsChanged({ corporationId, shopId })
      }),
    builtInTexts: async language => ({
      ...(await textsIn({}, language, 'all')),
      ...noticeTexts(language),
      ...guestRefusalTexts(language),
      ...receiptTexts(language),
      ...passTexts(language),
    }),
    previewNotice: notification.preview,
    pictureHost: pictureHostOf(config),
    origin: phoneOrigin(config),
    paymentMethods: () => [...(providers?.card ? ['12_bankCard'] : []), 'out-line'],
  })
