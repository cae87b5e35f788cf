import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import type { AttachedCoupon, CartRules, CouponToUse, OpenBuffet } from '@comanda/domain/cart'
import type { MenuIndex, StockMap } from '@comanda/domain/menu'
import type { Words } from '@comanda/domain/money'
import { type BizType, type LocalTime, localTime, type Point, type ShopConfig } from '@comanda/domain/store'
import type { Guest } from '../../platform/http/index.ts'
import { couponsToUse } from './coupons-to-use.ts'
import { buffetAt, openBuffet } from './buffet.ts'
import type { CartTable, GroupSeat, Needs, Party, TableBuffet } from './needs.ts'
import type { CartPlace } from './tables.ts'

/** Which cart a request is about, as its body says. */
export interface PlaceAsk {
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
  buffet?: TableBuffet
  index: MenuIndex
  stock: StockMap
  /** Attached coupons as they stand now. CART-14 */
  couponsToUse(attached: readonly AttachedCoupon[]): Promise<CouponToUse[]>
  /** The rules for so many people; by the buffet as it is held, where a change holds it. */
  rules(people: number, held?: OpenBuffet): CartRules<Words>
}

export type PlaceRefusal = Refusal<'notFound' | 'notOfferedHere' | 'tableCodeUnknown' | 'seatNeeded' | 'groupLocked'>

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
export function createSurroundings(needs: Needs) {
  const stockShown = remembering<StockMap>(needs, STOCK_FOR)
  const tableShown = remembering<Awaited<ReturnType<Needs['tableOf']>>>(needs, TABLE_FOR)
  const tableOf: Needs['tableOf'] = (corporationId, shopId, tableId) =>
    tableShown(`${corporationId}:${shopId}:${tableId}`, () => needs.tableOf(corporationId, shopId, tableId))
  const momentIn = clockOfStores(needs)
  return async (who: Guest, ask: PlaceAsk, acts = false): Promise<Surroundings | PlaceRefusal> => {
    const { corporationId } = who
    const { shopId, businessType } = ask
    const shop = await needs.shopOf(corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    if (!shop.bizTypes.includes(businessType)) return refuse('notOfferedHere', { field: 'businessType' })
    // What does not wait for one another is asked at once: it travels together.
    const [seating, menu, stock] = await Promise.all([
      seatingOf({ ...needs, tableOf }, who, ask, acts),
      needs.menus.shown({ corporationId, shopId }),
      stockShown(`${corporationId}:${shopId}`, () => needs.stockOf(needs.db, { corporationId, shopId })),
    ])
    if (isRefusal(seating)) return seating
    if (!menu) return refuse('notOfferedHere', { field: 'shopId' })
    const at = placeOf(who, ask, seating)
    const buffet = await buffetAt(needs, { corporationId, shopId }, seating)
    const open = openBuffet(buffet)
    return {
      at,
      shop: seating.table?.paysLater ? { ...shop, promotions: [] } : shop,
      ...seating,
      ...(buffet && { buffet }),
      ...deliveryIn(ask, seating),
      index: menu.index,
      stock,
      couponsToUse: attached =>
        couponsToUse(needs, attached, {
          corporationId,
          shop,
          bizType: businessType,
          wanted: momentIn(shop.timeZone),
          on: needs.db,
        }),
      rules: (people, held = open) => ({
        index: menu.index,
        stock,
        bizType: businessType,
        at: momentIn(shop.timeZone),
        member: who.session.isMember,
        people: peopleIn(people, seating),
        dineInItemLimit: shop.dineInItemLimit,
        ...(at.person !== undefined && { person: at.person }),
        ...(held && { buffet: held }),
      }),
    }
  }
}

const deliveryIn = ({ businessType, deliverTo }: PlaceAsk, { group }: Seating): Pick<Surroundings, 'deliverTo'> =>
  deliverTo && businessType === 1200 && group?.isHost !== false ? { deliverTo } : {}

type Seating = Pick<Surroundings, 'table' | 'party' | 'sitting' | 'group'>

/** How many eat: of a group as many as are in it. */
export const peopleIn = (people: number, { group }: Pick<Surroundings, 'group'>): number =>
  group ? Math.max(people, group.party.persons.filter(it => it.here).length) : people

/** The group order the caller named, for who belongs to it; friends change nothing once choosing is over. */
async function groupOf(needs: Pick<Needs, 'groups'>, who: Guest, code: string, { ask, acts }: Asked) {
  const group = await needs.groups.seatAt(who, { shopId: ask.shopId, bizType: ask.businessType, code })
  if (!group) return refuse('seatNeeded', { field: 'vtId' })
  return acts && !group.mayChange ? refuse('groupLocked') : { group, party: group.party }
}

interface Asked {
  ask: PlaceAsk
  acts: boolean
}

/** The table the caller named, and those who share it. `acts`: the caller does something there. C6 */
async function seatingOf(
  needs: Pick<Needs, 'tableOf' | 'parties' | 'groups'>,
  who: Guest,
  ask: PlaceAsk,
  acts: boolean,
): Promise<Seating | PlaceRefusal> {
  if (ask.businessType !== 1100 && ask.vtId) return groupOf(needs, who, ask.vtId, { ask, acts })
  // What is chosen ahead is chosen for a visit, not for a table. CART-12
  const tableId = ask.businessType === 1100 && !ask.preOrder ? (ask.tableId ?? '') : ''
  if (tableId === '') return {}
  const table = await needs.tableOf(who.corporationId, ask.shopId, tableId)
  if (!table) return refuse('tableCodeUnknown', { field: 'tableId' })
  return withPeople(needs, who, { ...table, tableId }, { ask, acts })
}

/** Those at a table: who share its cart, else who take part in its buffet. C6 */
async function withPeople(
  { parties }: Pick<Needs, 'parties'>,
  who: Guest,
  table: NonNullable<Surroundings['table']>,
  { ask: { shopId }, acts }: Asked,
): Promise<Seating | PlaceRefusal> {
  const { playerMode, buffetStallIds = [] } = table
  if (!playerMode && buffetStallIds.length === 0) return { table }
  const party = await parties.at(who, { shopId, key: table.key }, acts)
  if (party) return playerMode ? { table, party } : { table, sitting: party }
  const movedTo = await parties.movedTo(who, { shopId, key: table.key })
  if (!playerMode && movedTo === undefined) return { table }
  return refuse('seatNeeded', { field: 'tableId', ...(movedTo !== undefined && { data: { movedTo } }) })
}

const placeOf = (who: Guest, ask: PlaceAsk, { table, party, group }: Seating): CartPlace => ({
  corporationId: who.corporationId,
  owner: party ? partyOwner(party.sessionId) : who.session.owner,
  shopId: ask.shopId,
  bizType: ask.businessType,
  tableId: table?.key ?? group?.key ?? '',
  preOrder: ask.preOrder ?? false,
  ...(party && { person: party.me }),
})

/** The store's weekday and minute: asked of the calendar once a minute, not once a request. */
function clockOfStores(needs: Needs) {
  const kept = new Map<string, { minute: number; moment: LocalTime }>()
  return (timeZone: string): LocalTime => {
    const now = needs.clock()
    const minute = Math.floor(now / 60_000)
    const known = kept.get(timeZone)
    if (known?.minute === minute) return known.moment
    const moment = localTime(now, timeZone)
    kept.set(timeZone, { minute, moment })
    return moment
  }
}

/** Asks once for all who want the same within `lasts` milliseconds. */
function remembering<T>(needs: Needs, lasts: number) {
  const kept = new Map<string, { until: number; answer: Promise<T> }>()
  return (key: string, ask: () => Promise<T>): Promise<T> => {
    const now = needs.clock()
    const known = kept.get(key)
    if (known && known.until > now) return known.answer
    if (kept.size >= MOST_KEPT) kept.clear()
    const answer = ask()
    kept.set(key, { until: now + lasts, answer })
    answer.catch(() => kept.delete(key))
    return answer
  }
}
