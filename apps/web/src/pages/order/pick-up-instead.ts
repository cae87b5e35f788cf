import { takeAlong } from '../../features/cart/index.ts'
import { go } from '../../platform/navigation.ts'

/** From a delivery to a pickup at the same store with the same dishes: to the form where some can be had, else to the menu. */
export async function pickUpInstead(shopId: number): Promise<void> {
  const count = await takeAlong({ shopId, businessType: 1200 }, { shopId, businessType: 1300 })
  go(`/${count > 0 ? 'createOrder' : 'storeIndex'}?shopId=${shopId}&bizType=1300`)
}
