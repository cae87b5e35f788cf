import type { MenuIndex } from '@comanda/domain/menu'
import type { LocalizedText } from '@comanda/domain/money'
import { type DayRow, dayRows, noMeasures, type OrderFacts } from '@comanda/domain/report'
import { addDays, instantOf } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import type { SoldLine } from '../../../ports/order.ts'
import type { Period, ShopAt } from '../../../ports/store.ts'
import { reportFor } from '../day-report.ts'
import type { Deps } from '../deps.ts'

const LOCK = {
  name: 'report_day_lock',
  text: `insert into report_day (corporation_id, shop_id, day, built_at) values ($1, $2, $3, $4)
    on conflict (corporation_id, shop_id, day) do update set built_at = excluded.built_at`,
}

const CLEAR = {
  name: 'report_figure_clear',
  text: `delete from report_figure where corporation_id = $1 and shop_id = $2 and day = $3
    and dimension in ('day', 'hour', 'type', 'channel', 'employee', 'dish', 'group', 'modifier', 'method', 'tax', 'discount', 'fee', 'coupon', 'guest', 'measure')`,
}

const WRITE = {
  name: 'report_figure_write',
  text: `insert into report_figure (corporation_id, shop_id, day, dimension, key, name, count, gross, discounts, fees, tax,
      tax_included, tips, total, refunded, charged_back, seconds)
    select $1, $2, $3, r.dimension, r.key, r.name, r.count, r.gross, r.discounts, r.fees, r.tax,
      r."taxIncluded", r.tips, r.total, r.refunded, r."chargedBack", r.seconds
    from jsonb_to_recordset($4::jsonb) as r (dimension text, key text, name jsonb, count bigint, gross bigint,
      discounts bigint, fees bigint, tax bigint, "taxIncluded" bigint, tips bigint, total bigint, refunded bigint,
      "chargedBack" bigint, seconds bigint)`,
}

/** The name of a menu group or modifier in the menu as it is now; its key where the menu no longer has it. */
function nameOf({ kind, key, name }: SoldLine, menu: MenuIndex | undefined): string | LocalizedText {
  if (kind === 'dish') return name
  if (kind === 'group') return menu?.menuGroups.get(key)?.displayName ?? key
  const [groupId = '', itemId = ''] = key.split(' ')
  const item = menu?.modifierGroups.get(groupId)?.modifierItems.find(one => one.modifierItemId === itemId)
  return item?.modifierItemName ?? itemId
}

const rowOf = (line: SoldLine, menu: MenuIndex | undefined): DayRow => ({
  ...noMeasures,
  dimension: line.kind,
  key: line.key,
  name: nameOf(line, menu),
  count: line.count,
  gross: line.gross,
  discounts: line.discounts,
  total: line.gross - line.discounts,
})

/** The facts of sold orders, with their coupons and whether a member ordered. */
async function factsOf(deps: Deps, stretch: Period): Promise<Map<string, OrderFacts>> {
  const facts = await deps.orderFactsOf(stretch)
  const { corporationId } = stretch
  const accounts = [...facts.values()].map(({ customerId }) => customerId).filter(id => id > 0)
  const [members, coupons] = await Promise.all([
    deps.membersAmong(corporationId, accounts),
    deps.couponsUsedOn(corporationId, [...facts.keys()]),
  ])
  const [isMember, couponsOf] = [new Set(members), Map.groupBy(coupons, ({ orderId }) => orderId)]
  return new Map(
    [...facts].map(([orderId, { customerId, ...fact }]) => [
      orderId,
      { ...fact, isMember: isMember.has(customerId), coupons: couponsOf.get(orderId) ?? [] },
    ]),
  )
}

/** The figures of a store's day, from its orders, bills and payments as they are now. */
export async function rowsOfDay(deps: Deps, shop: ShopAt, day: string): Promise<DayRow[]> {
  const report = await reportFor(deps, shop, day)
  if ('refused' in report) return []
  const [facts, lines, menu] = await Promise.all([
    factsOf(deps, report.stretch),
    deps.soldLinesOf(report.stretch),
    deps.menuOf(shop),
  ])
  return [...dayRows(report.orders, facts, report, report.timeZone), ...lines.map(line => rowOf(line, menu))]
}

/**
 * Writes the figures of a store's day again, under the lock of the day: a repeat changes nothing, and of two at once the second one
 * reads what the first one read or later. PAY-13
 */
export const buildDay = (deps: Deps, shop: ShopAt, day: string): Promise<void> =>
  deps.db.inTx(async (tx: Tx) => {
    const at = [shop.corporationId, shop.shopId, day]
    await tx.query(LOCK, [...at, new Date(deps.clock())])
    const rows = await rowsOfDay(deps, shop, day)
    const timeZone = (await deps.configOf(shop))?.timeZone ?? 'UTC'
    const period = { ...shop, from: instantOf(day, 0, timeZone), until: instantOf(addDays(day, 1), 0, timeZone) }
    await deps.countVisits(tx, period, day)
    tx.send(CLEAR, at)
    tx.send(WRITE, [...at, JSON.stringify(rows)])
  })
