import { contract } from '@comanda/contract'
import { readFileSync } from 'node:fs'
import { orderNumber, orderNumberStart } from '@comanda/domain/order'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { splitSql } from '../../../platform/db/split-sql.ts'
import { SHOP, testApp } from '../../../testing/index.ts'
import { eraseOrders } from '../account/erase-orders.ts'
import { type Filters, searchKeys } from './find-orders.ts'

/** Orders of a store among those of another, with names that differ in case, script and signs of patterns. */
const ORDERS = 4000
const FIRST = ['Ada', 'ADA', 'Ben', 'José', 'JOSE', '小明', 'محمد', 'A_a', '50%', "O'Neil", 'Uma\\', '']
const LAST = ['Quill', 'quince', 'García', '王', 'Smith-Quill', '%', 'Z_d', 'Ob', '']

const app = testApp()
const restoreNumbers = readFileSync(
  new URL('../../../../migrations/0506-order-number-of-erased.sql', import.meta.url),
  'utf8',
)
const run = (text: string) => app.db.inTx(tx => sql.raw(text).execute(tx))
const list = (texts: readonly string[]) => `(array[${texts.map(text => `'${text.replaceAll("'", "''")}'`).join()}])`
const one = (texts: readonly string[], by: string) => `${list(texts)}[1 + ${by} % ${texts.length}]`

beforeAll(async () => {
  await app.guest().order({ dishes: ['soup'] })
  await run(`insert into customer_order select r.* from (select o from customer_order o limit 1) as pattern,
    generate_series(1, ${ORDERS}) as n, lateral (select abs(hashtext(n::text)) as h) as hash, lateral jsonb_populate_record(pattern.o, jsonb_build_object(
      'order_id', '01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'), 'cart_id', gen_random_uuid(), 'request_id', gen_random_uuid(),
      'owner', 'g:' || n, 'shop_id', case when n % 5 = 0 then 999 else ${SHOP} end, 'search', concat_ws('-', substr(md5(n::text), 1, 3), substr(md5(n::text), 4, 3), substr(md5(n::text), 7, 3)) || ' soup',
      'state', ${one(['completed', 'completed', 'rejected', 'cancelled', 'awaitingPayment', 'accepted'], 'h')},
      'pay_state', ${one(['paid', 'unpaid', 'refunded', 'partRefunded'], '(h / 7)')},
      'biz_type', (array[1100, 1200, 1300])[1 + (h / 11) % 3], 'call_count', h % 120, 'watch_at', null,
      'created_at', date_trunc('milliseconds', now() - n / 7 * interval '3 hours'), 'ended_at', case when h % 6 = 5 then null else now() end,
      'totals', (pattern.o).totals::jsonb || jsonb_build_object('totalPaidAmount', h % 900),
      'details', (pattern.o).details - 'contact' || case when n % 3 = 0 then '{}' else jsonb_build_object('contact', jsonb_build_object(
        'phoneNumber', '7700' || lpad((h % 100000)::text, 6, '0'), 'countryCode', '44', 'isoCode', 'GB',
        'firstName', ${one(FIRST, '(h / 13)')}, 'lastName', ${one(LAST, '(h / 17)')})) end
        || case when h % 4 = 0 then jsonb_build_object('table', jsonb_build_object('tableName', 'T' || h % 9)) else '{}' end)) as r`)
  // Rows are visible to all transactions once those that were open before have ended.
  await vi.waitFor(async () => {
    await app.db.query({ name: 'vacuum_orders', text: 'vacuum (analyze) customer_order' }, [])
    const { rows } = await sql<{ pages: number }>`
      select relallvisible as pages from pg_class where relname = 'customer_order'`.execute(app.db)
    expect(rows[0]?.pages).toBeGreaterThan(0)
  }, 20_000)
}, 60_000)

const search = (filters: Filters, limit: number) => ({
  shop: { corporationId: app.corporationId, shopId: SHOP },
  filters,
  timeZone: 'UTC',
  limit,
})
const keysOf = async (filters: Filters, limit: number) =>
  (await searchKeys(app.db, search(filters, limit)).execute(app.db.withTables<object>())).rows

/** The orders that match by reading each row, without any index. */
async function byReading({ text: typed, status, orderType, least, table }: Filters): Promise<string[]> {
  const text = typed.replace(/^#(?=.)/, '')
  const digits = text.replaceAll(/[^0-9]/g, '')
  const isNumber = /^[0-9+ ()-]+$/.test(text)
  const part = `%${text.replace(/[\\%_]/g, sign => `\\${sign}`)}%`
  const name = sql`details->'contact'->>'firstName' ilike ${part} or details->'contact'->>'lastName' ilike ${part}
    or (details->'contact'->>'firstName') || ' ' || (details->'contact'->>'lastName') ilike ${part}`
  const number =
    digits.length < 5
      ? sql`call_count = ${digits === '' ? -1 : Number(digits)}`
      : sql`details->'contact'->>'phoneNumber' like ${`%${digits}`}`
  const states = {
    open: sql`ended_at is null`,
    unpaid: sql`pay_state = 'unpaid' and state not in ('rejected', 'cancelled')`,
    refunded: sql`pay_state in ('partRefunded', 'refunding', 'refunded')`,
  }
  const { rows } = await sql<{ order_id: string }>`select order_id from customer_order
    where corporation_id = ${app.corporationId} and shop_id = ${SHOP} and state <> 'awaitingPayment'
      and (${typed === ''} or starts_with(search, ${orderNumberStart(text)?.toLowerCase() ?? 'none'}) or (${isNumber ? number : name}))
      and (${status === undefined ? sql`true` : status in states ? states[status as 'open'] : sql`state = ${status}`})
      and (${orderType === undefined} or biz_type = ${orderType ?? 0})
      and (${least === undefined} or (totals->>'totalPaidAmount')::bigint >= ${least ?? 0})
      and (${table === ''} or lower(details->'table'->>'tableName') = lower(${table}))
    order by created_at desc, order_id desc`.execute(app.db)
  return rows.map(row => row.order_id)
}

const PAGE = 50
async function inPages(filters: Filters): Promise<string[]> {
  const ids: string[] = []
  for (let after: Filters['after']; ; ) {
    const keys = await keysOf({ ...filters, ...(after && { after }) }, PAGE)
    ids.push(...keys.map(key => key.order_id))
    const last = keys.at(-1)
    if (keys.length < PAGE || !last) return ids
    after = { createdAt: last.created_at.toISOString(), orderId: last.order_id }
  }
}

const parts = [...FIRST, ...LAST].flatMap(name => [name, name.slice(1), name.slice(0, 2), name.toUpperCase()])
const filters: fc.Arbitrary<Filters> = fc.record(
  {
    text: fc.oneof(
      fc.constantFrom(
        ...parts,
        'Ada Quill',
        'da q',
        'é Ga',
        ' ',
        '7',
        '77',
        '119',
        '00123',
        'c4',
        'c4ca',
        'a',
        '+',
        '#7',
        'no such name',
      ),
      fc.tuple(fc.constantFrom(...FIRST), fc.constantFrom(...LAST)).map(([first, last]) => `${first} ${last}`.slice(1)),
    ),
    status: fc.constantFrom('open', 'completed', 'rejected', 'cancelled', 'unpaid', 'refunded'),
    orderType: fc.constantFrom(1100, 1200, 1300),
    least: fc.integer({ min: 0, max: 900 }),
    table: fc.constantFrom('', '', 't4', 'T7', 'T'),
  },
  { requiredKeys: ['text', 'table'] },
) as fc.Arbitrary<Filters>

describe('Search of the order history', () => {
  test(
    'All pages together are the orders of the store whose number, name or phone has the text, in any combination of filters (ORDER-12)',
    () =>
      fc.assert(
        fc.asyncProperty(filters, async given => {
          expect(await inPages(given)).toEqual(await byReading(given))
        }),
        { numRuns: 80 },
      ),
    120_000,
  )

  test.each<[string, Partial<Filters>, string]>([
    ['a name that few have', { text: 'no such name' }, 'Index Only Scan'],
    ['a number', { text: 'c4ca' }, 'customer_order_by_number'],
    ['a phone', { text: '99123' }, 'customer_order_by_phone'],
    ['an amount', { most: 0 as Filters['most'] & number }, 'Index Only Scan'],
    ['a table', { table: 'Q' }, 'Index Only Scan'],
    ['type and outcome', { orderType: 1200, status: 'refunded' }, 'customer_order_history'],
    [
      'name, type and amount',
      { text: 'zzz', orderType: 1200, least: 1 as Filters['least'] & number },
      'Index Only Scan',
    ],
  ])('Orders that do not match are passed over without reading them: %s (ORDER-12)', async (_name, given, index) => {
    const { sql: text, parameters } = searchKeys(app.db, search({ text: '', table: '', ...given }, 51)).compile(
      app.db.withTables<object>(),
    )
    const { rows } = await app.db.query<{ 'QUERY PLAN': string }>(
      { name: `plan_${text.length}`, text: `explain (analyze, costs off, timing off) ${text}` },
      parameters,
    )
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan')
    expect(plan).not.toMatch(/Index Scan[^\n]* using customer_order_history/)
  })

  test('A name is no longer searched once the account is closed, also by a server of the former version (U7)', async () => {
    const member = await app.member()
    const name = {
      contact: { phoneNumber: '7700900456', countryCode: '44', isoCode: 'GB', firstName: 'Xanthe', lastName: 'Erased' },
    }
    const { orderId } = await member.order({ paymentMethod: 'out-line', ...name })
    const later = await app.guest().order({ paymentMethod: 'out-line', ...name })
    const staff = app.staff('staff')
    const named = async () => (await keysOf({ text: 'xanthe e', table: '' }, 9)).map(key => key.order_id)
    expect(await named()).toEqual([later.orderId, orderId])
    await staff.accept(orderId)
    await staff.must(contract.order.ready, { orderId })
    await staff.must(contract.order.complete, { orderId })
    await app.db.inTx(tx => eraseOrders(tx, app.corporationId, `c:${member.customerId}`))
    expect(await named()).toEqual([later.orderId])
    await run(`update customer_order set details = details - 'contact' where order_id = '${later.orderId}'`)
    expect(await named()).toEqual([])
    const { rows } = await sql`select from customer_order where guest_name like '%xanthe%'`.execute(app.db)
    expect(rows).toEqual([])
  })

  test('Orders whose person was erased by a former version get their number back, and others stay as they are (ORDER-14)', async () => {
    const orders = [
      await app.guest().order({ paymentMethod: 'out-line' }),
      await app.guest().order({ paymentMethod: 'out-line' }),
    ]
    const [erased = '', other = ''] = orders.map(({ orderId }) => orderId)
    const searchOf = async (orderId: string) =>
      (await app.sql<{ search: string }>('select search from customer_order where order_id = $1', [orderId]))[0]?.search
    const before = await searchOf(other)
    await run(`update customer_order set search = '' where order_id = '${erased}'`)
    for (const statement of splitSql(restoreNumbers)) await run(statement)
    expect(await searchOf(erased)).toBe(orderNumber(erased).toLowerCase())
    expect(await searchOf(other)).toBe(before)
    expect((await keysOf({ text: orderNumber(erased), table: '' }, 9)).map(key => key.order_id)).toEqual([erased])
  })
})
