import type { Point } from '@comanda/domain/store'
import { useWatch } from 'react-hook-form'
import { t } from '../../platform/i18n/index.ts'
import { PlaceSearch } from '../../ui/controls/place-search.tsx'
import type { FormValues } from './form-shape.ts'
import { type PlaceAddress, usePlaceSearch } from './places.ts'

interface Props {
  near: Point | undefined
  onFound: (place: PlaceAddress) => void
}

/** Type-ahead for the address, in the country of the form. */
export function AddressSearch({ near, onFound }: Props) {
  const countryCode = useWatch<FormValues, 'countryCode'>({ name: 'countryCode' })
  const { search, placeOf } = usePlaceSearch(countryCode, near)
  return (
    <PlaceSearch
      label={t('map.search')}
      search={search}
      onChoose={option => void placeOf(option).then(place => place && onFound(place))}
    />
  )
}
