import { store as storeCalls } from '@comanda/contract/store'
import { t } from '@comanda/web/i18n'
import { PlaceSearch } from '@comanda/web/ui/controls/place-search.tsx'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../../platform/send.ts'
import { type PlaceAddress, placeOf, searchPlaces, useMapSettings } from '../../store/places.ts'
import type { Entered } from './entered-order.ts'

interface AddressSearchProps {
  shopId: number
  onChange: (part: Partial<Entered>) => void
}

/** The address as lines, as staff would type it. */
const linesOf = ({ street1, city, admin }: PlaceAddress): string =>
  [street1, [city, admin].filter(part => part !== '').join(', ')].filter(line => line !== '').join('\n')

/** Type-ahead for the address of a delivery, near the store first; the position that it finds decides the zone. COUNTER-1, PRICE-6 */
export function AddressSearch({ shopId, onChange }: AddressSearchProps) {
  const maps = useMapSettings()
  const isOffered = maps?.search === true
  const store = useQuery({
    queryKey: ['storeAddress', shopId],
    queryFn: () => send(storeCalls.getShop, { shopId }),
    enabled: isOffered,
    staleTime: 60_000,
  }).data
  if (!isOffered || !store) return null
  const { countryCode, latitude, longitude } = store
  const fill = (place: PlaceAddress) =>
    onChange({
      address: linesOf(place),
      postcode: place.postcode,
      point: { latitude: place.latitude, longitude: place.longitude },
      zoneId: '',
    })
  return (
    <PlaceSearch
      label={t('map.storeSearch')}
      search={text => searchPlaces(text, countryCode, { latitude, longitude })}
      onChoose={option => void placeOf(option).then(place => place && fill(place))}
    />
  )
}
