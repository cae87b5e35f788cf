import { countryView, isPlaced, type Point } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { PlaceSearch } from '@comanda/web/ui/controls/place-search.tsx'
import { PinMap } from '@comanda/web/ui/map/lazy-pin-map.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useFieldState, useFormOf } from '../../forms/field-state.ts'
import { type PlaceAddress, placeOf, searchPlaces, useMapSettings } from './places.ts'

/** Type-ahead that fills in the address of the store and its position. STORE-2 */
export function StoreSearch() {
  const maps = useMapSettings()
  const { setValue } = useFormOf()
  const { value: countryCode } = useFieldState<string>('address.countryCode')
  const { value: point } = useFieldState<Point>('point')
  if (!maps?.search) return null
  const fill = ({ street1, city, admin, postcode, latitude, longitude, ...place }: PlaceAddress) => {
    setValue('address.countryCode', place.countryCode)
    setValue('address.lines', [street1, ''])
    setValue('address.city', city)
    setValue('address.region', admin)
    setValue('address.postcode', postcode)
    setValue('point', { latitude, longitude })
  }
  return (
    <PlaceSearch
      label={t('map.storeSearch')}
      search={text => searchPlaces(text, countryCode, isPlaced(point) ? point : countryView(countryCode).centre)}
      onChoose={option => void placeOf(option).then(place => place && fill(place))}
    />
  )
}

/** The position of the store: a pin on the map, from which delivery distances are measured. Without one the map shows the country. STORE-2 */
export function StorePin() {
  const maps = useMapSettings()
  const { value: point, change } = useFieldState<Point>('point')
  const { value: countryCode } = useFieldState<string>('address.countryCode')
  if (!maps?.tiles) return null
  return (
    <>
      <Text kind="quiet">{t('map.hint')}</Text>
      <PinMap
        key={countryCode}
        tiles={maps.tiles}
        pin={isPlaced(point) ? point : undefined}
        onPin={change}
        label={t('map.store')}
        pinLabel={t('map.storePin')}
        {...countryView(countryCode)}
      />
    </>
  )
}
