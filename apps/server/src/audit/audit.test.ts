import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { account, move, post } from '../ledger/index.ts'
import { audit, writeAudit } from './report.ts'
import { testApp } from '../testing/index.ts'

const app = testApp()

let paid: string
let unpaid: string
let cancelled: string

const write = (text: string, values: readonly unknown[] = []) => app.sql(text, values)
const findings = () => app.audit()

/** Findings of the audit after `change` that it did not report before. */
async function foundBy(change: () => Promise<unknown>): Promise<string[]> {
  const before = new Set(await findings())
  await change()
  return (await findings()).filter(finding => !before.has(finding))
}

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

const entry = (name: string, amount: number, no: number, cause: string) =>
  write(`insert into ledger_entry select 1, posting_id, $3, $1, $2 from ledger_posting where cause_key = $4`, [
    name,
    amount,
    no,
    cause,
  ])

beforeAll(async () => {
  const [ann, ben, cleo] = [app.guest(), app.guest(), app.guest()]
  ;[paid, unpaid, cancelled] = (await Promise.all([ann.order(), ben.order(), cleo.order()])).map(
    ({ orderId }) => orderId,
  ) as [string, string, string]
  await ann.pay(paid)
  await cleo.pay(cancelled)
  await app.settle()
  await cleo.call(contract.order.cancel, { orderId: cancelled })
  await app.settle()
  await give('card:1:paid', 500)
}, 60_000)

describe('A consistent database', () => {
  test('Has no findings after orders were paid, captured, cancelled and refunded (M1, M8, M13)', async () => {
    const report = await audit(app.db)
    expect(report.findings).toEqual([])
    const orders = report['orders'] as { orderId: string }[]
    const shown = (id: string) => orders.find(order => order.orderId === id)
    expect(shown(paid)).toMatchObject({ payState: 'paid', charged: 1250, returned: 0, onAccount: 1250 })
    expect(shown(cancelled)).toMatchObject({ payState: 'refunded', charged: 1250, returned: 1250, onAccount: 0 })
    expect(shown(unpaid)).toMatchObject({ payState: 'unpaid', charged: 0, onAccount: 0 })
    expect(report['accounts']).toContainEqual(
      expect.objectContaining({ account: 'card:1:paid', entries: 500, stored: 500 }),
    )
  })

  test('Is not changed by reading it', async () => {
    const before = JSON.stringify(await audit(app.db))
    expect(JSON.stringify(await audit(app.db))).toBe(before)
  })
})

describe('Contradictions are found, and nothing else', () => {
  test('A balance that differs from its entries (M1)', async () => {
    await give('card:2:paid', 500)
    expect(await foundBy(() => write("update ledger_balance set balance = 501 where account = 'card:2:paid'"))).toEqual(
      ['balanceIsNotItsEntries · M1 card:2:paid'],
    )
  })

  test('A balance that was never stored (M1)', async () => {
    await give('card:3:paid', 500)
    expect(await foundBy(() => write("delete from ledger_balance where account = 'card:3:paid'"))).toEqual([
      'balanceIsNotItsEntries · M1 card:3:paid',
    ])
  })

  test('A posting that creates money (M2)', async () => {
    await give('card:4:paid', 500)
    expect(await foundBy(() => entry('house:bonus', 1, 3, 'given:card:4:paid'))).toEqual([
      'postingDoesNotBalance · M2 given:card:4:paid',
    ])
  })

  test('A guest’s account below zero (M4)', async () => {
    expect(
      await foundBy(() =>
        write(
          `with head as (insert into ledger_posting values (1, 'below', $1, 'held', 'GBP', now()) returning 1)
            insert into ledger_entry select 1, $1::uuid, n, a, m from head,
              (values (1, 'points:9', -5), (2, 'house:points', 5)) as v (n, a, m)`,
          [randomUUID()],
        ),
      ),
    ).toEqual(expect.arrayContaining(['balanceBelowZero · M4 points:9', 'balanceIsNotItsEntries · M1 points:9']))
  })

  test('An order charged twice, and one outside the records (M7, M13)', async () => {
    const second = () =>
      write(
        `insert into payment_attempt select (jsonb_populate_record(a, jsonb_build_object('attempt_no', 9,
          'attempt_id', gen_random_uuid(), 'request_id', 'again'))).* from payment_attempt a where payable_id = $1`,
        [paid],
      )
    expect((await foundBy(second)).toSorted()).toEqual([
      `chargeNotInTheBooks · M13 ${paid}#9`,
      `chargedTwice · M7 ${paid}`,
    ])
  })

  test('Money of an order without a paid state, and steps that disagree with it (M8, O4)', async () => {
    expect(
      (
        await foundBy(() => write("update customer_order set pay_state = 'unpaid' where order_id = $1", [paid]))
      ).toSorted(),
    ).toEqual([`moneyOfAnUnpaidOrder · M8 ${paid}`, `orderIsNotWhatItsStorySays · O4 ${paid}`])
  })

  test('Money kept for a failed order (M8)', async () => {
    expect(
      await foundBy(() => write("update customer_order set pay_state = 'paid' where order_id = $1", [cancelled])),
    ).toContain(`moneyKeptForNoFood · M8 ${cancelled}`)
  })

  test('Stock that does not add up (S1)', async () => {
    const stock = () => write("insert into menu_stock values (1, 5, 'noodles', 4, 10, 5, false, now())")
    expect(await foundBy(stock)).toEqual(['stockDoesNotAddUp · S1 5 noodles'])
  })

  test('A place in a slot without an order (S5)', async () => {
    const slot = () => write("insert into slot_use values (1, 5, 1300, '2026-11-25T12:00:00Z', 1)")
    expect(await foundBy(slot)).toEqual([expect.stringMatching(/^slotTakenByNobody · S5 5 1300 2026-11-25/)])
  })

  test('A coupon used twice, and one marked as free (S6)', async () => {
    await write("insert into coupon_template values (1, 't', '{}', now(), 1)")
    await write("insert into coupon values (1, 'C', 't', 'c:1', '2026-01-01', '2027-01-01', null, now(), now(), 1)")
    const use = (orderId: string) => write("insert into coupon_use values (1, 'C', $1, 'taken', now())", [orderId])
    expect(await foundBy(() => use(paid))).toEqual(['couponIsNotWhatItsUsesSay · S6 C'])
    expect(await foundBy(() => use(unpaid))).toEqual(['couponUsedTwice · S6 C'])
  })

  test('Rows left over a day ago (S2, M8)', async () => {
    const hold = () =>
      write(
        `with head as (insert into ledger_posting values (1, 'hold', $1, 'held', 'GBP', now() - interval '2 days') returning 1)
          insert into ledger_entry select 1, $1::uuid, n, a, m from head,
            (values (1, 'hold:x', 5), (2, 'house:x', -5)) as v (n, a, m)`,
        [randomUUID()],
      )
    expect(await foundBy(hold)).toContain('holdLeftBehind · S2 hold:x')
    const parked = () => write("insert into payment_message values (1, 'e', null, 'parked', 'amount', now(), now())")
    expect(await foundBy(parked)).toEqual(['messagePutAside · W3 e'])
  })
})

test('The audit written in parts says the same as the one in memory, with more rows than one part holds (M1)', async () => {
  await write(
    `insert into menu_stock select 1, 77, 'grown' || n, 1, 1, 0, false, now() from generate_series(1, 4321) n`,
  )
  const parts: string[] = []
  const isClean = await writeAudit(app.db, async text => void parts.push(text))
  const { ok, ...report } = JSON.parse(parts.join('')) as { ok: boolean; stock: unknown[] }
  expect(ok).toBe(isClean)
  expect(report.stock.length).toBeGreaterThan(4320)
  expect(report).toEqual(JSON.parse(JSON.stringify(await audit(app.db))))
  expect(Math.max(...parts.map(part => part.length))).toBeLessThan(500_000)
})
