import { countryView, isPlaced, type Point } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { PlaceSearch } from '@comanda/web/ui/controls/place-search.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { PinMap } from '@comanda/web/ui/map/lazy-pin-map.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFieldState } from '../../forms/state/field-state.ts'
import { type PlaceAddress, placeOf, searchPlaces, useMapSettings } from './places.ts'

/** The address as the form has it. */
export interface TypedAddress {
  countryCode: string
  street: string
  city: string
  region: string
  postcode: string
}

const NOWHERE: Point = { latitude: 0, longitude: 0 }
/** Time without typing before an address that was typed by hand is located, in ms. */
const PAUSE = 500

/** Type-ahead that fills in the address of the store and its position. STORE-2 */
export function StoreSearch({ countryCode, onFound }: { countryCode: string; onFound: (place: PlaceAddress) => void }) {
  const maps = useMapSettings()
  const { value: point = NOWHERE, change } = useFieldState<Point | undefined>('point')
  if (!maps?.search) return null
  const fill = (place: PlaceAddress) => {
    onFound(place)
    change({ latitude: place.latitude, longitude: place.longitude })
  }
  return (
    <PlaceSearch
      label={t('map.storeSearch')}
      search={text => searchPlaces(text, countryCode, isPlaced(point) ? point : countryView(countryCode).centre)}
      onChoose={option => void placeOf(option).then(place => place && fill(place))}
    />
  )
}

/** The address as texts that the provider can locate, the most exact one first, one a line; empty while it is not complete. */
function searchTextsOf({ street, city, region, postcode }: TypedAddress): string {
  if (street.trim() === '' || city.trim() === '') return ''
  const textOf = (...parts: string[]) =>
    parts
      .map(part => part.trim())
      .filter(Boolean)
      .join(', ')
      .slice(0, 120)
  return [...new Set([textOf(street, `${postcode} ${city}`, region), textOf(street, city, region)])].join('\n')
}

/** A text after typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** The position of an address, searched when `text` has one; null: there is none. */
function usePosition(text: string, countryCode: string) {
  return useQuery({
    queryKey: ['positionOf', countryCode, text],
    queryFn: async (): Promise<Point | null> => {
      for (const one of text.split('\n')) {
        const [first] = await searchPlaces(one, countryCode, countryView(countryCode).centre)
        const place = first && (await placeOf(first))
        if (place) return { latitude: place.latitude, longitude: place.longitude }
      }
      return null
    },
    enabled: text !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The pin, which an address that was typed by hand sets while there is none; later it is moved there by `locate`. */
function usePin(address: TypedAddress, search: boolean) {
  const { value: point = NOWHERE, change } = useFieldState<Point | undefined>('point')
  const [wanted, setWanted] = useState('')
  const typed = searchTextsOf(address)
  const paused = usePaused(typed)
  const placed = isPlaced(point)
  const text = search ? (placed ? wanted : paused) : ''
  const { data: position, isError, isFetching } = usePosition(text, address.countryCode)
  const place = useEffectEvent((position: Point) => change(position))
  useEffect(() => {
    if (position) place(position)
  }, [position, text, placed])
  return {
    pin: placed ? point : undefined,
    isFetching,
    /** The provider knows no position of the address. */
    isUnknown: text !== '' && !isFetching && (isError || position === null),
    locate: search && placed && typed !== '' ? () => setWanted(typed) : undefined,
    move(next: Point) {
      setWanted('')
      change(next)
    },
  }
}

/**
 * The position of the store: a pin on the map, from which delivery distances are measured. Without one the map shows the country, and
 * an address that was typed by hand sets it. STORE-2
 */
export function StorePin({ address }: { address: TypedAddress }) {
  const maps = useMapSettings()
  const { countryCode } = address
  const { pin, isFetching, isUnknown, locate, move } = usePin(address, maps?.search === true)
  if (!maps?.tiles) return null
  return (
    <>
      {isUnknown && (
        <Text kind="warning" role="status">
          {t('stores.place.notLocated')}
        </Text>
      )}
      <Text kind="quiet">{t(pin ? 'map.hint' : 'stores.place.none')}</Text>
      {locate && (
        <Row>
          <Button size="small" kind="plain" busy={isFetching} onClick={locate}>
            {t('stores.place.byAddress')}
          </Button>
        </Row>
      )}
      <PinMap
        key={countryCode}
        tiles={maps.tiles}
        pin={pin}
        onPin={move}
        label={t('map.store')}
        pinLabel={t('map.storePin')}
        {...countryView(countryCode)}
      />
    </>
  )
}
