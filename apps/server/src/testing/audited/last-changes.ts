import { contract } from '@comanda/contract'
import { SHOP } from '../harbour-kitchen.ts'
import { once, type Recipe } from './audited-change.ts'

/** Changes after which others would be refused, by call. */
export const lastChanges: Readonly<Record<string, Recipe>> = {
  'brand.useSampleAgreements': once(async ({ app }) => {
    await app.sql('delete from agreement')
    return { input: { shopId: SHOP }, what: 'agreements', before: {}, after: {} }
  }),
  'store.closeShop': once(async ({ owner }) => {
    const fresh = { shopName: { en_US: 'Closes' }, countryCode: 'US', timeZone: 'America/New_York' }
    const { shopId } = await owner.must(contract.store.createShop, { shopId: SHOP, ...fresh })
    return { input: { shopId }, before: { state: 'preparing' }, after: { state: 'closed' } }
  }),
}
