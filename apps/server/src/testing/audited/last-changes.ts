import { contract } from '@comanda/contract'
import { SHOP } from '../harbour-kitchen.ts'
import { once, type Recipe, type Scene } from './audited-change.ts'

/** A drawer with a float of 1000, opened by the owner. */
const drawerOf = async ({ owner }: Scene, drawer: string) => ({
  shopId: SHOP,
  shiftId: (await owner.must(contract.till.openDrawer, { shopId: SHOP, drawer, floatAmount: 1000 })).shiftId,
})

/** Changes after which others would be refused, by call. */
export const lastChanges: Readonly<Record<string, Recipe>> = {
  'brand.useSampleAgreements': once(async ({ app }) => {
    await app.sql('delete from agreement')
    return { input: { shopId: SHOP }, what: 'agreements', before: {}, after: {} }
  }),
  'till.openDrawer': once(async () => {
    const after = { drawer: 'Terrace', floatAmount: 1500 }
    return { input: { shopId: SHOP, ...after }, what: 'drawerOpened', after }
  }),
  'till.moveCash': once(async scene => ({
    input: { ...(await drawerOf(scene, 'Bar')), direction: 'out', amount: 400, reason: 'Bread' },
    what: 'cashMoved',
    before: { expectedAmount: 1000 },
    after: { expectedAmount: 600 },
  })),
  'till.closeDrawer': once(async scene => ({
    input: { ...(await drawerOf(scene, 'Front')), countedAmount: 900 },
    what: 'drawerClosed',
    before: { expectedAmount: 1000 },
    after: { countedAmount: 900, difference: -100 },
  })),
  'store.closeShop': once(async ({ owner }) => {
    const fresh = { shopName: { en_US: 'Closes' }, countryCode: 'US', timeZone: 'America/New_York' }
    const { shopId } = await owner.must(contract.store.createShop, { shopId: SHOP, ...fresh })
    return { input: { shopId }, before: { state: 'preparing' }, after: { state: 'closed' } }
  }),
}
