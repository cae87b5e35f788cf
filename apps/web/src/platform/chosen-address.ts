import { currentUser } from './session.ts'
import { eraseStored, writeStored, readStored } from './storage.ts'

/** The address chosen last on this phone, with its position. */
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
 * The chosen delivery address. One chosen by a guest stays after signing in; one of an account is erased when another account
 * uses the phone.
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

/** Chooses the delivery address. One without a position is ignored. */
export function chooseAddress({
  addressId,
  latitude,
  longitude,
}: Pick<ChosenAddress, 'addressId'> & Partial<ChosenAddress>): void {
  if (latitude === undefined || longitude === undefined) return
  writeStored(KEY, { addressId, latitude, longitude, customerId: currentUser().customerId }, MINUTES)
}

/** Erases the chosen address. */
export const eraseChosenAddress = (): void => eraseStored(KEY)
