import type { address as calls } from '@comanda/contract/address'
import type { HandlersOf } from '../../platform/http/index.ts'
import { adoptAddresses } from './adopt-addresses.ts'
import { forgetAddresses } from './forget-addresses.ts'
import type { Needs } from './needs.ts'
import { placeOf } from './place-of.ts'
import { queryAddresses } from './query-addresses.ts'
import { removeAddress } from './remove-address.ts'
import { createAddress, updateAddress } from './save-address.ts'

export { keptPhone } from './phone.ts'
export type { Place } from './place-of.ts'

/** A person's own addresses. */
export interface AddressModule {
  handlers: HandlersOf<typeof calls>
  placeOf: typeof placeOf
  adoptAddresses: typeof adoptAddresses
  forgetAddresses: typeof forgetAddresses
}

export const createAddressBook = (needs: Needs): AddressModule => ({
  handlers: {
    query: queryAddresses(needs),
    create: createAddress(needs),
    update: updateAddress(needs),
    remove: removeAddress(needs),
  },
  placeOf,
  adoptAddresses,
  forgetAddresses,
})
