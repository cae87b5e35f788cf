import { chosenAddress } from '../../platform/chosen-address.ts'
import type { CartPlace } from './place.ts'

/** Where the delivery of a cart goes, as this phone keeps it: the cart is asked for with it. PRICE-6 */
export function deliverTo({ businessType }: CartPlace): { deliverTo?: { latitude: number; longitude: number } } {
  const chosen = businessType === 1200 && chosenAddress()
  return chosen ? { deliverTo: { latitude: chosen.latitude, longitude: chosen.longitude } } : {}
}
