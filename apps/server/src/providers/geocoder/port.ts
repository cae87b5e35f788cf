import type { AddressParts } from '@comanda/domain/address'
import type { Point } from '@comanda/domain/store'

/** An address of the map, with its position. */
export interface PlaceAddress extends Omit<AddressParts, 'organization' | 'street2'>, Point {}

/** A place that fits a typed text. */
export interface Suggestion {
  /** The street and house, or the name. */
  title: string
  /** The area around it. */
  detail: string
  /** The place, if the provider sends it with the suggestion. */
  place?: PlaceAddress
  /** Otherwise the id by which it is looked up. */
  placeId?: string
}

export interface PlaceQuery {
  text: string
  /** Language of the answer, such as `en`. */
  language: string
  /** Only places of this country. */
  countryCode?: string | undefined
  /** Places near here come first. */
  near?: Point | undefined
  /** Groups the requests of one typed address, for the provider's bill. */
  session?: string | undefined
}

/** A provider of addresses. Every answer is `down` if the provider cannot be reached or understood. */
export interface Geocoder {
  suggest(query: PlaceQuery): Promise<Suggestion[] | 'down'>
  /** A suggested place; undefined if there is no such place. */
  resolve(placeId: string, query: Pick<PlaceQuery, 'language' | 'session'>): Promise<PlaceAddress | undefined | 'down'>
  /** The address nearest to a position; undefined if there is none. */
  reverse(point: Point, language: string): Promise<PlaceAddress | undefined | 'down'>
  /** Whether answers may be stored; a provider's terms can forbid it. */
  mayStore: boolean
}

/** A map of tiles. */
export interface MapTiles {
  /** `https://tiles.example.com/{z}/{x}/{y}.png` */
  url: string
  attribution: string
  maxZoom: number
}

/** What addresses and maps use; a part that is absent is not offered. */
export interface MapProviders {
  geocoder?: Geocoder
  tiles?: MapTiles
}
