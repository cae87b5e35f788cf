import type { cart as calls } from '@comanda/contract/cart'
import type { ResponseOf } from '@comanda/contract/core'
import {
  buffetLines,
  type QuantityCap,
  type ChosenDiscounts,
  type CouponToUse,
  calculate,
  giftLines,
  isChosen,
  linesToPrice,
  withNames,
} from '@comanda/domain/cart'
import { groupsBelowMinimum } from '@comanda/domain/menu'
import { localizerFor } from '@comanda/domain/money'
import { type BizType, itemLimitOf, type ShopConfig } from '@comanda/domain/store'
import type { Guest } from '../../platform/http/index.ts'
import type { Party } from '../../ports/table.ts'
import type { BuffetInfo } from '../../ports/buffet.ts'
import { deliveryShown, zoneFor } from './delivery.ts'
import { peopleIn, type CartContext } from './cart-context.ts'
import type { CartRow } from './tables.ts'

export type CartAnswer = ResponseOf<typeof calls.query>

interface Extras {
  caps?: QuantityCap[]
  chosenDiscountIds?: ChosenDiscounts | undefined
  withPricing?: boolean
  /** The buffet units whose tallies are wanted; absent, all. CART-13 */
  buffetItemIds?: readonly string[] | undefined
}

/** The answer for a whole cart: priced by the current menu, in the caller's language. PRICE-1, CART-9 */
export async function answerCart(
  caller: Guest,
  context: CartContext,
  row: CartRow,
  extras: Extras = {},
): Promise<CartAnswer> {
  const { at, shop, index, party, table, deliverTo } = context
  const me = at.person ?? at.owner
  const rules = context.rules(row.people)
  const localize = localizerFor(caller.language)
  const lines = [...linesToPrice(row.lines, rules, localize), ...buffetLines(index, rules.buffet, localize)]
  const zone = zoneFor({ shop, deliverTo, moment: rules.at })
  const coupons = await context.couponsToUse(row.coupons)
  const calculation = calculate({
    shop,
    bizType: at.bizType,
    lines: lines.map(line => (isChosen(line) ? { ...line, addedBy: addedByLabel(line.addedBy, me, party) } : line)),
    isMember: caller.session.isMember,
    moment: rules.at,
    ...(zone && zone !== 'outOfReach' && { zone }),
    chosenDiscountIds: extras.chosenDiscountIds ?? 'best',
    coupons,
    gifts: giftLines(shop.promotions, row.lines, rules, localize),
    prePayments: context.prePayments,
    cartVersion: row.version,
  })
  return {
    cartId: row.cart_id,
    shopId: at.shopId,
    bizType: at.bizType,
    tableId: table?.tableId ?? '',
    preOrder: at.preOrder,
    people: peopleIn(row.people, context),
    cartVersion: row.version,
    calculation: withNames(calculation, index, localize),
    caps: extras.caps ?? [],
    groupMinimums: groupsBelowMinimum(index, row.lines),
    ...(at.bizType === 1200 && deliveryShown(zone, { shop }, lines, caller.session.isMember)),
    ...atTable(context, extras),
    ...couponsIn(coupons),
    ...(extras.withPricing && { pricing: pricingOf(shop, at.bizType) }),
  }
}

const shownBuffet = ({ elsewhere, ...buffet }: BuffetInfo, unitIds: readonly string[] | undefined) => ({
  ...buffet,
  tableBuffetInfos: [...buffet.tableBuffetInfos],
  ...(elsewhere && { elsewhere: [...elsewhere] }),
  items: buffet.items.filter(it => unitIds === undefined || unitIds.includes(it.unitId)),
})

/** The people who share the table, and its buffet. CART-11, CART-13 */
const atTable = ({ at, party, table, group, buffet }: CartContext, { buffetItemIds }: Extras) => ({
  ...(party && { shared: sharedOf(party, table?.seats ?? group?.seats ?? 1) }),
  ...(group && { group: { code: group.code, isHost: group.isHost, standing: group.standing } }),
  ...((group ? !group.isHost : at.preOrder && at.bizType === 1100) && { mayOrder: false as const }),
  ...(buffet && { buffet: shownBuffet(buffet, buffetItemIds) }),
})

/** The terms of attached coupons, if any: the phone calculates them by the same rules. PRICE-1 */
const couponsIn = (coupons: readonly CouponToUse[]): Pick<CartAnswer, 'coupons'> =>
  coupons.length === 0
    ? {}
    : { coupons: coupons.map(it => ({ ...it, itemKeys: [...it.itemKeys], foodIds: [...it.foodIds] })) }

/** The person who added a line, for carts that are shared. CART-11 */
const addedByLabel = (addedBy: string, me: string, party: Party | undefined): string => {
  if (addedBy === me) return 'me'
  return party ? addedBy : 'other'
}

/** The data of a person at the table that the others may see. A4 */
export const personShown = ({ personId, nick, avatar, here }: Party['persons'][number]) => ({
  personId,
  nick,
  avatar,
  here,
})

const sharedOf = ({ sessionId, me, persons }: Party, seats: number) => ({
  sessionId,
  me,
  seats,
  persons: persons.map(personShown),
})

const pricingOf = (shop: ShopConfig, bizType: BizType) => ({
  currency: shop.currency,
  taxRounding: shop.taxRounding,
  taxes: shop.taxes,
  surcharges: shop.surcharges,
  promotions: shop.promotions,
  dineInItemLimit: itemLimitOf(shop, bizType),
  ...(shop.packaging && { packaging: shop.packaging }),
  ...(shop.minimumOrder && { minimumOrder: shop.minimumOrder }),
})
