import { copyCart } from '../../features/cart/index.ts'
import { go } from '../../platform/navigation.ts'

/**
 * Switches from a delivery to a pickup of the same dishes at the same store: opens the form if any is available, else
 * the menu.
 */
export async function pickUpInstead(shopId: number): Promise<void> {
  const count = await copyCart({ shopId, businessType: 1200 }, { shopId, businessType: 1300 })
  go(`/${count > 0 ? 'createOrder' : 'storeIndex'}?shopId=${shopId}&bizType=1300`)
}
