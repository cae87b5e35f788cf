import { useEffect } from 'react'
import { chooseAddress, chosenAddress } from '../../platform/chosen-address.ts'
import { useAddresses } from './api.ts'

/** Path of the screen where a guest chooses an address: the form of a new one for a guest without any. */
export const addressTarget = (addresses: readonly unknown[] | undefined): string =>
  addresses?.length === 0 ? '/saveAddress' : '/address'

/**
 * The id of the address to deliver to, and the path to choose another. It is the one chosen on this phone, else the address the server
 * proposes (`checked`), which is chosen with it. Undefined without a store to deliver, and while there is none.
 */
export function useDeliveryAddress(shopId: number | undefined): { addressId: string | undefined; target: string } {
  const chosen = shopId === undefined ? undefined : chosenAddress()
  const { data } = useAddresses(shopId, shopId !== undefined && chosen === undefined)
  const proposed = chosen ? undefined : data?.addresses.find(({ checked }) => checked)
  useEffect(() => {
    if (proposed) chooseAddress(proposed)
  }, [proposed])
  return { addressId: chosen?.addressId ?? proposed?.addressId, target: addressTarget(data?.addresses) }
}
