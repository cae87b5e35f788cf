import { isRefusal, refuse } from '@comanda/contract/core'
import type { AttachedCoupon, CartRules, CouponToUse, OpenBuffet, PrePayment } from '@comanda/domain/cart'
import { indexAtPricesOf, type MenuIndex, type StockMap } from '@comanda/domain/menu'
import type { LocalizedText } from '@comanda/domain/money'
import {
  type BizType,
  type Destination,
  itemLimitOf,
  type LocalTime,
  localTime,
  promotionsFor,
  type ShopConfig,
} from '@comanda/domain/store'
import type { Guest } from '../../platform/http/index.ts'
import type { PlaceRefusal } from '../../ports/cart.ts'
import type { GroupSeat } from '../../ports/group.ts'
import type { Party } from '../../ports/table.ts'
import type { BuffetInfo } from '../../ports/buffet.ts'
import { couponsToUse } from './order/coupons-to-use.ts'
import { segmentsHeld } from './segments-held.ts'
import { buffetAt, openBuffet } from './buffet.ts'
import type { CartTable, Deps } from './deps.ts'
import type { CartPlace } from './tables.ts'
import { observing } from '../../platform/observe/index.ts'

/** The cart of a request, as its body names it. */
export interface PlaceInput {
  shopId: number
  businessType: BizType
  tableId?: string | undefined
  preOrder?: boolean | undefined
  /** A group order's code, for pickup and delivery. */
  vtId?: string | undefined
  deliverTo?: Destination | undefined
}

/** The data a cart is checked against: its store, its table, the menu and the stock. */
export interface CartContext {
  at: CartPlace
  shop: ShopConfig
  /** Undefined without a table. */
  table?: CartTable & { tableId: string }
  /** The people who share the table, including the caller. */
  party?: Party
  /** The people who take part in the buffet of a table where each phone has its own cart, including the caller. C6 */
  sitting?: Party
  /** The group order of the cart. */
  group?: GroupSeat
  /** The payments of the table's open bill. PRICE-2 */
  prePayments: readonly PrePayment[]
  /** The delivery's destination, if the caller gave one; for a group's cart only the host's. PRICE-6 */
  deliverTo?: Destination
  /** The buffet of a table with buffet stalls. CART-13 */
  buffet?: BuffetInfo
  index: MenuIndex
  stock: StockMap
  /** Attached coupons as they are now. CART-14 */
  couponsToUse(attached: readonly AttachedCoupon[]): Promise<CouponToUse[]>
  /** The rules for this number of people, by the locked buffet if a change locks it. */
  rules(people: number, locked?: OpenBuffet): CartRules<LocalizedText>
}

/** The owner of a shared cart: the party, while it sits there. The next party has another cart. C6 */
export const partyOwner = (sessionId: string): string => `t:${sessionId}`

/** The party that owns a cart; undefined if a person owns it. */
export const partyIn = (owner: string): string | undefined => (owner.startsWith('t:') ? owner.slice(2) : undefined)

/** Maximum age (ms) of the stock a cart is checked against; orders read it from the database. */
const STOCK_FOR = 300
/** Maximum age (ms) of a table's number of seats; an order reads the table itself. */
const TABLE_FOR = 1000
const CACHE_SIZE = 2000

/** Reads the surroundings of a cart. Stores, menus and stock come from a cache while they are fresh. */
export function createCartContext(deps: Deps) {
  const stockShown = cached<StockMap>(deps, STOCK_FOR)
  const tableShown = cached<Awaited<ReturnType<Deps['tableOf']>>>(deps, TABLE_FOR)
  const tableOf: Deps['tableOf'] = (corporationId, shopId, tableId) =>
    tableShown(`${corporationId}:${shopId}:${tableId}`, () => deps.tableOf(corporationId, shopId, tableId))
  const momentIn = clockOfStores(deps)
  return async (caller: Guest, input: PlaceInput, acts = false): Promise<CartContext | PlaceRefusal> => {
    const { corporationId } = caller
    const { shopId, businessType } = input
    const shop = await deps.shopOf(corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    if (!shop.bizTypes.includes(businessType)) return refuse('notOfferedHere', { field: 'businessType' })
    // Independent reads start together, so that they share one round trip.
    const [seating, menu, stock] = await Promise.all([
      seatingOf({ ...deps, tableOf }, caller, input, acts),
      deps.menus.shown({ corporationId, shopId }),
      stockShown(`${corporationId}:${shopId}`, () => deps.stockOf(deps.db, { corporationId, shopId })),
    ])
    if (isRefusal(seating)) return seating
    if (!menu) return refuse('notOfferedHere', { field: 'shopId' })
    const at = placeOf(caller, input, seating)
    const index = indexAtPricesOf(menu.index, businessType)
    const { isMember, customerId } = caller.session
    const [buffet, prePayments, segments] = await Promise.all([
      buffetAt(deps, { corporationId, shopId }, seating),
      seating.table?.paysLater ? deps.prePaymentsAt(caller, { shopId, tableId: seating.table.key }) : [],
      isMember ? segmentsHeld(deps, { corporationId, customerId, shop, db: deps.db }) : [],
    ])
    const open = openBuffet(buffet)
    return {
      at,
      shop: { ...shop, promotions: seating.table?.paysLater ? [] : promotionsFor(shop.promotions, segments) },
      ...seating,
      ...(buffet && { buffet }),
      prePayments,
      ...deliveryIn(input, seating),
      index,
      stock,
      couponsToUse: attached =>
        couponsToUse(deps, attached, {
          corporationId,
          shop,
          bizType: businessType,
          wanted: momentIn(shop.timeZone),
          db: deps.db,
        }),
      rules: (people, locked = open) => ({
        index,
        stock,
        bizType: businessType,
        at: momentIn(shop.timeZone),
        member: caller.session.isMember,
        people: peopleIn(people, seating),
        itemLimit: itemLimitOf(shop, businessType),
        ...(at.person !== undefined && { person: at.person }),
        ...(locked && { buffet: locked }),
      }),
    }
  }
}

const deliveryIn = ({ businessType, deliverTo }: PlaceInput, { group }: Seating): Pick<CartContext, 'deliverTo'> =>
  deliverTo && businessType === 1200 && group?.isHost !== false ? { deliverTo } : {}

type Seating = Pick<CartContext, 'table' | 'party' | 'sitting' | 'group'>

/** The number of people; for a group, its members. */
export const peopleIn = (people: number, { group }: Pick<CartContext, 'group'>): number =>
  group ? Math.max(people, group.party.persons.filter(it => it.here).length) : people

/** The group order the caller named, for its members; friends cannot change anything after choosing has ended. */
async function groupOf(deps: Pick<Deps, 'groups'>, caller: Guest, code: string, { input, acts }: ContextRequest) {
  const group = await deps.groups.seatAt(caller, { shopId: input.shopId, bizType: input.businessType, code })
  if (!group) return refuse('seatNeeded', { field: 'vtId' })
  return acts && !group.mayChange ? refuse('groupLocked') : { group, party: group.party }
}

interface ContextRequest {
  input: PlaceInput
  acts: boolean
}

/** The table the caller named, and those who share it. `acts`: the caller changes something there. C6 */
async function seatingOf(
  deps: Pick<Deps, 'tableOf' | 'parties' | 'groups'>,
  caller: Guest,
  input: PlaceInput,
  acts: boolean,
): Promise<Seating | PlaceRefusal> {
  if (input.businessType !== 1100 && input.vtId) return groupOf(deps, caller, input.vtId, { input, acts })
  // A cart chosen ahead belongs to a visit, not to a table. CART-12
  const tableId = input.businessType === 1100 && !input.preOrder ? (input.tableId ?? '') : ''
  if (tableId === '') return {}
  const table = await deps.tableOf(caller.corporationId, input.shopId, tableId)
  if (!table) return refuse('tableCodeUnknown', { field: 'tableId' })
  return withPeople(deps, caller, { ...table, tableId }, { input, acts })
}

/** The people at a table: who share its cart, or else take part in its buffet. C6 */
async function withPeople(
  { parties }: Pick<Deps, 'parties'>,
  caller: Guest,
  table: NonNullable<CartContext['table']>,
  { input: { shopId }, acts }: ContextRequest,
): Promise<Seating | PlaceRefusal> {
  const { playerMode, buffetStallIds = [] } = table
  if (!playerMode && buffetStallIds.length === 0) return { table }
  const party = await parties.at(caller, { shopId, key: table.key }, acts)
  if (party) return playerMode ? { table, party } : { table, sitting: party }
  const movedTo = await parties.movedTo(caller, { shopId, key: table.key })
  if (!playerMode && movedTo === undefined) return { table }
  return refuse('seatNeeded', { field: 'tableId', ...(movedTo !== undefined && { data: { movedTo } }) })
}

const placeOf = (caller: Guest, input: PlaceInput, { table, party, group }: Seating): CartPlace => ({
  corporationId: caller.corporationId,
  owner: party ? partyOwner(party.sessionId) : caller.session.owner,
  shopId: input.shopId,
  bizType: input.businessType,
  tableId: table?.key ?? group?.key ?? '',
  preOrder: input.preOrder ?? false,
  ...(party && { person: party.me }),
})

/** The store's weekday and minute, calculated once a minute rather than once a request. */
function clockOfStores(deps: Deps) {
  const cache = new Map<string, { minute: number; moment: LocalTime }>()
  return (timeZone: string): LocalTime => {
    const now = deps.clock()
    const minute = Math.floor(now / 60_000)
    const known = cache.get(timeZone)
    if (known?.minute === minute) return known.moment
    const moment = localTime(now, timeZone)
    cache.set(timeZone, { minute, moment })
    return moment
  }
}

/** Caches each read by its key for `lasts` milliseconds. */
function cached<T>(deps: Deps, lasts: number) {
  const cache = new Map<string, { until: number; answer: Promise<T> }>()
  return (key: string, input: () => Promise<T>): Promise<T> => {
    const now = deps.clock()
    const known = cache.get(key)
    observing.meter?.cache('cart', known !== undefined && known.until > now)
    if (known && known.until > now) return known.answer
    if (cache.size >= CACHE_SIZE) cache.clear()
    const answer = input()
    cache.set(key, { until: now + lasts, answer })
    answer.catch(() => cache.delete(key))
    return answer
  }
}
