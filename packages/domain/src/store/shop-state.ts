import type { ShopConfig, ShopState } from './types.ts'

export const shopStateOf = ({ state = 'open' }: Pick<ShopConfig, 'state'>): ShopState => state

/** Whether guests see the store and order from it. STORE-1 */
export const isOpenToGuests = (shop: Pick<ShopConfig, 'state'>): boolean => shopStateOf(shop) === 'open'
