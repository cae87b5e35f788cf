import type { reach, savedAddress } from '@comanda/contract/address'
import { addressLines } from '@comanda/domain/address'
import {
  type Destination,
  localTime,
  preparationMinutes,
  quoteDelivery,
  readyIn,
  weekdayOf,
} from '@comanda/domain/store'
import type * as z from 'zod/mini'
import type { ShopToReach } from './deps.ts'
import type { AddressRow } from './tables.ts'

type Saved = z.output<typeof savedAddress>

/** An address in the lines its country writes. */
export const linesOf = (row: AddressRow, language: string): string[] =>
  addressLines(
    {
      countryCode: row.country_code,
      organization: row.organization,
      street1: row.street1,
      street2: row.street2,
      city: row.city,
      admin: row.admin,
      dependentLocality: row.dependent_locality,
      postcode: row.postcode,
    },
    language,
  )

/** What decides whether a store delivers to an address. */
export const destinationOf = (row: AddressRow): Destination => ({
  ...(row.latitude === null || row.longitude === null ? {} : { latitude: row.latitude, longitude: row.longitude }),
  postcode: row.postcode,
  countryCode: row.country_code,
})

/** A store at `now`, epoch ms. */
type ShopAtNow = ShopToReach & { now: number }

/**
 * Whether a store delivers to an address, and the fee: now, else at the hours of its zone. The duration is given only
 * if an order can be placed now. PRICE-6
 */
export function reachOf(row: AddressRow, { config: shop, takesNow, now }: ShopAtNow): z.output<typeof reach> {
  const place = destinationOf(row)
  const { date, minutes } = localTime(now, shop.timeZone)
  const atOnce = quoteDelivery(shop.deliveryZones, shop.point, place, { weekday: weekdayOf(date), minutes })
  const quote = atOnce.inReach ? atOnce : quoteDelivery(shop.deliveryZones, shop.point, place)
  if (!quote.inReach) {
    const { distance, beyond } = quote
    if (quote.unplaced) return { kind: 'unknown' }
    const away = distance === undefined ? {} : { distance }
    return { kind: 'outOfReach', ...away, ...(beyond === undefined ? {} : { beyond }) }
  }
  const { distance, fee, minimumDeliveryFee, freeFrom } = quote
  const free = freeFrom === undefined ? {} : { freeFrom }
  const soon =
    atOnce.inReach && takesNow ? { readyMinutes: readyIn(preparationMinutes(shop, 1200), 1200, distance) } : {}
  const later = atOnce.inReach ? {} : { notNow: true as const }
  const away = distance === undefined ? {} : { distance }
  return { kind: 'inReach', ...away, fee, minimumDeliveryFee, ...free, ...soon, ...later }
}

/** An address as its owner sees it. */
export function shownAddress(row: AddressRow, language: string, at?: ShopAtNow): Saved {
  const point =
    row.latitude === null || row.longitude === null ? {} : { latitude: row.latitude, longitude: row.longitude }
  return {
    addressId: row.address_id,
    countryCode: row.country_code,
    admin: row.admin,
    city: row.city,
    dependentLocality: row.dependent_locality,
    postcode: row.postcode,
    street1: row.street1,
    street2: row.street2,
    organization: row.organization,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    isoCode: row.iso_code,
    label: row.label,
    notes: row.notes,
    isDefault: row.is_default,
    checked: false,
    lines: linesOf(row, language),
    ...point,
    ...(at ? { reach: reachOf(row, at) } : {}),
  }
}
