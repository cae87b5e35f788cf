import { refuse } from '@comanda/contract/core'
import type { store as calls } from '@comanda/contract/store'
import { distanceBetween, isPaused, type Point } from '@comanda/domain/store'
import type { RequestOf } from '@comanda/contract/core'
import type { Handler } from '../../platform/http/index.ts'
import type { ShopNow } from '../../ports/store.ts'
import { cardOf, type Look } from './card.ts'
import type { Favourites } from './favourites.ts'
import { hoursAt } from './hours.ts'
import type { Deps } from './deps.ts'
import type { Shops } from './shops.ts'

type Input = RequestOf<typeof calls.queryShopList>

/** Text normalised for search: lower case, no accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every search word is in the store's name (in any language), street, city or postcode. */
function isFound(shop: ShopNow, terms: readonly string[]): boolean {
  if (terms.length === 0) return true
  const { shopName, address } = shop.config
  const text = folded(
    [...Object.values(shopName), ...address.lines, address.city, address.region, address.postcode].join(' '),
  )
  return terms.every(term => text.includes(term))
}

const isWanted = (shop: ShopNow, input: Input, look: Look): boolean =>
  (input.bizType === undefined || shop.config.bizTypes.includes(input.bizType)) &&
  (!input.favouritesOnly || look.favourites.has(shop.config.shopId)) &&
  (!input.openNow || (!isPaused(shop.pause, input.bizType) && hoursAt(shop.config, input.bizType, look.now).open))

/** Favourites first, then the nearest; without a position the last-ordered first, then open ones, then by name. */
function ranked(shops: readonly ShopNow[], look: Look, lastOrdered: number | undefined): ShopNow[] {
  const rankOf = (shop: ShopNow) => ({
    shop,
    last: shop.config.shopId === lastOrdered ? 0 : 1,
    favourite: look.favourites.has(shop.config.shopId) ? 0 : 1,
    far: look.point ? distanceBetween(look.point, shop.config.point) : 0,
    shut: look.point || hoursAt(shop.config, look.bizType, look.now).open ? 0 : 1,
    name: shop.config.shopName[look.language] ?? '',
  })
  return shops
    .map(rankOf)
    .sort(
      (a, b) =>
        a.last - b.last ||
        a.favourite - b.favourite ||
        a.far - b.far ||
        a.shut - b.shut ||
        a.name.localeCompare(b.name) ||
        a.shop.config.shopId - b.shop.config.shopId,
    )
    .map(({ shop }) => shop)
}

const pointOf = ({ latitude, longitude }: Pick<Input, 'latitude' | 'longitude'>): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }

/** The last-ordered store if it is the first of the list. */
const lastOrderedIn = ([first]: readonly ShopNow[], last: number | undefined) =>
  last !== undefined && first?.config.shopId === last ? { lastOrderedShopId: last } : {}

/** The stores a guest can choose from, a page at a time. */
export const queryShopList =
  (deps: Deps, shops: Shops, favourites: Favourites): Handler<typeof calls.queryShopList> =>
  async (caller, input) => {
    const from = input.cursor === undefined ? 0 : Number(input.cursor)
    if (!Number.isInteger(from) || from < 0 || from > 100_000) return refuse('invalidInput', { field: 'cursor' })
    const point = pointOf(input)
    const owner = caller.session?.owner
    const mine = owner === undefined ? [] : await favourites.of(caller.corporationId, owner)
    const last = owner === undefined || point ? undefined : await deps.lastOrderedShop(caller.corporationId, owner)
    const look: Look = {
      language: caller.language,
      now: deps.clock(),
      point,
      bizType: input.bizType,
      favourites: new Set(mine),
    }
    const terms = folded(input.search).split(/\s+/).filter(Boolean).slice(0, 8)
    const all = await shops.all(caller.corporationId)
    const matching = ranked(
      all.filter(shop => isWanted(shop, input, look) && isFound(shop, terms)),
      look,
      last,
    )
    const end = from + input.pageSize
    return {
      shops: matching.slice(from, end).map(shop => cardOf(shop, look)),
      total: matching.length,
      ...lastOrderedIn(matching, last),
      ...(end < matching.length ? { nextCursor: String(end) } : {}),
    }
  }
