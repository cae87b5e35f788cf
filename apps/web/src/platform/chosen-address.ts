import { currentUser } from './session.ts'
import { eraseStored, writeStored, readStored } from './storage.ts'

/** The address that was checked off last, as this phone keeps it: which one it is, and where it lies. */
export interface ChosenAddress {
  addressId: string
  latitude: number
  longitude: number
}

const KEY = 'currentAddress'
const MINUTES = 30 * 24 * 60

const isChosen = (value: unknown): value is ChosenAddress & { customerId: number } =>
  typeof value === 'object' &&
  value !== null &&
  'addressId' in value &&
  typeof value.addressId === 'string' &&
  'latitude' in value &&
  typeof value.latitude === 'number' &&
  'longitude' in value &&
  typeof value.longitude === 'number' &&
  'customerId' in value &&
  typeof value.customerId === 'number'

/**
 * The address deliveries go to until another is chosen. One that a guest chose follows into the account; one of an account is
 * gone once another person uses the phone.
 */
export function chosenAddress(): ChosenAddress | undefined {
  const stored = readStored(KEY)
  if (!isChosen(stored)) return undefined
  if (stored.customerId !== 0 && stored.customerId !== currentUser().customerId) {
    eraseChosenAddress()
    return undefined
  }
  return { addressId: stored.addressId, latitude: stored.latitude, longitude: stored.longitude }
}

/** Chooses an address for deliveries. One that has no place yet cannot be chosen. */
export function chooseAddress({
  addressId,
  latitude,
  longitude,
}: Pick<ChosenAddress, 'addressId'> & Partial<ChosenAddress>): void {
  if (latitude === undefined || longitude === undefined) return
  writeStored(KEY, { addressId, latitude, longitude, customerId: currentUser().customerId }, MINUTES)
}

/** No address is chosen any more. */
export const eraseChosenAddress = (): void => eraseStored(KEY)
