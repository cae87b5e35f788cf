import { contract } from '@comanda/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { account, entriesOf } from '../../ledger/index.ts'
import type { NamedStatement } from '../../platform/db/index.ts'
import { type TestMember, testApp } from '../../testing/index.ts'

/** One member's rows among those of many others: enough that the planner prefers a scan where it has no index. */
const OTHERS = 20_000
const OWN = 3000

const app = testApp()
let member: TestMember
const run = (text: string) => app.db.inTx(tx => sql.raw(text).execute(tx))

beforeAll(async () => {
  member = await app.member({ points: 100 })
  const id = member.customerId
  const corporation = app.corporationId
  const one = app.guest()
  await one.order({ dishes: ['soup'] })
  await run(`insert into customer_order select r.* from (select o from customer_order o limit 1) as pattern,
      generate_series(1, ${OWN + OTHERS}) as n, lateral jsonb_populate_record(pattern.o, jsonb_build_object(
        'order_id', '01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'), 'cart_id', gen_random_uuid(), 'request_id', gen_random_uuid(),
        'owner', case when n <= ${OWN} then 'c:${id}' else 'g:' || n end, 'state', 'completed', 'pay_state', 'paid',
        'watch_at', null, 'created_at', now() - interval '1 year', 'ended_at', now() - interval '1 year')) as r`)
  await run(`with head as (insert into ledger_posting
      select ${corporation}, 'grown:' || n, gen_random_uuid(), case when n % 2 = 0 then 'pointsGiven' else 'opening' end, 'POINT', now()
      from generate_series(1, ${OWN + OTHERS}) n returning posting_id, cause_key)
    insert into ledger_entry select ${corporation}, posting_id, k, case k when 1 then 'points:' ||
        case when substring(cause_key, 7)::int <= ${OWN} then ${id} else 1000000 + substring(cause_key, 7)::int end
      else 'house:points' end, case k when 1 then 1 else -1 end from head, (values (1), (2)) v (k)`)
  await run(`insert into point_lot select ${corporation}, case when n <= ${OWN} then ${id} else 1000000 + n end, gen_random_uuid(), 1, 1,
      now() + interval '1 year', now() from generate_series(1, ${OWN + OTHERS}) n`)
  await run(`update ledger_balance set balance = balance + ${OWN} where account = 'points:${id}'`)
  await run('analyze')
}, 120_000)
afterAll(() => vi.restoreAllMocks())

/** The plans of the statements that `work` runs, as the database chooses them for their values. */
async function plansOf(work: () => Promise<unknown>): Promise<string> {
  const seen: [NamedStatement, readonly unknown[]][] = []
  const query = app.db.query.bind(app.db)
  const spy = vi.spyOn(app.db, 'query').mockImplementation((statement, values) => {
    seen.push([statement, values])
    return query(statement, values) as never
  })
  await work()
  spy.mockRestore()
  const plans = await Promise.all(
    seen.map(async ([{ text }, values], at) => {
      const { rows } = await query<{ 'QUERY PLAN': string }>(
        { name: `plan_${seen.length}_${at}_${text.length}`, text: `explain (analyze, costs off, timing off) ${text}` },
        values,
      )
      return rows.map(row => row['QUERY PLAN']).join('\n')
    }),
  )
  return plans.join('\n\n')
}

/** The most rows that one step of a plan read. */
const mostRows = (plan: string): number =>
  Math.max(...[...plan.matchAll(/rows=([\d.]+)/g)].map(([, rows]) => Number(rows)))

test.each([
  ['all kinds', undefined],
  ['some kinds', ['pointsGiven' as const]],
])('A page of a statement reads the page alone: %s (CARD-10)', async (_name, kinds) => {
  const own = [account.points(member.customerId)]
  const read = () => entriesOf(app.db, app.corporationId, own, { limit: 20, ...(kinds && { kinds }) })
  expect(await read()).toHaveLength(20)
  const plan = await plansOf(read)
  expect(plan).not.toContain('Seq Scan')
  expect(mostRows(plan)).toBeLessThan(100)
})

test('A balance of points is read without its lots, and is their sum (CARD-7)', async () => {
  const balance = () => member.must(contract.points.queryPointsBalance, {})
  const { points, expiring } = await balance()
  expect(points).toBe(100 + OWN)
  expect(expiring?.points).toBeGreaterThan(0)
  const plan = await plansOf(balance)
  expect(plan).not.toContain('Seq Scan on point_lot')
  expect(mostRows(plan)).toBeLessThan(50)
})

test('Active and recent orders of a guest with thousands of orders are found by their own index (ORDER-9)', async () => {
  const explain = async (where: string) => {
    const { rows } = await app.db.inTx(tx =>
      sql
        .raw<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off) select * from customer_order
        where corporation_id = ${app.corporationId} and owner = 'c:${member.customerId}' and ${where} order by order_id desc limit 6`)
        .execute(tx),
    )
    return rows.map(row => row['QUERY PLAN']).join('\n')
  }
  const active = await explain(`state in ('placed', 'accepted') and ended_at is null`)
  expect(active).toContain('customer_order_own_live')
  const rejected = await explain(`state = 'rejected' and ended_at > now() - interval '1 day'`)
  expect(rejected).toContain('customer_order_own_rejected')
  const { orderId } = await member.order({ dishes: ['soup'] })
  const { orders } = await member.must(contract.order.list, { state: 'active', pageSize: 10, search: '' })
  expect(orders.map(order => order.orderId)).toEqual([orderId])
  const recent = await member.must(contract.order.queryPersonRecentSubmitted, {})
  expect(recent.orders.map(order => order.orderId)).toEqual([orderId])
})

test('Counts of coupons are those of their rows, after gifts, uses, returns and deletions at once (CARD-6)', async () => {
  await run(`insert into coupon_template values (${app.corporationId}, 'grown', '{}', now(), 1)`)
  const give = (n: number) =>
    run(`insert into coupon select ${app.corporationId}, 'G${n}-' || k, 'grown', 'g:x', now()::date, now()::date + 9, null, now(), now(), 1
    from generate_series(1, 50) k`)
  await Promise.all(Array.from({ length: 20 }, (_, n) => give(n)))
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      run(`update coupon set order_id = gen_random_uuid() where coupon_code like 'G${n}-1%'`),
    ),
  )
  await run(`update coupon set order_id = null where coupon_code like 'G3-1%'`)
  await run(`delete from coupon where coupon_code like 'G4-%'`)
  const {
    rows: [counted],
  } = await sql<{
    given: number
    used: number
  }>`select sum(given)::int as given, sum(used)::int as used from coupon_count
    where coupon_template_id = 'grown'`.execute(app.db)
  const {
    rows: [counting],
  } = await sql<{
    given: number
    used: number
  }>`select count(*)::int as given, (count(*) filter (where order_id is not null))::int as used
    from coupon where coupon_template_id = 'grown'`.execute(app.db)
  expect(counted).toEqual(counting)
  expect(counted?.given).toBe(950)
})

test('Carts to delete are found by the day of their last change', async () => {
  await run(`insert into cart (corporation_id, cart_id, owner, shop_id, biz_type, table_id, pre_order, people, version, lines, recent,
      updated_at)
    select ${app.corporationId}, gen_random_uuid(), case when n % 10 = 0 then 'g:' else 'c:' end || n, 5, 1300, '', false, 1, 1, '[]', '[]',
      now() - n * interval '1 hour' from generate_series(1, 5000) as n`)
  await run('analyze cart')
  const { rows } = await app.db.inTx(async tx => {
    return sql
      .raw<{ 'QUERY PLAN': string }>(`explain select cart_id from cart where corporation_id = ${app.corporationId}
      and updated_day < ((now() - interval '200 days') at time zone 'UTC')::date and owner not like 'c:%'`)
      .execute(tx)
  })
  expect(rows.map(row => row['QUERY PLAN']).join('\n')).toContain('cart_idle')
})
