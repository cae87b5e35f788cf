import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { account, balanceOf } from '../ledger/index.ts'
import type { Tx } from '../platform/db/index.ts'
import { testDatabase, twenty } from '../testing/index.ts'
import { type Holder, type PurseHouse, purseHouse, SHOP } from './purse-test-house.ts'

const database = testDatabase()
let house: PurseHouse

beforeAll(async () => {
  house = await purseHouse(database())
})

const inTx = <R>(work: (tx: Tx) => Promise<R>) => database().inTx(work)
const pointsOf = async ({ customerId }: Holder) => {
  const [stored] = await house.standing(account.points(customerId))
  expect(await house.points.countOf(database(), { corporationId: 1, customerId })).toBe(stored)
  return stored
}

const owedBy = async ({ customerId }: Holder): Promise<number> => {
  const { rows } = await sql<{ owed: number }>`select owed from point_debt where customer_id = ${customerId}`.execute(
    database(),
  )
  return rows[0]?.owed ?? 0
}

describe('POINTS AS MEANS OF PAYMENT · PAY-2', () => {
  test('whole tiers from the minimum on, as much as there is', async () => {
    const ann = await house.member({ points: 750 })
    const input = {
      corporationId: 1,
      customerId: ann.customerId,
      shop: house.shop,
      due: money(1250),
      at: house.clock(),
    }
    const [offer] = await house.points.means.offers(database(), input)
    expect(offer).toMatchObject({ balance: 750, usable: 700 })
    for (const odd of [650, 100, 0, -200])
      expect(await inTx(tx => house.points.means.hold(tx, house.pointsAsk(ann, odd)))).toBe('unknown')
    expect(await inTx(tx => house.points.means.hold(tx, house.pointsAsk(ann, 800)))).toBe('short')
    expect(await inTx(tx => house.points.means.hold(tx, house.pointsAsk(ann, 700)))).toBe('held')
    expect(await pointsOf(ann)).toBe(50)
  })

  test('twenty holds of all points at once: one of them has them', async () => {
    const ann = await house.member({ points: 500 })
    const done = await twenty(() => inTx(tx => house.points.means.hold(tx, house.pointsAsk(ann, 500))))
    expect(done.filter(it => it === 'held')).toHaveLength(1)
    const same = house.pointsAsk(await house.member({ points: 500 }), 500)
    const repeated = await twenty(() => inTx(tx => house.points.means.hold(tx, same)))
    expect(new Set(repeated)).toEqual(new Set(['held']))
    expect(await pointsOf(ann)).toBe(0)
  })

  test('captured they pay the order; refunded in pieces they all come back, once', async () => {
    const ann = await house.member({ points: 1000 })
    const input = house.pointsAsk(ann, 700)
    await inTx(tx => house.points.means.hold(tx, input))
    await inTx(tx => house.points.means.capture(tx, { ...input, toAccount: account.order(input.holdKey) }))
    expect(await balanceOf(database(), 1, account.order(input.holdKey))).toBe(700)
    const back = (amount: number, n: number) =>
      inTx(tx =>
        house.points.means.giveBack(tx, { ...input, amount: money(amount), causeKey: `${input.holdKey}:${n}` }),
      )
    await twenty(n => back([233, 233, 234][n % 3] ?? 0, n % 3))
    expect(await pointsOf(ann)).toBe(1000)
    expect(await balanceOf(database(), 1, account.order(input.holdKey))).toBe(0)
  })
})

describe('POINTS AN ORDER EARNS · CARD-7, M10', () => {
  const order = (ann: Holder, amount: number, orderId = randomUUID()) => ({
    corporationId: 1,
    orderId,
    customerId: ann.customerId,
    shopId: SHOP,
    amount: money(amount),
    at: house.clock(),
  })
  const settle = (input: ReturnType<typeof order>) => inTx(tx => house.points.settleOrder(tx, input))
  const refund = (input: ReturnType<typeof order>, amount: number, causeKey: string = randomUUID()) =>
    inTx(tx => house.points.returnOrder(tx, { ...input, amount: money(amount), causeKey }))

  test('once, whoever says twenty times that it was paid; a stranger to the program earns nothing', async () => {
    const ann = await house.member()
    const input = order(ann, 2599)
    await twenty(() => settle(input))
    expect(await pointsOf(ann)).toBe(25)
    expect(await settle({ ...order(ann, 5000), customerId: 1 })).toBe(0)
  })

  test('refunded in parts and replayed, exactly what was earned is taken back', async () => {
    const ann = await house.member()
    const input = order(ann, 2599)
    await settle(input)
    await twenty(n => refund(input, [1000, 1599][n % 2] ?? 0, `${input.orderId}:${n % 2}`))
    expect(await pointsOf(ann)).toBe(0)
  })

  test('points that were spent meanwhile are owed, and the next ones pay for them · M4', async () => {
    const ann = await house.member()
    const first = order(ann, 30_000)
    await settle(first)
    const spent = house.pointsAsk(ann, 300)
    await inTx(tx => house.points.means.hold(tx, spent))
    await refund(first, 30_000)
    expect(await pointsOf(ann)).toBe(0)
    await settle(order(ann, 50_000))
    expect(await pointsOf(ann)).toBe(200)
  })

  test('they end after their months, by the watchdog, once however many sweep', async () => {
    const ann = await house.member({ points: 120 })
    house.clock.set(house.clock() + 366 * 86_400_000)
    await settle(order(ann, 1000))
    await twenty(() => house.points.watchdog.sweep())
    expect(await pointsOf(ann)).toBe(10)
  })

  test('whatever happens in whatever order, lots, balance and entries agree, and no loop makes value · M1, M10', async () => {
    const step = fc.record({
      what: fc.constantFrom('earn', 'spend', 'release', 'refund'),
      amount: fc.integer({ min: 1, max: 400 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async steps => {
        const ann = await house.member({ points: 1000 })
        const holds: ReturnType<PurseHouse['holdAsk']>[] = []
        const earned: ReturnType<typeof order>[] = []
        for (const { what, amount } of steps) {
          if (what === 'earn') {
            earned.push(order(ann, amount * 100))
            await settle(earned.at(-1) as never)
          } else if (what === 'spend') {
            holds.push(house.pointsAsk(ann, Math.ceil(amount / 100) * 100 + 100))
            await inTx(tx => house.points.means.hold(tx, holds.at(-1) as never))
          } else if (what === 'release' && holds.length > 0)
            await inTx(tx => house.points.means.release(tx, holds.pop() as never))
          else if (earned.length > 0) await refund(earned.at(-1) as never, amount * 50)
          await pointsOf(ann)
        }
        for (const hold of holds) await inTx(tx => house.points.means.release(tx, hold))
        for (const one of earned) await refund(one, one.amount)
        // What came back after it was missing is still owed: by the next that are earned.
        expect(await pointsOf(ann)).toBe(1000 + (await owedBy(ann)))
      }),
      { numRuns: 12 },
    )
  })
})
