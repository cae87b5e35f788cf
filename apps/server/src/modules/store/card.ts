import type { shopCard } from '@comanda/contract/store'
import { addressLines } from '@comanda/domain/address'
import { inLanguage } from '@comanda/domain/money'
import {
  type BizType,
  directionTo,
  distanceBetween,
  type Point,
  preparationMinutes,
  quoteDelivery,
  readyIn,
  type ShopConfig,
} from '@comanda/domain/store'
import type * as z from 'zod/mini'
import type { ShopNow } from '../../ports/store.ts'
import { stateFor } from './hours.ts'

/** Context of a store card: viewer, position and business type. */
export interface Look {
  language: string
  now: number
  point?: Point | undefined
  bizType?: BizType | undefined
  favourites: ReadonlySet<number>
}

/** A store's address in the lines of its country. */
export const shopAddressLines = ({ address }: ShopConfig, language: string): string[] =>
  addressLines(
    {
      countryCode: address.countryCode,
      organization: '',
      street1: address.lines[0] ?? '',
      street2: address.lines.slice(1).join(', '),
      city: address.city,
      admin: address.region,
      dependentLocality: '',
      postcode: address.postcode,
    },
    language,
  )

/** A store as a list shows it. MENU-8 */
export function cardOf(shop: ShopNow, look: Look): z.output<typeof shopCard> {
  const { config } = shop
  const away = look.point && distanceBetween(look.point, config.point)
  return {
    shopId: config.shopId,
    shopName: inLanguage(config.shopName, look.language),
    picture: config.picture,
    addressLines: shopAddressLines(config, look.language),
    city: config.address.city,
    latitude: config.point.latitude,
    longitude: config.point.longitude,
    phone: config.phone,
    timeZone: config.timeZone,
    bizTypes: config.bizTypes,
    state: stateFor(shop, look.bizType, look.now, look.language),
    readyMinutes: readyIn(preparationMinutes(config, look.bizType ?? 1300), look.bizType ?? 1300, away),
    favourite: look.favourites.has(config.shopId),
    ...(look.point && away !== undefined
      ? { distance: Math.round(away * 10) / 10, direction: directionTo(look.point, config.point) }
      : {}),
    ...(look.point && look.bizType === 1200
      ? { delivers: quoteDelivery(config.deliveryZones, config.point, look.point).inReach }
      : {}),
  }
}
