import { whoIsHere } from './session.ts'
import { forget, keep, recall } from './storage.ts'

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
  const kept = recall(KEY)
  if (!isChosen(kept)) return undefined
  if (kept.customerId !== 0 && kept.customerId !== whoIsHere().customerId) {
    forgetAddress()
    return undefined
  }
  return { addressId: kept.addressId, latitude: kept.latitude, longitude: kept.longitude }
}

/** Chooses an address for deliveries. One that has no place yet cannot be chosen. */
export function chooseAddress({
  addressId,
  latitude,
  longitude,
}: Pick<ChosenAddress, 'addressId'> & Partial<ChosenAddress>): void {
  if (latitude === undefined || longitude === undefined) return
  keep(KEY, { addressId, latitude, longitude, customerId: whoIsHere().customerId }, MINUTES)
}

/** No address is chosen any more. */
export const forgetAddress = (): void => forget(KEY)
