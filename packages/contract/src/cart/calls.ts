import { ENTRY_PIN } from '@comanda/domain/table'
import * as z from 'zod/mini'
import { bizType, call, id, money, latitude, longitude, shopId, text, version } from '../core/index.ts'
import { party } from './party-shapes.ts'
import { leftOutReason } from './line-shape.ts'
import { cartAnswer } from './shapes.ts'

/** Which cart is meant. The caller's session says whose: nobody can name another's. */
const place = {
  shopId,
  businessType: bizType,
  tableId: z.optional(id),
  preOrder: z.optional(z.boolean()),
  /** For pickup and delivery: the group order (its code) whose one cart is meant. */
  vtId: z.optional(id),
  /** Where a delivery shall go, as the phone keeps it: the cart then says what that costs. An order asks its address itself. PRICE-6 */
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

/** How many more, or fewer. 0 changes nothing. */
const quantity = z.int().check(z.minimum(0), z.maximum(999))

/**
 * A line there is, by its `itemKey`; or a choice of one dish: ids and counts. Any price, name or amount sent along is
 * not read. PRICE-1
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
  remark: z._default(text(120), ''),
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

/** At a table that pays at the end or with the staff: the units whose tallies are asked for; absent, all are. CART-13 */
const buffetItemIds = z.optional(z.array(id).check(z.maxLength(500)))

const people = z.optional(z.int().check(z.minimum(1), z.maximum(99)))
const nick = z.optional(text(24))

export const cart = {
  /**
   * The caller's cart at this place, made where there is none, with the number of people who eat. At a shared table the
   * caller sits down: `pin` where those who are there have one or the table shows one, `nick` as the others shall read it. CART-11, C6
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
  /** The caller's cart as it is; an empty one at version 0 where there is none yet. CART-10 */
  query: call({
    path: '/api/order/cart/query',
    gate: 'guest',
    request: z.object({ ...place, withPricing: z._default(z.boolean(), false), buffetItemIds }),
    response: cartAnswer,
    refuses: nowhere,
    shows: 'silent',
  }),
  /**
   * Adds (0), takes away (1) or clears (2). Adds are held to stock and limits and say so in `caps`; an add of which
   * nothing can be given, or that cannot be ordered, is refused whole. A request id changes the cart once. CART-1 to CART-6
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
  /** Takes everything out. */
  clear: call({
    path: '/api/order/cart/clear',
    gate: 'guest',
    request: z.object(place),
    response: cartAnswer,
    refuses: nowhere,
    changes: true,
    shows: 'silent',
  }),
  /**
   * What the cart comes to with these promotions chosen (left out: the best ones); refused where the cart has moved on from
   * `cartVersion`. CART-10
   */
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
   * Moves what the caller chose ahead (`preOrder: true`, at no table) into the cart of the table, once, and says line by line
   * what cannot be had any more. CART-12
   */
  mergePreOrderCart: call({
    path: '/api/order/cart/mergePreOrderCart',
    gate: 'guest',
    request: z.object({ shopId, businessType: z.literal(1100), tableId: id }),
    response: z.object({
      cart: cartAnswer,
      /** Lines that moved, whole or in part. */
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
   * How many eat, never more than the table seats; the caller's name; that the caller leaves; or that a person leaves who has
   * nothing at the table (`remove`: its `personId`). CART-3, S4
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
  /** Who shares the table, and what they ordered. */
  getPerson: call({
    path: '/api/order/cart/getPerson',
    gate: 'guest',
    request: z.object(place),
    response: party,
    refuses: nowhere,
    shows: 'silent',
  }),
  /** Attaches an own coupon to lines, or to all it may be used on; once more moves it to other lines. CART-14 */
  useCoupon: call({
    path: '/api/order/cart/useCoupon',
    gate: 'logged-in',
    request: z.object({ ...place, couponCode: id, itemKeys: z._default(z.array(id).check(z.maxLength(100)), []) }),
    response: cartAnswer,
    refuses: ['couponNotUsable', 'tooManyCoupons', ...nowhere],
    changes: true,
    shows: 'silent',
  }),
  /** Takes an own coupon off the cart again; it was not used up. CART-14 */
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
