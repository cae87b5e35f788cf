import type { Destination } from '@comanda/domain/store'
import { currentUser } from './session.ts'
import { eraseStored, writeStored, readStored } from './device/storage.ts'

/** The address chosen last on this phone, and where it is. */
export interface ChosenAddress {
  addressId: string
  to: Destination
}

const KEY = 'currentAddress'
const MINUTES = 30 * 24 * 60

const isChosen = (value: unknown): value is ChosenAddress & { customerId: number } =>
  typeof value === 'object' &&
  value !== null &&
  'addressId' in value &&
  typeof value.addressId === 'string' &&
  'to' in value &&
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
  return stored
}

/** Chooses the delivery address. */
export function chooseAddress({
  addressId,
  latitude,
  longitude,
  postcode,
  countryCode,
}: Destination & { addressId: string }): void {
  const to = { latitude, longitude, postcode, countryCode }
  writeStored(KEY, { addressId, to, customerId: currentUser().customerId }, MINUTES)
}

/** Erases the chosen address. */
export const eraseChosenAddress = (): void => eraseStored(KEY)
