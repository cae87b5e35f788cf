import { MapPinHouse } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressTarget, DeliveryTerms, useAddresses } from '../../../features/address/index.ts'
import { Fact } from '../../../features/menu/index.ts'
import type { ShopDetail } from '../../../features/store/index.ts'
import { chosenAddress } from '../../../platform/chosen-address.ts'
import { t } from '../../../platform/i18n/index.ts'
import { Link } from '../../../ui/controls/link.tsx'

interface Props {
  shop: ShopDetail
  /** Formats a distance. */
  distanceText: (metres: number) => string
  /** The preparation time without an address, whose terms include the time. */
  ready: ReactNode
}

/** Where a delivery goes, its fee, minimum and time; without an address, the link to add one. PRICE-6 */
export function DeliveryFacts({ shop, distanceText, ready }: Props) {
  const { data } = useAddresses(shop.shopId)
  if (!data) return null
  const chosen = chosenAddress()?.addressId
  const address = data.addresses.find(({ addressId, checked }) => (chosen ? addressId === chosen : checked))
  return (
    <>
      {!address && ready}
      <Fact icon={<MapPinHouse aria-hidden="true" />}>
        <Link to={`${addressTarget(data.addresses)}?shopId=${shop.shopId}&bizType=1200`}>
          {address ? <bdi>{address.lines[0]}</bdi> : t('address.add')}
        </Link>
      </Fact>
      {address && <DeliveryTerms address={address} shop={shop} distanceText={distanceText} />}
    </>
  )
}
