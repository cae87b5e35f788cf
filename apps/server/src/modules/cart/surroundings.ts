import { isRefusal, refuse } from '@comanda/contract/core'
import type { AttachedCoupon, CartRules, CouponToUse, OpenBuffet } from '@comanda/domain/cart'
import type { MenuIndex, StockMap } from '@comanda/domain/menu'
import type { Words } from '@comanda/domain/money'
import { type BizType, type LocalTime, localTime, type Point, type ShopConfig } from '@comanda/domain/store'
import type { Guest } from '../../platform/http/index.ts'
import type { PlaceRefusal } from '../../ports/cart.ts'
import type { GroupSeat } from '../../ports/group.ts'
import type { Party } from '../../ports/table.ts'
import type { BuffetInfo } from '../../ports/buffet.ts'
import { couponsToUse } from './order/coupons-to-use.ts'
import { buffetAt, openBuffet } from './buffet.ts'
import type { CartTable, Deps } from './deps.ts'
import type { CartPlace } from './tables.ts'

/** Which cart a request is about, as its body says. */
export interface PlaceInput {
  shopId: number
  businessType: BizType
  tableId?: string | undefined
  preOrder?: boolean | undefined
  /** A group order's code, for pickup and delivery. */
  vtId?: string | undefined
  deliverTo?: Point | undefined
}

/** All a cart is held against: its store, its table, the menu and what is left of it. */
export interface Surroundings {
  at: CartPlace
  shop: ShopConfig
  /** Undefined without a table. */
  table?: CartTable & { tableId: string }
  /** Those who share the table, the caller among them. */
  party?: Party
  /** Those who take part in the buffet of a table where each phone has a cart of its own, the caller among them. C6 */
  sitting?: Party
  /** The group order the cart is of. */
  group?: GroupSeat
  /** Where a delivery goes, where the caller says so; of a group's its host alone. PRICE-6 */
  deliverTo?: Point
  /** The buffet of a table laid with stalls. CART-13 */
  buffet?: BuffetInfo
  index: MenuIndex
  stock: StockMap
  /** Attached coupons as they stand now. CART-14 */
  couponsToUse(attached: readonly AttachedCoupon[]): Promise<CouponToUse[]>
  /** The rules for so many people; by the buffet as it is held, where a change holds it. */
  rules(people: number, held?: OpenBuffet): CartRules<Words>
}

/** Whose a shared cart is: the party's, while it sits there. The next party has another. C6 */
export const partyOwner = (sessionId: string): string => `t:${sessionId}`

/** The party a cart is of; undefined where it is a person's. */
export const partyIn = (owner: string): string | undefined => (owner.startsWith('t:') ? owner.slice(2) : undefined)

/** How old a stock may be that a cart is held to, in milliseconds; orders take it from the database itself. */
const STOCK_FOR = 300
/** How old the seats of a table may be, in milliseconds; an order looks at the table itself. */
const TABLE_FOR = 1000
const MOST_KEPT = 2000

/** Finds the surroundings of a cart. Stores, menus and stock come from memory while they are fresh. */
export function createSurroundings(deps: Deps) {
  const stockShown = remembering<StockMap>(deps, STOCK_FOR)
  const tableShown = remembering<Awaited<ReturnType<Deps['tableOf']>>>(deps, TABLE_FOR)
  const tableOf: Deps['tableOf'] = (corporationId, shopId, tableId) =>
    tableShown(`${corporationId}:${shopId}:${tableId}`, () => deps.tableOf(corporationId, shopId, tableId))
  const momentIn = clockOfStores(deps)
  return async (caller: Guest, input: PlaceInput, acts = false): Promise<Surroundings | PlaceRefusal> => {
    const { corporationId } = caller
    const { shopId, businessType } = input
    const shop = await deps.shopOf(corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    if (!shop.bizTypes.includes(businessType)) return refuse('notOfferedHere', { field: 'businessType' })
    // What does not wait for one another is asked at once: it travels together.
    const [seating, menu, stock] = await Promise.all([
      seatingOf({ ...deps, tableOf }, caller, input, acts),
      deps.menus.shown({ corporationId, shopId }),
      stockShown(`${corporationId}:${shopId}`, () => deps.stockOf(deps.db, { corporationId, shopId })),
    ])
    if (isRefusal(seating)) return seating
    if (!menu) return refuse('notOfferedHere', { field: 'shopId' })
    const at = placeOf(caller, input, seating)
    const buffet = await buffetAt(deps, { corporationId, shopId }, seating)
    const open = openBuffet(buffet)
    return {
      at,
      shop: seating.table?.paysLater ? { ...shop, promotions: [] } : shop,
      ...seating,
      ...(buffet && { buffet }),
      ...deliveryIn(input, seating),
      index: menu.index,
      stock,
      couponsToUse: attached =>
        couponsToUse(deps, attached, {
          corporationId,
          shop,
          bizType: businessType,
          wanted: momentIn(shop.timeZone),
          db: deps.db,
        }),
      rules: (people, held = open) => ({
        index: menu.index,
        stock,
        bizType: businessType,
        at: momentIn(shop.timeZone),
        member: caller.session.isMember,
        people: peopleIn(people, seating),
        dineInItemLimit: shop.dineInItemLimit,
        ...(at.person !== undefined && { person: at.person }),
        ...(held && { buffet: held }),
      }),
    }
  }
}

const deliveryIn = ({ businessType, deliverTo }: PlaceInput, { group }: Seating): Pick<Surroundings, 'deliverTo'> =>
  deliverTo && businessType === 1200 && group?.isHost !== false ? { deliverTo } : {}

type Seating = Pick<Surroundings, 'table' | 'party' | 'sitting' | 'group'>

/** How many eat: of a group as many as are in it. */
export const peopleIn = (people: number, { group }: Pick<Surroundings, 'group'>): number =>
  group ? Math.max(people, group.party.persons.filter(it => it.here).length) : people

/** The group order the caller named, for who belongs to it; friends change nothing once choosing is over. */
async function groupOf(deps: Pick<Deps, 'groups'>, caller: Guest, code: string, { input, acts }: Asked) {
  const group = await deps.groups.seatAt(caller, { shopId: input.shopId, bizType: input.businessType, code })
  if (!group) return refuse('seatNeeded', { field: 'vtId' })
  return acts && !group.mayChange ? refuse('groupLocked') : { group, party: group.party }
}

interface Asked {
  input: PlaceInput
  acts: boolean
}

/** The table the caller named, and those who share it. `acts`: the caller does something there. C6 */
async function seatingOf(
  deps: Pick<Deps, 'tableOf' | 'parties' | 'groups'>,
  caller: Guest,
  input: PlaceInput,
  acts: boolean,
): Promise<Seating | PlaceRefusal> {
  if (input.businessType !== 1100 && input.vtId) return groupOf(deps, caller, input.vtId, { input, acts })
  // What is chosen ahead is chosen for a visit, not for a table. CART-12
  const tableId = input.businessType === 1100 && !input.preOrder ? (input.tableId ?? '') : ''
  if (tableId === '') return {}
  const table = await deps.tableOf(caller.corporationId, input.shopId, tableId)
  if (!table) return refuse('tableCodeUnknown', { field: 'tableId' })
  return withPeople(deps, caller, { ...table, tableId }, { input, acts })
}

/** Those at a table: who share its cart, else who take part in its buffet. C6 */
async function withPeople(
  { parties }: Pick<Deps, 'parties'>,
  caller: Guest,
  table: NonNullable<Surroundings['table']>,
  { input: { shopId }, acts }: Asked,
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

/** The store's weekday and minute: asked of the calendar once a minute, not once a request. */
function clockOfStores(deps: Deps) {
  const kept = new Map<string, { minute: number; moment: LocalTime }>()
  return (timeZone: string): LocalTime => {
    const now = deps.clock()
    const minute = Math.floor(now / 60_000)
    const known = kept.get(timeZone)
    if (known?.minute === minute) return known.moment
    const moment = localTime(now, timeZone)
    kept.set(timeZone, { minute, moment })
    return moment
  }
}

/** Asks once for all who want the same within `lasts` milliseconds. */
function remembering<T>(deps: Deps, lasts: number) {
  const kept = new Map<string, { until: number; answer: Promise<T> }>()
  return (key: string, input: () => Promise<T>): Promise<T> => {
    const now = deps.clock()
    const known = kept.get(key)
    if (known && known.until > now) return known.answer
    if (kept.size >= MOST_KEPT) kept.clear()
    const answer = input()
    kept.set(key, { until: now + lasts, answer })
    answer.catch(() => kept.delete(key))
    return answer
  }
}
