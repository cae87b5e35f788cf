import {
  buffetLines,
  type CartLine,
  type CartRules,
  calculate,
  giftLines,
  giftStockKeys,
  type LineChoice,
  linesToPrice,
  preparationOf,
  stockNeedsOf,
  linesUsing,
} from '@comanda/domain/cart'
import { groupsBelowMinimum, indexAtPricesOf } from '@comanda/domain/menu'
import { localizerFor, type LocalizedText } from '@comanda/domain/money'
import { itemLimitOf, localTime } from '@comanda/domain/store'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type {
  CartInput,
  CartToClose,
  CartToLock,
  CartToOrder,
  Filled,
  PriceInput,
  PricedCart,
} from '../../../ports/cart.ts'
import { segmentsHeld } from '../segments-held.ts'
import { buffetOfCart } from '../buffet.ts'
import { couponsToUse } from './coupons-to-use.ts'
import { filled } from '../change/fill-cart.ts'
import type { Deps } from '../deps.ts'
import { priceRound, toPriceAlone } from './price-round.ts'
import { type CartById, cartById, emptyCart, ownerOf } from '../queries.ts'
import { partyIn, partyOwner } from '../cart-context.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const asCart = (row: CartById, sessionId?: string): CartToOrder => ({
  cartId: row.cart_id,
  shopId: row.shop_id,
  bizType: row.biz_type,
  cartVersion: row.version,
  lines: row.lines,
  coupons: row.coupons,
  ...(row.table_id !== '' && row.biz_type === 1100 && { tableId: row.table_id }),
  people: row.people,
  ...(sessionId !== undefined && { sessionId }),
})

/** A cart of the owner, or of the party the owner sits with; any other cart is not found. A1, C6 */
async function ownOrShared(
  deps: Deps,
  db: Queries,
  input: CartInput & Partial<CartToLock>,
  lock = false,
): Promise<CartToOrder | undefined> {
  const [own, seat] = await Promise.all([cartById(db, input, lock), requestedSeat(deps, db, input)])
  if (own) return withSeat(deps, db, input, { cart: asCart(own), seat })
  const sharing = await sharedWith(deps, db, input)
  const row = sharing && (await cartById(db, { ...input, owner: partyOwner(sharing.sessionId) }, lock))
  if (!row || row.biz_type === 1100) return row && asCart(row, sharing.sessionId)
  // Only its host orders a group's cart.
  const ordering = await deps.groups.orderedBy(db, { ...input, sessionId: sharing.sessionId })
  if (ordering?.owner !== input.owner) return undefined
  return { ...asCart(row, sharing.sessionId), people: Math.max(row.people, ordering.people) }
}

interface RequestedSeat {
  tableId: string
  shopId: number
  sitting: CartToOrder['sitting']
}

async function requestedSeat(
  deps: Deps,
  db: Queries,
  input: CartInput & Partial<CartToLock>,
): Promise<RequestedSeat | undefined> {
  const { tableKey: tableId, shopId } = input
  if (tableId === undefined || shopId === undefined) return undefined
  return { tableId, shopId, sitting: await deps.parties.seatOf(db, { ...input, shopId, tableId }) }
}

/** A cart at a table, with its guest's seat there: read together with the cart if the table is the requested one. */
async function withSeat(
  deps: Deps,
  db: Queries,
  input: CartInput,
  { cart, seat }: { cart: CartToOrder; seat: RequestedSeat | undefined },
): Promise<CartToOrder> {
  const { shopId, tableId } = cart
  if (!tableId) return cart
  const known = seat?.tableId === tableId && seat.shopId === shopId
  const sitting = known ? seat.sitting : await deps.parties.seatOf(db, { ...input, shopId, tableId })
  return sitting ? { ...cart, sitting } : cart
}

/** The party that shares a cart, and since when (epoch ms) the owner sits with it; undefined for anyone else. C6 */
export async function sharedWith(
  deps: Deps,
  db: Queries,
  input: CartInput,
): Promise<{ sessionId: string; since: number } | undefined> {
  const sessionId = await sessionOf(db, input.corporationId, input.cartId)
  const since = sessionId && (await deps.parties.seatedSince(db, { ...input, sessionId }))
  return sessionId && since !== undefined && since !== '' ? { sessionId, since } : undefined
}

/** The party of a cart. */
export async function sessionOf(db: Queries, corporationId: number, cartId: string): Promise<string | undefined> {
  const owner = await ownerOf(db, corporationId, cartId)
  return owner === undefined ? undefined : partyIn(owner)
}

const OF_PARTY = {
  name: 'cart_ids_of_party',
  text: 'select cart_id from cart where corporation_id = $1 and owner = $2',
}

/** The carts a party shares, at any table it sat at. */
export const cartIdsOf = async (db: Queries, corporationId: number, sessionId: string): Promise<string[]> =>
  (await db.query<{ cart_id: string }>(OF_PARTY, [corporationId, partyOwner(sessionId)])).rows.map(row => row.cart_id)

/** The cart of that id, the owner's or shared with the owner. */
export async function cartOf(deps: Deps, input: CartInput): Promise<CartToOrder | undefined> {
  if (!UUID.test(input.cartId)) return undefined
  return ownOrShared(deps, deps.db, input)
}

/** The same, locked until the transaction ends, so that no edit happens during the order. O6 */
export async function lockCart(deps: Deps, tx: Tx, input: CartToLock): Promise<CartToOrder | undefined> {
  if (!UUID.test(input.cartId)) return undefined
  const [cart, stock] = await Promise.all([
    ownOrShared(deps, tx, input, true),
    input.stockKeys?.length ? deps.stockOf(tx, input, input.stockKeys) : undefined,
  ])
  if (cart?.shopId !== input.shopId) return cart
  return { ...cart, ...(input.menu && { menu: input.menu }), ...(stock && { stock }) }
}

/**
 * Empties the locked cart after the order, under a new version, so that no phone shows or sends the old lines again. C1
 */
export function closeCart(deps: Deps, tx: Tx, input: CartToClose): void {
  const owner = input.sessionId === undefined ? input.owner : partyOwner(input.sessionId)
  emptyCart(tx, { ...input, owner }, new Date(deps.clock()))
  if (input.sessionId !== undefined && input.bizType !== 1100)
    deps.groups.ordered(tx, { ...input, sessionId: input.sessionId })
  tx.afterCommit(() => deps.publish(input.corporationId, `cart:${input.cartId}`, input.cartVersion + 1))
}

/** Prices the cart as an order by the current menu and stock, with the problems that prevent the order. PRICE-1, O5 */
export async function priceCart(deps: Deps, input: PriceInput): Promise<PricedCart> {
  const { cart, shop, bizType, isMember } = input
  const rules = await rulesFor(deps, input)
  const localize = localizerFor(input.language)
  const at = { corporationId: input.corporationId, shop, bizType, wanted: rules.at, db: input.db }
  const [coupons, segments] = [await couponsToUse(deps, cart.coupons, at), await segmentsHeld(deps, input)]
  const gifts = giftLines(shop.promotions, cart.lines, await withStock(deps, input, rules), localize)
  const calculationInput = {
    shop,
    bizType,
    lines: [...linesToPrice(cart.lines, rules, localize), ...buffetLines(rules.index, rules.buffet, localize)],
    isMember,
    segments,
    moment: rules.at,
    ...(input.zone && { zone: input.zone }),
    chosenDiscountIds: input.chosenDiscountIds,
    coupons,
    gifts,
    cartVersion: cart.cartVersion,
  }
  const round = input.bill && priceRound(calculationInput, input.bill)
  const calculation = round?.calculation ?? calculate(calculationInput)
  const tooMany = tooManyOf(cart, rules)
  const taking = [...cart.lines, ...calculation.items.filter(it => it.giftOf !== undefined)]
  return {
    calculation,
    ...(round
      ? { round: { toPrice: round.toPrice, whole: round.whole } }
      : { toPrice: toPriceAlone(calculationInput, calculation) }),
    stock: stockNeedsOf(rules.index, taking),
    takersOf: stockKeys => linesUsing(rules.index, taking, stockKeys),
    groupsBelow: groupsBelowMinimum(rules.index, cart.lines).map(it => ({
      ...it,
      displayName: localize(it.displayName),
    })),
    ...(tooMany && { tooMany }),
    ...(input.takesStock && {
      makings: new Map(calculation.items.map(line => [line.itemKey, preparationOf(rules.index, line, localize)])),
    }),
  }
}

/** Choices as the lines of a cart, as far as they are available by the current menu and stock. CART-2, CART-3 */
export async function chosenLines(
  deps: Deps,
  input: PriceInput,
  wanted: readonly LineChoice[],
): Promise<Pick<Filled, 'leftOut'> & { lines: CartLine[] }> {
  const rules = await rulesFor(deps, input)
  return filled(
    [],
    wanted.map(choice => ({ ...choice, itemKey: choice.foodId, addedBy: '' })),
    { addedBy: '', rules },
  )
}

async function rulesFor(deps: Deps, input: PriceInput): Promise<CartRules<LocalizedText>> {
  const { corporationId, shop, db } = input
  const at = { corporationId, shopId: shop.shopId }
  const whole = input.cart.menu ?? (await deps.menus.now(at, db))?.index
  const index = whole && indexAtPricesOf(whole, input.bizType)
  if (!index) throw new Error(`the store ${shop.shopId} has no menu`)
  const stock = input.takesStock ? {} : await deps.stockOf(db, at)
  const buffet = await buffetOfCart(deps, { ...input.cart, corporationId }, { db, takes: input.takesStock ?? false })
  return {
    index,
    stock,
    bizType: input.bizType,
    at: localTime(input.at, shop.timeZone),
    member: input.isMember,
    people: input.cart.people,
    itemLimit: itemLimitOf(shop, input.bizType),
    ...(buffet && { buffet }),
  }
}

/** Reads the stock that is left if an order is about to reserve it: a gift is only given while it is in stock. S1 */
async function withStock(
  deps: Deps,
  input: PriceInput,
  rules: CartRules<LocalizedText>,
): Promise<CartRules<LocalizedText>> {
  const { corporationId, shop, db } = input
  const keys = input.takesStock ? giftStockKeys(shop.promotions) : []
  if (keys.length === 0) return rules
  return { ...rules, stock: input.cart.stock ?? (await deps.stockOf(db, { corporationId, shopId: shop.shopId }, keys)) }
}

/** More dishes than one order takes. CART-4 */
function tooManyOf({ lines }: CartToOrder, { people, itemLimit }: CartRules<LocalizedText>) {
  if (itemLimit.count <= 0) return undefined
  const most = itemLimit.count * (itemLimit.perPerson ? people : 1)
  const quantity = lines.reduce((count, line) => count + line.quantity, 0)
  return quantity > most ? { most, quantity } : undefined
}
