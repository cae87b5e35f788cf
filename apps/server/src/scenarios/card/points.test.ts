import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { account, balanceOf } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import {
  twenty,
  SHOP,
  type TestMember,
  testApp,
  dollarKitchen,
  type cardHold,
  pointsHold,
} from '../../testing/index.ts'

const app = testApp({ brand: dollarKitchen(), clock: '2026-11-22T12:00:00Z' })

const inTx = <R>(work: (tx: Tx) => Promise<R>) => app.db.inTx(work)
const pointsOf = async ({ customerId }: TestMember) => {
  const [stored] = await app.balances(account.points(customerId))
  expect(await app.modules.points.countOf(app.db, { corporationId: 1, customerId })).toBe(stored)
  return stored
}

const owedBy = async ({ customerId }: TestMember): Promise<number> => {
  const { rows } = await sql<{ owed: number }>`select owed from point_debt where customer_id = ${customerId}`.execute(
    app.db,
  )
  return rows[0]?.owed ?? 0
}

describe('Points as payment method (PAY-2)', () => {
  test('Whole tiers from the minimum on, up to the balance', async () => {
    const ann = await app.member({ points: 750 })
    const input = {
      corporationId: 1,
      customerId: ann.customerId,
      shop: app.shop.config,
      due: money(1250),
      at: app.clock(),
    }
    const [offer] = await app.modules.points.paymentMethod.offers(app.db, input)
    expect(offer).toMatchObject({ balance: 750, usable: 700 })
    for (const odd of [650, 100, 0, -200])
      expect(await inTx(tx => app.modules.points.paymentMethod.hold(tx, pointsHold(app, ann, odd)))).toBe('unknown')
    expect(await inTx(tx => app.modules.points.paymentMethod.hold(tx, pointsHold(app, ann, 800)))).toBe('short')
    expect(await inTx(tx => app.modules.points.paymentMethod.hold(tx, pointsHold(app, ann, 700)))).toBe('held')
    expect(await pointsOf(ann)).toBe(50)
  })

  test('Twenty holds of all points at once: one succeeds', async () => {
    const ann = await app.member({ points: 500 })
    const done = await twenty(() => inTx(tx => app.modules.points.paymentMethod.hold(tx, pointsHold(app, ann, 500))))
    expect(done.filter(it => it === 'held')).toHaveLength(1)
    const same = pointsHold(app, await app.member({ points: 500 }), 500)
    const repeated = await twenty(() => inTx(tx => app.modules.points.paymentMethod.hold(tx, same)))
    expect(new Set(repeated)).toEqual(new Set(['held']))
    expect(await pointsOf(ann)).toBe(0)
  })

  test('Captured they pay the order; refunded in pieces they all return, once', async () => {
    const ann = await app.member({ points: 1000 })
    const input = pointsHold(app, ann, 700)
    await inTx(tx => app.modules.points.paymentMethod.hold(tx, input))
    await inTx(tx =>
      app.modules.points.paymentMethod.capture(tx, { ...input, toAccount: account.order(input.holdKey) }),
    )
    expect(await balanceOf(app.db, 1, account.order(input.holdKey))).toBe(700)
    const back = (amount: number, n: number) =>
      inTx(tx =>
        app.modules.points.paymentMethod.giveBack(tx, {
          ...input,
          amount: money(amount),
          causeKey: `${input.holdKey}:${n}`,
        }),
      )
    await twenty(n => back([233, 233, 234][n % 3] ?? 0, n % 3))
    expect(await pointsOf(ann)).toBe(1000)
    expect(await balanceOf(app.db, 1, account.order(input.holdKey))).toBe(0)
  })
})

describe('Points earned by an order (CARD-7, M10)', () => {
  const order = (ann: TestMember, amount: number, orderId = randomUUID()) => ({
    corporationId: 1,
    orderId,
    customerId: ann.customerId,
    shopId: SHOP,
    amount: money(amount),
    at: app.clock(),
  })
  const settle = (input: ReturnType<typeof order>) => inTx(tx => app.modules.points.settleOrder(tx, input))
  const refund = (input: ReturnType<typeof order>, amount: number, causeKey: string = randomUUID()) =>
    inTx(tx => app.modules.points.returnOrder(tx, { ...input, amount: money(amount), causeKey }))

  test('Once, for twenty confirmations of the payment; without membership nothing is earned', async () => {
    const ann = await app.member()
    const input = order(ann, 2599)
    await twenty(() => settle(input))
    expect(await pointsOf(ann)).toBe(25)
    expect(await settle({ ...order(ann, 5000), customerId: 1 })).toBe(0)
  })

  test('Refunded in parts and replayed, exactly the earned points are taken back', async () => {
    const ann = await app.member()
    const input = order(ann, 2599)
    await settle(input)
    await twenty(n => refund(input, [1000, 1599][n % 2] ?? 0, `${input.orderId}:${n % 2}`))
    expect(await pointsOf(ann)).toBe(0)
  })

  test('Points already spent are owed, and the next ones pay for them (M4)', async () => {
    const ann = await app.member()
    const first = order(ann, 30_000)
    await settle(first)
    const spent = pointsHold(app, ann, 300)
    await inTx(tx => app.modules.points.paymentMethod.hold(tx, spent))
    await refund(first, 30_000)
    expect(await pointsOf(ann)).toBe(0)
    await settle(order(ann, 50_000))
    expect(await pointsOf(ann)).toBe(200)
  })

  test('They are announced before they expire, with a link of their brand (NAV-1, NOTIFY-5)', async () => {
    const ann = await app.member({ points: 120 })
    app.clock.advance(86_400_000)
    const soon = new Date(app.clock() + 7 * 86_400_000)
    await app.sql('update point_lot set expires_at = $2 where customer_id = $1', [ann.customerId, soon])
    await twenty(() => app.modules.points.watchdog.sweep())
    const sent = (await app.messages()).filter(({ template }) => template === 'pointsExpiring')
    expect(sent.map(({ params }) => params)).toMatchObject([
      { points: 120, link: expect.stringMatching(/\/vip\?g=1$/) },
    ])
  })

  test('They expire after their months, by the watchdog, once for any number of sweeps', async () => {
    const ann = await app.member({ points: 120 })
    app.clock.set(app.clock() + 366 * 86_400_000)
    await settle(order(ann, 1000))
    await twenty(() => app.modules.points.watchdog.sweep())
    expect(await pointsOf(ann)).toBe(10)
  })

  test('In any sequence lots, balance and entries agree, and no loop creates value (M1, M10)', async () => {
    const step = fc.record({
      what: fc.constantFrom('earn', 'spend', 'release', 'refund'),
      amount: fc.integer({ min: 1, max: 400 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async steps => {
        const ann = await app.member({ points: 1000 })
        const holds: ReturnType<typeof cardHold>[] = []
        const earned: ReturnType<typeof order>[] = []
        for (const { what, amount } of steps) {
          if (what === 'earn') {
            earned.push(order(ann, amount * 100))
            await settle(earned.at(-1) as never)
          } else if (what === 'spend') {
            holds.push(pointsHold(app, ann, Math.ceil(amount / 100) * 100 + 100))
            await inTx(tx => app.modules.points.paymentMethod.hold(tx, holds.at(-1) as never))
          } else if (what === 'release' && holds.length > 0)
            await inTx(tx => app.modules.points.paymentMethod.release(tx, holds.pop() as never))
          else if (earned.length > 0) await refund(earned.at(-1) as never, amount * 50)
          await pointsOf(ann)
        }
        for (const hold of holds) await inTx(tx => app.modules.points.paymentMethod.release(tx, hold))
        for (const one of earned) await refund(one, one.amount)
        // Value that was returned after it was missing is still owed, and deducted from the next points.
        expect(await pointsOf(ann)).toBe(1000 + (await owedBy(ann)))
      }),
      { numRuns: 12 },
    )
  })
})
