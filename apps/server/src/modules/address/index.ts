import type { address as bookCalls, placeCalls } from '@comanda/contract/address'
import type { HandlersOf } from '../../platform/http/index.ts'
import { claimAddresses } from './claim-addresses.ts'
import { eraseAddresses } from './erase-addresses.ts'
import type { Deps } from './deps.ts'
import { placeOf } from './place-of.ts'
import { mapSettings, placeAt, resolvePlace, suggestPlaces } from './places.ts'
import { queryAddresses } from './query-addresses.ts'
import { removeAddress } from './remove-address.ts'
import { createAddress, updateAddress } from './save-address.ts'

export { splitPhone, storedPhone } from './phone.ts'
export { personalAddress } from './tables.ts'
export type { Place } from './place-of.ts'

/** A person's own addresses. */
export interface AddressModule {
  handlers: HandlersOf<typeof bookCalls & typeof placeCalls>
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
    mapSettings: mapSettings(deps),
    suggestPlaces: suggestPlaces(deps),
    resolvePlace: resolvePlace(deps),
    placeAt: placeAt(deps),
  },
  placeOf,
  claimAddresses,
  eraseAddresses,
})
