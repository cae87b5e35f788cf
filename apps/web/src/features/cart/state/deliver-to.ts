import type { Destination } from '@comanda/domain/store'
import { chosenAddress } from '../../../platform/chosen-address.ts'
import type { CartPlace } from './place.ts'

/** Returns the delivery destination stored on this phone, which is part of the cart request. PRICE-6 */
export function deliverTo({ businessType }: CartPlace): { deliverTo?: Destination } {
  const chosen = businessType === 1200 && chosenAddress()
  return chosen ? { deliverTo: chosen.to } : {}
}
