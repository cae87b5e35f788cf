import { foldText, type MenuDocument } from '@comanda/domain/menu'
import { orderNumber } from '@comanda/domain/order'
import { addDays, instantOf, localTime, type ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { idOf, type OrderSeed, seedOrders } from './seed.ts'

/** A store whose past orders are made up. */
export interface HistoryShop {
  shop: ShopConfig
  menu: MenuDocument
  /** The employees who accepted them. */
  staff: readonly { staffId: string; name: string }[]
}

const DAYS = 70
const DIFFERENT_ORDERS = 14
/** The board shows completed orders for 12 hours; an order takes half an hour. */
const BOARD_MS = 13 * 3_600_000
/** Orders by weekday, Sunday first. */
const BY_WEEKDAY = [15, 8, 9, 10, 11, 16, 18]

/** Numbers in [0, 1) that look random and are the same at every start. */
function createDraw(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Orders of one to four dishes of the menu, such as guests place. */
function differentOrders({ shop, menu }: HistoryShop, at: Date): OrderSeed[] {
  const draw = createDraw(shop.shopId)
  const listed = new Set(menu.menuGroups.filter(group => group.groupType === 0).flatMap(group => group.foodIds))
  const dishes = menu.items.filter(item => listed.has(item.foodId)).map(item => item.foodId)
  const pick = () => dishes[Math.floor(draw() ** 1.6 * dishes.length)] ?? ''
  return Array.from({ length: DIFFERENT_ORDERS }, (_, i) => ({
    shop,
    menu,
    customerId: 0,
    language: shop.languages[0] ?? 'en_US',
    foodIds: [...new Set(Array.from({ length: 1 + (i % 4) }, pick))],
    ...(i % 5 === 0 && { channel: 'window-poster' }),
    at,
  }))
}

interface Copy {
  id: string
  number: string
  of: string
  at: Date
  bizType: 1100 | 1300
  people: number
  tableId: string
  method: string
  staffId: string
  staffName: string
}

/**
 * The orders of a store's last weeks up to yesterday: lunch and dinner, more at weekends. Those of the last hours are left out, so
 * that a new demo has an empty board at any time of day.
 */
function copiesOf({ shop, staff }: HistoryShop, templates: readonly string[], now: Date): Copy[] {
  const draw = createDraw(shop.shopId * 31)
  const one = <T>(list: readonly T[]) => list[Math.floor(draw() * list.length)]
  const today = localTime(now.getTime(), shop.timeZone).date
  return Array.from({ length: DAYS }, (_, i) => addDays(today, -1 - i)).flatMap((day, ago) => {
    const usual = BY_WEEKDAY[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 0
    const count = Math.round(usual * (1.15 - ago / 300) * (0.8 + draw() * 0.4))
    const copies = Array.from({ length: count }, () => {
      const minutes = draw() < 0.4 ? 690 + draw() * 150 : 1050 + draw() * 210
      const at = new Date(instantOf(day, Math.floor(minutes), shop.timeZone) + Math.floor(draw() * 60_000))
      const id = idOf(at)
      const person = one(staff)
      const isDineIn = draw() < 0.4
      return {
        id,
        number: foldText(orderNumber(id)),
        of: one(templates) ?? '',
        at,
        bizType: isDineIn ? 1100 : 1300,
        people: isDineIn ? 1 + Math.floor(draw() * 4) : 1,
        tableId: isDineIn ? `A${1 + Math.floor(draw() * 6)}` : '',
        method: one(['cash', 'terminal', 'terminal']) ?? 'cash',
        staffId: person?.staffId ?? '',
        staffName: person?.name ?? '',
      } satisfies Copy
    })
    return copies.filter(({ at }) => now.getTime() - at.getTime() > BOARD_MS)
  })
}

/** Copies of other orders with a time, number, table and payment of their own. $2 to $9: a copy each; $10, $11: who accepted it. */
const COPY = {
  name: 'order_history_seed',
  text: `with copy as (
      select * from unnest($2::uuid[], $3::text[], $4::uuid[], $5::timestamptz[], $6::smallint[], $7::int[], $8::text[], $9::text[],
        $10::text[], $11::text[]) as c (id, number, of, at, biz_type, people, table_id, method, staff_id, staff_name)
      where exists (select from customer_order o where o.corporation_id = $1 and o.order_id = c.of and o.total > 0)
    ), placed as (
      insert into customer_order (corporation_id, order_id, owner, shop_id, biz_type, state, pay_state, version, checked, cart_id,
        cart_version, request_id, payment_method, total, promised_at, search, lines, totals, details, stock, created_at, changed_at, ended_at)
      select o.corporation_id, c.id, 'g:' || c.id, o.shop_id, c.biz_type, o.state, o.pay_state, o.version, o.checked, c.id::text,
        1, c.id::text, o.payment_method, o.total, c.at + interval '15 minutes', c.number || substr(o.search, length(c.number) + 1), o.lines, o.totals,
        o.details || jsonb_build_object('people', c.people, 'counter', jsonb_build_object('method', c.method))
          || case when c.table_id = '' then '{}' else jsonb_build_object('table',
            jsonb_build_object('tableId', c.table_id, 'tableName', c.table_id, 'serviceAreaName', '{}'::jsonb)) end,
        o.stock, c.at, c.at + interval '25 minutes', c.at + interval '25 minutes'
      from copy c join customer_order o on o.corporation_id = $1 and o.order_id = c.of
    )
    insert into order_event (corporation_id, order_id, version, kind, state, pay_state, by_kind, by_id, by_name, reason, detail, at)
    select $1, c.id, step.version, step.kind, step.state, step.pay_state, step.by_kind,
      case step.by_kind when 'guest' then 'g:' || c.id else c.staff_id end, case step.by_kind when 'guest' then '' else c.staff_name end,
      '', null, c.at + step.minutes * interval '1 minute' * (0.6 + (extract(second from c.at) / 60)::float)
    from copy c cross join (values (1, 'placed', 'placed', 'unpaid', 'guest', 0), (2, 'move', 'accepted', 'unpaid', 'staff', 2),
      (3, 'move', 'ready', 'unpaid', 'staff', 14), (4, 'paid', 'ready', 'paid', 'staff', 16), (5, 'move', 'completed', 'paid', 'staff', 18))
      as step (version, kind, state, pay_state, by_kind, minutes)`,
}

/** Fills the last weeks of stores with orders of guests, so that their reports have something to show. */
export async function seedHistory(
  tx: Tx,
  corporationId: number,
  shops: readonly HistoryShop[],
  now: Date,
): Promise<void> {
  const copies: Copy[] = []
  for (const shop of shops) {
    const day = addDays(localTime(now.getTime(), shop.shop.timeZone).date, -1 - DAYS)
    const at = new Date(instantOf(day, 12 * 60, shop.shop.timeZone))
    copies.push(...copiesOf(shop, await seedOrders(tx, corporationId, differentOrders(shop, at)), now))
  }
  const column = <K extends keyof Copy>(key: K) => copies.map(copy => copy[key])
  const keys = ['id', 'number', 'of', 'at', 'bizType', 'people', 'tableId', 'method', 'staffId', 'staffName'] as const
  await tx.query(COPY, [corporationId, ...keys.map(key => column(key))])
}
