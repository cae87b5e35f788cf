import type { salesCalls as calls } from '@comanda/contract/report'
import { refuse, type RequestOf, type ResponseOf } from '@comanda/contract/core'
import { inLanguage, type LocalizedText, type Money, money } from '@comanda/domain/money'
import { measureNames, noMeasures } from '@comanda/domain/report'
import { addDays, instantOf, localTime, type ShopConfig } from '@comanda/domain/store'
import { type Handler, servedShop } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { type FigureRange, type FigureRow, figuresOf, lastFigureUpdate } from './read-figures.ts'

type Answer = ResponseOf<typeof calls.sales>
type InCurrency = Answer['currencies'][number]
type Input = Omit<RequestOf<typeof calls.sales>, 'shopId'>

const DAY_MS = 86_400_000
const nameIn = (name: string | LocalizedText, language: string): string =>
  typeof name === 'string' ? name : inLanguage(name, language)

const shownMeasures = measureNames.filter(name => name !== 'seconds')
type Shown = Omit<Record<(typeof shownMeasures)[number], Money>, 'count'> & { count: number }
const measuresIn = (row: FigureRow | typeof noMeasures): Shown =>
  Object.fromEntries(shownMeasures.map(name => [name, row[name]])) as Shown

/** How many days earlier the same weekdays are that do not overlap the range. */
export function weekdaysBefore(from: string, until: string): number {
  const days = Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1
  return Math.ceil(days / 7) * 7
}

const averageOf = (row: FigureRow | undefined): number | undefined =>
  row && row.count > 0 ? Math.round(row.seconds / row.count) : undefined

const netOf = (rows: readonly Pick<FigureRow, 'gross' | 'discounts'>[]): Money =>
  money(rows.reduce((sum, { gross, discounts }) => sum + gross - discounts, 0))

/**
 * Orders and net sales of the same weekdays before the range. Where the range ends today, the last of those days counts until the
 * same time of day only, so that half a day is not compared with a whole one.
 */
async function beforeOf(deps: Deps, range: FigureRange, shops: readonly ShopConfig[], shift: number) {
  const earlier = { ...range, from: addDays(range.from, -shift), until: addDays(range.until, -shift) }
  const now = deps.clock()
  const partial = shops.filter(({ timeZone }) => localTime(now, timeZone).date === range.until)
  const rows = await figuresOf(deps.db, earlier, 'day', 'day')
  const whole = { count: rows.reduce((sum, { count }) => sum + count, 0), net: netOf(rows) }
  if (partial.length === 0) return whole
  const lastDay = { ...earlier, shopIds: partial.map(({ shopId }) => shopId), from: earlier.until }
  const [last, ...parts] = await Promise.all([
    figuresOf(deps.db, lastDay, 'day', 'day'),
    ...partial.map(({ shopId, timeZone }) => {
      const from = instantOf(earlier.until, 0, timeZone)
      const until = instantOf(addDays(earlier.until, 1), 0, timeZone)
      const placedBefore = instantOf(earlier.until, localTime(now, timeZone).minutes, timeZone)
      return deps.soldBefore({ corporationId: range.corporationId, shopId, from, until }, placedBefore)
    }),
  ])
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  return {
    count: whole.count - sum(last.map(({ count }) => count)) + sum(parts.map(({ count }) => count)),
    net: money(whole.net - netOf(last) + sum(parts.map(({ net }) => net))),
  }
}

/** Refunds by dish, on the days of the stores' time zones when they were approved. PAY-18 */
async function refundedRows(deps: Deps, range: FigureRange, shops: readonly ShopConfig[]): Promise<FigureRow[]> {
  const periods = shops.map(({ shopId, timeZone }) => ({
    shopId,
    from: instantOf(range.from, 0, timeZone),
    until: instantOf(addDays(range.until, 1), 0, timeZone),
  }))
  const rows = await deps.refundedDishesOf(range.corporationId, periods)
  return rows.map(row => ({ ...noMeasures, ...row }))
}

function rowsOf(deps: Deps, range: FigureRange, shops: readonly ShopConfig[], by: Input['by']): Promise<FigureRow[]> {
  if (by === 'refundedDish') return refundedRows(deps, range, shops)
  return by === 'day' || by === 'store' ? figuresOf(deps.db, range, 'day', by) : figuresOf(deps.db, range, by)
}

type Joined = Awaited<ReturnType<Deps['joinedByDay']>>

/** Rows by day or store with the members who joined, also those without an order. */
function withJoined(rows: FigureRow[], joined: Joined, by: Input['by']): (FigureRow & { joined?: number })[] {
  if (by !== 'day' && by !== 'store') return rows
  const groups = Map.groupBy(joined, ({ day, shopId }) => (by === 'day' ? day : String(shopId)))
  const missing = [...groups.keys()].filter(key => !rows.some(row => row.key === key))
  return [...rows, ...missing.map(key => ({ ...noMeasures, key, name: '' }))]
    .map(row => ({ ...row, joined: (groups.get(row.key) ?? []).reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

/** The figures of the stores with one currency. */
async function inCurrency(
  deps: Deps,
  { corporationId, language }: { corporationId: number; language: string },
  shops: readonly ShopConfig[],
  { from, until, by }: Input,
): Promise<InCurrency[]> {
  const [first] = shops
  if (!first) return []
  const shopIds = shops.map(({ shopId }) => shopId)
  const range = { corporationId, shopIds, from, until }
  const [rows, [total], course, measures, before, joined] = await Promise.all([
    rowsOf(deps, range, shops, by),
    figuresOf(deps.db, range, 'day'),
    from === until ? figuresOf(deps.db, range, 'hour') : figuresOf(deps.db, range, 'day', 'day'),
    figuresOf(deps.db, range, 'measure'),
    beforeOf(deps, range, shops, weekdaysBefore(from, until)),
    deps.joinedByDay(corporationId, shops, range),
  ])
  const measure = (key: string) => measures.find(row => row.key === key)
  const counted = (key: string) => ({ count: measure(key)?.count ?? 0, total: money(measure(key)?.total ?? 0) })
  const storeNames = new Map(shops.map(shop => [String(shop.shopId), inLanguage(shop.shopName, language)]))
  const [secondsToAccept, secondsToReady] = [averageOf(measure('accept')), averageOf(measure('ready'))]
  const shown: InCurrency = {
    currency: first.currency,
    shopIds,
    total: measuresIn(total ?? noMeasures),
    covers: measure('covers')?.count ?? 0,
    ...(secondsToAccept !== undefined && { secondsToAccept }),
    ...(secondsToReady !== undefined && { secondsToReady }),
    joined: joined.reduce((sum, { count }) => sum + count, 0),
    unpaid: counted('unpaid'),
    writtenOff: counted('writtenOff'),
    rows: withJoined(rows, joined, by).map(({ joined: members, ...row }) => ({
      key: row.key,
      name: by === 'store' ? (storeNames.get(row.key) ?? row.key) : nameIn(row.name, language),
      ...measuresIn(row),
      ...(members !== undefined && { joined: members }),
    })),
    course: course.map(row => ({ key: row.key, count: row.count, net: netOf([row]) })),
    before,
  }
  return [shown]
}

/** Sales over any days and stores of the caller, from stored figures. PAY-13 */
export const sales =
  (deps: Deps): Handler<typeof calls.sales> =>
  async (caller, input) => {
    const shopIds = [...new Set([caller.shop.shopId, ...(input.shopIds ?? [])])]
    const chosen = input.shopIds ? shopIds.filter(shopId => input.shopIds?.includes(shopId)) : shopIds
    if (chosen.some(shopId => !servedShop(caller, shopId))) return refuse('notYourShop', { field: 'shopIds' })
    const config = await deps.configOf(caller.shop)
    if (!config) return refuse('notFound', { field: 'shopId' })
    const { corporationId } = caller
    const shops = (await deps.shopsOf(corporationId)).filter(({ shopId }) => chosen.includes(shopId))
    const byCurrency = Map.groupBy(shops, ({ currency }) => currency.currencyCode)
    const [seen, ...currencies] = await Promise.all([
      lastFigureUpdate(deps.db, corporationId),
      ...[...byCurrency.values()].map(some => inCurrency(deps, caller, some, input)),
    ])
    const shift = weekdaysBefore(input.from, input.until)
    return {
      today: localTime(deps.clock(), config.timeZone).date,
      beforeFrom: addDays(input.from, -shift),
      beforeUntil: addDays(input.until, -shift),
      currencies: currencies.flat(),
      ...(seen && { seenUntil: seen.toISOString() }),
    }
  }
