import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { account, move, post } from '../ledger/index.ts'
import { testApp } from '../testing/index.ts'
import { checksOf } from './checks.ts'
import { addCleanAudit, cleanAudits } from './clean-audits.ts'
import { changedSince } from './relations.ts'
import { audit, auditSince, writeAuditSince } from './report.ts'

const OLD = 6000
const app = testApp()
const write = (text: string, values: readonly unknown[] = []) => app.sql(text, values)
let paid = ''
let began = new Date()

const ID = "('01800000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))"
const AT = "now() - interval '3 years' + n * interval '1 minute'"

/** Rows of orders of three years ago, in the form the product writes them. */
async function addOldOrders(): Promise<void> {
  const each = `from generate_series(1, ${OLD}) as n`
  await write(`insert into customer_order select r.* from (select o from customer_order o limit 1) as pattern, generate_series(1, ${OLD}) as n,
    lateral jsonb_populate_record(pattern.o, jsonb_build_object('order_id', ${ID}, 'cart_id', 'c' || n, 'request_id', 'r' || n,
      'owner', 'g:' || n, 'state', 'completed', 'pay_state', 'paid', 'watch_at', null, 'created_at', ${AT}, 'changed_at', ${AT},
      'ended_at', ${AT})) as r`)
  await write(`insert into order_event (corporation_id, order_id, version, kind, state, pay_state, by_kind, by_id, by_name, reason, at) select 1, ${ID}::uuid, v, 'move', 'completed', 'paid', 'staff', 's', '', '', ${AT}
    ${each}, generate_series(1, 3) as v`)
  await write(`insert into payment_attempt select r.* from (select a from payment_attempt a limit 1) as pattern, generate_series(1, ${OLD}) as n,
    lateral jsonb_populate_record(pattern.a, jsonb_build_object('payable_id', ${ID}, 'attempt_id', ${ID}, 'request_id', 'p' || n,
      'owner', 'g:' || n, 'reference', 'old-' || n, 'watch_at', null, 'created_at', ${AT}, 'changed_at', ${AT})) as r`)
  await write(
    `insert into ledger_posting select 1, 'payment-received:' || ${ID}, ${ID}::uuid, 'paymentReceived', 'GBP', ${AT}, ${ID}, 5 ${each}`,
  )
  await write(`insert into ledger_entry select 1, ${ID}::uuid, k, case k when 1 then 'provider:card' else 'order:' || ${ID} end,
    case k when 1 then -1250 else 1250 end ${each}, generate_series(1, 2) as k`)
  await write(`insert into payment_message select 1, 'old' || n, null, 'applied', '', ${AT}, ${AT} ${each}`)
  await write('analyze')
}

beforeAll(async () => {
  const [ann, ben] = [app.guest(), app.guest()]
  const { orderId } = await ann.order()
  paid = orderId
  await ann.pay(paid)
  await app.settle()
  await addOldOrders()
  expect((await audit(app.db)).findings).toEqual([])
  began = new Date()
  await ben.order()
}, 120_000)

const give = (name: string, amount: number) =>
  app.db.inTx(tx =>
    post(tx, {
      corporationId: 1,
      causeKey: `given:${name}`,
      kind: 'opening',
      currencyCode: 'GBP',
      entries: move(amount, account.brand('bonus'), name),
      at: new Date(),
    }),
  )

const subjects = ({ findings }: { findings: readonly { check: string }[] }) =>
  findings.map(finding => `${finding.check} ${String(Reflect.get(finding, 'subject'))}`).toSorted()

test('An audit of changes reads what changed, and none of the orders of the years before', async () => {
  for (const { name, text } of checksOf(changedSince(new Date()))) {
    const { rows } = await app.db.inTx(tx =>
      sql.raw<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off) ${text}`).execute(tx),
    )
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    const read = [...plan.matchAll(/rows=([\d.]+)|Rows Removed by \w+(?: \w+)?: (\d+)/g)]
    expect(Math.max(...read.map(([, a, b]) => Number(a ?? b))), `${name}\n${plan}`).toBeLessThan(500)
  }
}, 60_000)

test.each<[string, () => Promise<unknown>]>([
  [
    'a stored balance (M1)',
    async () => {
      await give('card:2:paid', 500)
      await write("update ledger_balance set balance = 501 where account = 'card:2:paid'")
    },
  ],
  [
    'a balance that was never stored (M1)',
    async () => {
      await give('card:3:paid', 500)
      await write("delete from ledger_balance where account = 'card:3:paid'")
    },
  ],
  [
    'a posting that creates money (M2)',
    async () => {
      await give('card:4:paid', 500)
      await write(
        `insert into ledger_entry select 1, posting_id, 3, 'house:bonus', 1 from ledger_posting where cause_key = 'given:card:4:paid'`,
      )
    },
  ],
  [
    'a second charge, outside the records (M7, M13)',
    () =>
      write(
        `insert into payment_attempt select (jsonb_populate_record(a, jsonb_build_object('attempt_no', 9, 'created_at', now(),
      'attempt_id', gen_random_uuid(), 'request_id', 'again'))).* from payment_attempt a where payable_id = $1`,
        [paid],
      ),
  ],
  [
    'the state of an order (M8, O4)',
    () => write("update customer_order set pay_state = 'unpaid' where order_id = $1", [paid]),
  ],
  ['stock (S1)', () => write("insert into menu_stock values (1, 5, 'noodles', 4, 10, 5, false, now())")],
  [
    'uses of a coupon (S6)',
    async () => {
      await write("insert into coupon_template values (1, 't', '{}', now(), 1)")
      await write("insert into coupon values (1, 'C', 't', 'c:1', '2026-01-01', '2027-01-01', null, now(), now(), 1)")
      await write("insert into coupon_use values (1, 'C', $1, 'taken', now()), (1, 'C', $2, 'taken', now())", [
        paid,
        randomUUID(),
      ])
    },
  ],
  [
    'a message that was put aside (W3)',
    () => write("insert into payment_message values (1, 'e', null, 'parked', 'amount', now(), now())"),
  ],
])('A contradiction of today is found by an audit of changes as by the whole one: %s', async (_, contradict) => {
  const before = subjects(await audit(app.db))
  await contradict()
  const whole = subjects(await audit(app.db))
  expect(whole.length).toBeGreaterThan(before.length)
  expect(subjects(await auditSince(app.db, began))).toEqual(whole)
})

test('The last audits without contradictions are recorded, and an earlier one does not replace a later one', async () => {
  expect(await cleanAudits(app.db)).toEqual({ whole: undefined, last: undefined })
  const [first, second] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-02T00:00:00Z')]
  await addCleanAudit(app.db, true, first)
  await addCleanAudit(app.db, false, second)
  await addCleanAudit(app.db, false, first)
  expect(await cleanAudits(app.db)).toEqual({ whole: first, last: second })
})

test('The audit of changes as JSON says since when it looked, and whether all is well', async () => {
  const parts: string[] = []
  const isClean = await writeAuditSince(app.db, began, async text => void parts.push(text))
  const { ok, since, findings } = JSON.parse(parts.join('')) as { ok: boolean; since: string; findings: unknown[] }
  expect({ ok, since }).toEqual({ ok: isClean, since: began.toISOString() })
  expect(findings.length > 0).toBe(!isClean)
})
