import type { breakdowns } from '@comanda/contract/report'
import { contract } from '@comanda/contract'
import { demoBrand } from '@comanda/demo'
import { addDays } from '@comanda/domain/store'
import { beforeAll, expect, test } from 'vitest'
import { SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo' })
const shopIds = demoBrand().shops.map(({ config }) => config.shopId)
const manager = app.staff('manager', { shopIds })
const DAY_MS = 24 * 3_600_000

const sales = (input: { from: string; until: string; by?: (typeof breakdowns)[number]; shopIds?: number[] }) =>
  manager.must(contract.report.sales, { shopId: SHOP, by: 'day', ...input })

/** Builds what changed; the processes pause between two runs. */
async function sweep(): Promise<void> {
  app.clock.advance(60_000)
  await app.modules.report.figures.sweep()
}

const [range, today] = [{ from: '', until: '' }, { date: '' }]

beforeAll(async () => {
  await sweep()
  today.date = (await manager.must(contract.report.dayReport, { shopId: SHOP })).date
  Object.assign(range, { from: addDays(today.date, -40), until: today.date })
})

test('A range is the sum of the reports of its days, and each breakdown by orders adds up to it (PAY-13)', async () => {
  const [whole] = (await sales(range)).currencies
  let [count, total] = [0, 0]
  for (let date = range.from; date <= range.until; date = addDays(date, 1)) {
    const { sold } = await manager.must(contract.report.dayReport, { shopId: SHOP, date })
    count += sold.count
    total += sold.amount
  }
  expect(whole?.total.count).toBeGreaterThan(3)
  expect(whole?.total).toMatchObject({ count, total })
  for (const by of ['day', 'hour', 'store', 'type', 'channel', 'employee'] as const) {
    const [answer] = (await sales({ ...range, by })).currencies
    expect(answer?.rows.reduce((sum, row) => sum + row.total, 0)).toBe(total)
    expect(answer?.rows.reduce((sum, row) => sum + row.count, 0)).toBe(count)
  }
  const dishes = (await sales({ ...range, by: 'dish' })).currencies[0]?.rows ?? []
  expect(dishes.reduce((sum, row) => sum + row.gross, 0)).toBe(whole?.total.gross)
  expect(dishes.every(({ name }) => name.length > 0)).toBe(true)
})

test('Stores with different currencies are shown beside each other and never added (PAY-13)', async () => {
  const { currencies } = await sales({ ...range, shopIds, by: 'store' })
  const codes = currencies.map(({ currency }) => currency.currencyCode)
  expect(codes.length).toBeGreaterThan(2)
  expect(new Set(codes).size).toBe(codes.length)
  for (const { rows, total, shopIds: own } of currencies) {
    expect(rows.every(({ key }) => own.includes(Number(key)))).toBe(true)
    expect(rows.reduce((sum, row) => sum + row.total, 0)).toBe(total.total)
  }
})

test('Today is compared with the same weekday until the same time of day (PAY-13)', async () => {
  const accept = async () => {
    const { orderId } = await app.guest().order({ dishes: ['edamame'], paymentMethod: 'out-line' })
    await manager.accept(orderId)
  }
  const week = async () => {
    await sweep()
    const { date } = await manager.must(contract.report.dayReport, { shopId: SHOP })
    const answer = await sales({ from: date, until: date, by: 'hour' })
    return { ...answer, now: answer.currencies[0] }
  }
  await accept()
  const first = await week()
  app.clock.advance(30 * 60_000)
  await accept()
  await sweep()
  app.clock.advance(7 * DAY_MS - 31 * 60_000)
  const next = await week()
  expect(next.beforeFrom).toBe(today.date)
  expect(next.now?.before).toEqual({
    count: first.now?.total.count,
    net: first.now?.course.reduce((a, b) => a + b.net, 0),
  })
  app.clock.advance(60 * 60_000)
  expect((await week()).now?.before.count).toBe((first.now?.total.count ?? 0) + 1)
})

test('Only managers see sales, and of their own stores alone', async () => {
  const own = app.staff('manager')
  const input = { shopId: SHOP, ...range, by: 'day' as const }
  expect(await own.call(contract.report.sales, { ...input, shopIds })).toMatchObject({ refused: 'notYourShop' })
  expect(await app.staff('staff').call(contract.report.sales, input)).toMatchObject({ refused: 'rightMissing' })
})

test('Sums of months equal the sums of their days, whatever the range and after days were built again (PAY-13)', async () => {
  const direct = (shops: readonly number[], dimension: string, days: { from: string; until: string }) =>
    app.sql<Record<string, string>>(
      `select key, sum(count) as count, sum(total) as total, sum(charged_back) as charged
        from report_figure where corporation_id = $1 and shop_id = any($2::bigint[]) and dimension = $3
          and day >= $4::date and day <= $5::date group by 1 order by 1`,
      [app.corporationId, shops, dimension, days.from, days.until],
    )
  const months = () =>
    app.sql(`select coalesce(m.key, f.key) as key from report_month m full join (
        select corporation_id, shop_id, dimension, date_trunc('month', day)::date as month, key, count(*) as days, sum(count) as count,
          sum(gross) as gross, sum(total) as total, sum(seconds) as seconds from report_figure group by 1, 2, 3, 4, 5) f
      using (corporation_id, shop_id, dimension, month, key)
      where (coalesce(m.days, 0), coalesce(m.count, 0), coalesce(m.gross, 0), coalesce(m.total, 0), coalesce(m.seconds, 0))
        <> (coalesce(f.days, 0), coalesce(f.count, 0), coalesce(f.gross, 0), coalesce(f.total, 0), coalesce(f.seconds, 0))`)
  expect(await months()).toEqual([])
  await app.sql('update report_progress set seen_until = null, next_at = now()')
  await sweep()
  expect(await months()).toEqual([])
  for (const from of [range.from, addDays(range.until, -90), `${range.until.slice(0, 7)}-01`, range.until])
    for (const by of ['hour', 'dish', 'modifier', 'method'] as const) {
      const days = { from, until: range.until }
      for (const { rows, shopIds: shops } of (await sales({ ...days, shopIds, by })).currencies) {
        const expected = await direct(shops, by, days)
        expect(rows.map(({ key, count, total, chargedBack }) => [key, count, total, chargedBack])).toEqual(
          expected.map(row => [row['key'], Number(row['count']), Number(row['total']), Number(row['charged'])]),
        )
      }
    }
})
