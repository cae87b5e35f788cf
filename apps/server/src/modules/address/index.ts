import type { address as calls } from '@comanda/contract/address'
import type { HandlersOf } from '../../platform/http/index.ts'
import { claimAddresses } from './claim-addresses.ts'
import { eraseAddresses } from './erase-addresses.ts'
import type { Deps } from './deps.ts'
import { placeOf } from './place-of.ts'
import { queryAddresses } from './query-addresses.ts'
import { removeAddress } from './remove-address.ts'
import { createAddress, updateAddress } from './save-address.ts'

export { storedPhone } from './phone.ts'
export type { Place } from './place-of.ts'

/** A person's own addresses. */
export interface AddressModule {
  handlers: HandlersOf<typeof calls>
  placeOf: typeof placeOf
  claimAddresses: typeof claimAddresses
  eraseAddresses: typeof eraseAddresses
}

export const createAddressBook = (deps: Deps): AddressModule => ({
  handlers: {
    query: queryAddresses(deps),
    create: createAddress(deps),
    update: updateAddress(deps),
    remove: removeAddress(deps),
  },
  placeOf,
  claimAddresses,
  eraseAddresses,
})
