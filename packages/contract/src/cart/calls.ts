import { ENTRY_PIN } from '@comanda/domain/table'
import * as z from 'zod/mini'
import { bizType, call, id, money, latitude, longitude, shopId, text, textLines, version } from '../core/index.ts'
import { party } from './party-shapes.ts'
import { leftOutReason } from './line-shape.ts'
import { cartAnswer } from './shapes.ts'

/** Identifies a cart. Its owner is the caller's session; a request cannot name another owner. */
const place = {
  shopId,
  businessType: bizType,
  tableId: z.optional(id),
  preOrder: z.optional(z.boolean()),
  /** Pickup and delivery: the code of the group order whose shared cart is meant. */
  vtId: z.optional(id),
  /**
   * The delivery place stored on the phone; the cart then includes its delivery costs. The order itself names its address.
   * PRICE-6
   */
  deliverTo: z.optional(
    z.object({
      latitude: z.optional(latitude),
      longitude: z.optional(longitude),
      postcode: z.optional(text(16)),
      countryCode: z.optional(text(2)),
    }),
  ),
}

const counted = z.int().check(z.minimum(0), z.maximum(99))
const modifier = z.object({ modifierGroupId: id, modifierItemId: id, quantity: counted })

/** The change in quantity; 0 changes nothing. */
const quantity = z.int().check(z.minimum(0), z.maximum(999))

/**
 * An existing line by its `itemKey`, or the choice of one dish as ids and counts. Prices, names and amounts in the request are
 * ignored. PRICE-1
 */
export const cartItem = z.object({
  itemKey: z.exactOptional(id),
  foodId: z._default(z.union([z.literal(''), id]), ''),
  menuGroupId: z._default(z.union([z.literal(''), id]), ''),
  menuId: z._default(z.union([z.literal(''), id]), ''),
  unitId: z._default(z.union([z.literal(''), id]), ''),
  quantity,
  quantityDecimal: z.exactOptional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  openPrice: z.exactOptional(money),
  modifiers: z._default(z.array(modifier).check(z.maxLength(100)), []),
  subItems: z._default(
    z
      .array(
        z.object({
          comboGroupId: id,
          comboGroupItemId: id,
          quantity: counted,
          modifiers: z.exactOptional(z.array(modifier).check(z.maxLength(50))),
        }),
      )
      .check(z.maxLength(50)),
    [],
  ),
  sideDishItems: z._default(
    z
      .array(
        z.object({
          sideDishGroupId: id,
          sideDishGroupItemId: id,
          quantity: counted,
          modifiers: z.exactOptional(z.array(modifier).check(z.maxLength(50))),
        }),
      )
      .check(z.maxLength(50)),
    [],
  ),
  remark: z._default(textLines(120), ''),
  buffetStallId: z.exactOptional(id),
})

const refusesChange = [
  'overStock',
  'overLimit',
  'belowSaleMin',
  'offStep',
  'choiceGone',
  'buffetOver',
  'choiceMissing',
  'choiceTooMany',
  'choiceExcluded',
  'outOfBounds',
  'notOnMenu',
  'notOnSale',
  'menuClosed',
  'membersOnly',
  'tooManyLines',
  'lineGone',
  'notOfferedHere',
  'tableCodeUnknown',
  'seatNeeded',
  'groupLocked',
  'lineOfOther',
] as const

const nowhere = ['notOfferedHere', 'tableCodeUnknown', 'seatNeeded', 'groupLocked'] as const

/** Where guests pay at the end or with the staff: the units to count; absent: all. CART-13 */
const buffetItemIds = z.optional(z.array(id).check(z.maxLength(500)))

const people = z.optional(z.int().check(z.minimum(1), z.maximum(99)))
const nick = z.optional(text(24))

export const cart = {
  /**
   * The caller's cart at this place, created if needed, with the number of diners. At a shared table the caller joins the party:
   * `pin` if the party or table requires one, `nick` is the name shown to the others. CART-11, C6
   */
  init: call({
    path: '/api/order/cart/init',
    gate: 'guest',
    request: z.object({ ...place, people, nick, pin: z.optional(z.string().check(z.regex(ENTRY_PIN))) }),
    response: cartAnswer,
    refuses: [...nowhere, 'pinNeeded', 'tableFull'],
    changes: true,
    shows: 'silent',
  }),
  /** The caller's current cart; an empty one at version 0 if none exists yet. CART-10 */
  query: call({
    path: '/api/order/cart/query',
    gate: 'guest',
    request: z.object({ ...place, withPricing: z._default(z.boolean(), false), buffetItemIds }),
    response: cartAnswer,
    refuses: nowhere,
    shows: 'silent',
  }),
  /**
   * Adds (0), removes (1) or clears (2). Stock and limits reduce an add, which `caps` reports; an add of which nothing is
   * available, or that cannot be ordered, is refused as a whole. A repeated request id has no second effect. CART-1 to CART-6
   */
  modify: call({
    path: '/api/order/cart/modify',
    gate: 'guest',
    request: z.object({
      ...place,
      modifyType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      cartItems: z.array(cartItem).check(z.maxLength(100)),
    }),
    response: cartAnswer,
    refuses: refusesChange,
    changes: true,
    shows: 'silent',
  }),
  /** Removes all lines. */
  clear: call({
    path: '/api/order/cart/clear',
    gate: 'guest',
    request: z.object(place),
    response: cartAnswer,
    refuses: nowhere,
    changes: true,
    shows: 'silent',
  }),
  /** The total with these promotions (default: the best ones); refused if the cart is newer than `cartVersion`. CART-10 */
  calculate: call({
    path: '/api/order/cart/calculate',
    gate: 'guest',
    request: z.object({
      ...place,
      cartVersion: z.optional(version),
      executeList: z.optional(z.array(id).check(z.maxLength(20))),
    }),
    response: cartAnswer,
    refuses: ['cartChanged', ...nowhere],
    shows: 'silent',
  }),
  /**
   * Moves the pre-ordered dishes (`preOrder: true`, without a table) into the table's cart, once, and reports each line that is
   * no longer available. CART-12
   */
  mergePreOrderCart: call({
    path: '/api/order/cart/mergePreOrderCart',
    gate: 'guest',
    request: z.object({ shopId, businessType: z.literal(1100), tableId: id }),
    response: z.object({
      cart: cartAnswer,
      /** Lines that moved, fully or partly. */
      added: z.int(),
      leftOut: z.array(
        z.object({ displayName: z.string(), detail: z.string(), quantity: z.int(), problem: leftOutReason }),
      ),
    }),
    refuses: nowhere,
    changes: true,
    shows: 'silent',
  }),
  /**
   * Sets the number of diners (at most the table's seats) or the caller's name, leaves the party, or removes a member without
   * anything at the table (`remove`: its `personId`). CART-3, S4
   */
  setPerson: call({
    path: '/api/order/cart/setPerson',
    gate: 'guest',
    request: z.object({ ...place, people, nick, leave: z._default(z.boolean(), false), remove: z.optional(id) }),
    response: party,
    refuses: [...nowhere, 'personHasShare'],
    changes: true,
    shows: 'silent',
  }),
  /** The members of a shared table and their orders. */
  getPerson: call({
    path: '/api/order/cart/getPerson',
    gate: 'guest',
    request: z.object(place),
    response: party,
    refuses: nowhere,
    shows: 'silent',
  }),
  /** Attaches a coupon of the caller to lines, or to all eligible lines; a repeat moves it to other lines. CART-14 */
  useCoupon: call({
    path: '/api/order/cart/useCoupon',
    gate: 'logged-in',
    request: z.object({ ...place, couponCode: id, itemKeys: z._default(z.array(id).check(z.maxLength(100)), []) }),
    response: cartAnswer,
    refuses: ['couponNotUsable', 'tooManyCoupons', ...nowhere],
    changes: true,
    shows: 'silent',
  }),
  /** Detaches a coupon of the caller from the cart; it stays unused. CART-14 */
  cancelUseCoupon: call({
    path: '/api/order/cart/cancelUseCoupon',
    gate: 'logged-in',
    request: z.object({ ...place, couponCode: id }),
    response: cartAnswer,
    refuses: nowhere,
    changes: true,
    shows: 'silent',
  }),
}
