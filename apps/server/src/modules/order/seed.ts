import { randomUUID } from 'node:crypto'
import { type CartLine, calculate, linesToPrice } from '@comanda/domain/cart'
import {
  foldText,
  indexMenu,
  type MenuDocument,
  type MenuIndex,
  type ModifierChoice,
  startingChoice,
} from '@comanda/domain/menu'
import { localizerFor } from '@comanda/domain/money'
import { orderNumber, type OrderState, type PayState } from '@comanda/domain/order'
import { itemLimitOf, localTime, type ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { shopToSave } from './submit/circumstances.ts'
import { lineToSave, totalsOf } from './submit/new-order.ts'
import type { EventKind, OrderRow, OrderTables } from './tables.ts'

/** A pickup order of the past, served and paid at the store. */
export interface OrderSeed {
  shop: ShopConfig
  menu: MenuDocument
  /** 0: a guest without an account. */
  customerId: number
  language: string
  foodIds: readonly string[]
  /** The channel of the link the order came from. NAV-6 */
  channel?: string
  at: Date
}

const MINUTE = 60_000

/** Its history, in minutes after it was placed. */
const history: readonly [EventKind, OrderState, PayState, string, number][] = [
  ['placed', 'placed', 'unpaid', 'guest', 0],
  ['move', 'accepted', 'unpaid', 'staff', 1],
  ['move', 'ready', 'unpaid', 'staff', 14],
  ['paid', 'ready', 'paid', 'staff', 17],
  ['move', 'completed', 'paid', 'staff', 18],
]

/** A UUIDv7 as created at that time: orders are sorted by their ids. */
export function idOf(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** A part or side with the choices of the dish it contains. */
const own = <O extends { modifiers?: readonly ModifierChoice[] }>({ modifiers, ...option }: O) => ({
  ...option,
  ...(modifiers && { modifiers: [...modifiers] }),
})

function lineOf(index: MenuIndex, foodId: string): CartLine {
  const item = index.items.get(foodId)
  const group = index.document.menuGroups.find(one => one.groupType === 0 && one.foodIds.includes(foodId))
  const menu = index.document.menus.find(one => group && one.menuGroupIds.includes(group.menuGroupId))
  if (!item || !group || !menu) throw new Error(`No such dish to have been ordered: ${foodId}`)
  const { unitId, modifiers, subItems, sideDishItems } = startingChoice(index, item)
  return {
    unitId,
    modifiers: [...modifiers],
    subItems: subItems.map(own),
    sideDishItems: sideDishItems.map(own),
    itemKey: foodId,
    addedBy: '',
    foodId,
    menuGroupId: group.menuGroupId,
    menuId: menu.menuId,
    quantity: 1,
    remark: '',
  }
}

/** The lines and totals as the menu would have priced them then: without dishes that could not be ordered at that time. PRICE-1 */
function pricedAs({ shop, menu, foodIds, at }: OrderSeed, language: string) {
  const index = indexMenu(menu)
  const moment = localTime(at.getTime(), shop.timeZone)
  const rules = {
    index,
    stock: {},
    bizType: 1300,
    at: moment,
    member: false,
    people: 1,
    itemLimit: itemLimitOf(shop, 1300),
  }
  const localize = localizerFor(language)
  const all = foodIds.map(foodId => lineOf(index, foodId))
  const faulty = new Set(linesToPrice(all, rules, localize).flatMap(line => (line.problem ? [line.itemKey] : [])))
  const lines = faulty.size < all.length ? all.filter(line => !faulty.has(line.itemKey)) : all
  const calculationInput = { shop, bizType: 1300 as const, isMember: false, moment, cartVersion: 1 }
  return { lines, calculation: calculate({ ...calculationInput, lines: linesToPrice(lines, rules, localize) }) }
}

function rowOf(corporationId: number, seed: OrderSeed): OrderRow {
  const { shop, language, at } = seed
  const order_id = idOf(at)
  const { lines: chosen, calculation } = pricedAs(seed, language)
  const own = pricedAs(seed, shop.languages[0] ?? language).calculation.items
  const names = new Map(own.map(({ itemKey, displayName, detail }) => [itemKey, { displayName, detail }]))
  const kitchen = { names, makings: new Map() }
  const lines = calculation.items.map(line => lineToSave(line, { cart: { lines: chosen }, kitchen }))
  const searchTexts = [orderNumber(order_id), ...Object.values(shop.shopName), ...lines.map(line => line.displayName)]
  const ended = new Date(at.getTime() + 18 * MINUTE)
  return {
    corporation_id: corporationId,
    order_id,
    owner: seed.customerId > 0 ? `c:${seed.customerId}` : `g:${order_id}`,
    shop_id: shop.shopId,
    biz_type: 1300,
    state: 'completed',
    pay_state: 'paid',
    version: history.length,
    checked: false,
    cart_id: randomUUID(),
    cart_version: 1,
    request_id: randomUUID(),
    payment_method: 'out-line',
    total: calculation.totalPaidAmount,
    call_count: null,
    slot_start: null,
    promised_at: new Date(at.getTime() + 15 * MINUTE),
    watch_at: null,
    search: foldText(searchTexts.join(' ')),
    lines,
    totals: totalsOf({ calculation }),
    details: {
      shop: shopToSave(shop),
      time: { asap: true },
      people: 1,
      utensils: 0,
      remark: '',
      language,
      ...(seed.channel !== undefined && { origin: { channel: seed.channel } }),
    },
    stock: [],
    created_at: at,
    changed_at: ended,
    ended_at: ended,
    bill_id: null,
  }
}

/** Inserts orders of the past with their histories into an empty database; returns their ids in the same order. */
export async function seedOrders(tx: Tx, corporationId: number, orders: readonly OrderSeed[]): Promise<string[]> {
  const db = tx.withTables<OrderTables>()
  const rows = orders.map(order => rowOf(corporationId, order))
  const json = <T>(value: T) => JSON.stringify(value) as unknown as T
  const storedRows = rows.map(({ lines, totals, details, stock, ...row }) => ({
    ...row,
    lines: json(lines),
    totals: json(totals),
    details: json(details),
    stock: json(stock),
  }))
  if (rows.length === 0) return []
  await db.insertInto('customer_order').values(storedRows).execute()
  const events = rows.flatMap(({ order_id, owner, created_at }) =>
    history.map(([kind, state, pay_state, by_kind, minutes], i) => ({
      corporation_id: corporationId,
      order_id,
      version: i + 1,
      kind,
      state,
      pay_state,
      by_kind,
      by_id: by_kind === 'guest' ? owner : '',
      by_name: '',
      reason: '',
      detail: null,
      at: new Date(created_at.getTime() + minutes * MINUTE),
    })),
  )
  await db.insertInto('order_event').values(events).execute()
  return rows.map(row => row.order_id)
}
