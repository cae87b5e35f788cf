import { useEffect } from 'react'
import { chooseAddress, chosenAddress } from '../../platform/chosen-address.ts'
import { useAddresses } from './api.ts'

/**
 * The id of the address to deliver to: the one chosen on this phone, else the address the server proposes (`checked`), which is chosen
 * with it. Undefined without a store to deliver, and while there is none.
 */
export function useDeliveryAddress(shopId: number | undefined): string | undefined {
  const chosen = shopId === undefined ? undefined : chosenAddress()
  const { data } = useAddresses(shopId, shopId !== undefined && chosen === undefined)
  const proposed = chosen ? undefined : data?.addresses.find(({ checked }) => checked)
  useEffect(() => {
    if (proposed) chooseAddress(proposed)
  }, [proposed])
  return chosen?.addressId ?? proposed?.addressId
}
