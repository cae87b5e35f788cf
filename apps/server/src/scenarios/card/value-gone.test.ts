import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { account } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import { twenty, SHOP, type TestMember, testApp, dollarKitchen, cardHold, pointsHold } from '../../testing/index.ts'

const app = testApp({ brand: dollarKitchen(), clock: '2026-11-22T12:00:00Z' })

const MONTH = 31 * 86_400_000

const inTx = <R>(work: (tx: Tx) => Promise<R>) => app.db.inTx(work)
const holdPoints = (input: ReturnType<typeof cardHold>) => inTx(tx => app.modules.points.paymentMethod.hold(tx, input))
const pointsOf = ({ customerId }: TestMember) => app.balances(account.points(customerId))

describe('Points that expire between total and payment (M4)', () => {
  const offered = async (ann: TestMember) => {
    const input = {
      corporationId: 1,
      customerId: ann.customerId,
      shop: app.shop.config,
      due: money(700),
      at: app.clock(),
    }
    return (await app.modules.points.paymentMethod.offers(app.db, input))[0]?.usable
  }

  test('Pay nothing any more, for twenty payments and sweeps in any order', async () => {
    const ann = await app.member({ points: 700 })
    expect(await offered(ann)).toBe(700)
    app.clock.advance(13 * MONTH)
    const done = await twenty(at =>
      at % 2 === 0 ? holdPoints(pointsHold(app, ann, 700)) : app.modules.points.watchdog.sweep().then(() => 'swept'),
    )
    expect(new Set(done)).toEqual(new Set(['short', 'swept']))
    expect([await pointsOf(ann), await offered(ann)]).toEqual([[0], 0])
  })

  test('Reserved in time they pay, and return with days of use if the payment fails', async () => {
    const [ann, bob] = [await app.member({ points: 700 }), await app.member({ points: 700 })]
    const [pays, falls] = [pointsHold(app, ann, 700), pointsHold(app, bob, 700)]
    expect([await holdPoints(pays), await holdPoints(falls)]).toEqual(['held', 'held'])
    app.clock.advance(13 * MONTH)
    const at = app.clock()
    await inTx(tx =>
      app.modules.points.paymentMethod.capture(tx, {
        corporationId: 1,
        holdKey: pays.holdKey,
        toAccount: 'order:x',
        at,
      }),
    )
    await twenty(() =>
      inTx(tx => app.modules.points.paymentMethod.release(tx, { corporationId: 1, holdKey: falls.holdKey, at })),
    )
    await app.modules.points.watchdog.sweep()
    expect([await pointsOf(ann), await pointsOf(bob), await offered(bob)]).toEqual([[0], [700], 700])
  })
})

describe('Value of another brand (A2)', () => {
  test('Points and card of one brand are worth nothing in another', async () => {
    const ann = await app.member({ card: 5000, points: 700 })
    const there = { corporationId: 2 }
    expect(await holdPoints(pointsHold(app, ann, 700, there))).toBe('unknown')
    expect(await inTx(tx => app.modules.card.paymentMethod.hold(tx, cardHold(app, ann, 500, there)))).toBe('unknown')
    const input = { ...there, customerId: ann.customerId, shop: app.shop.config, due: money(700), at: app.clock() }
    expect(await app.modules.points.paymentMethod.offers(app.db, input)).toEqual([])
    expect(await app.modules.card.paymentMethod.offers(app.db, input)).toEqual([])
    expect(await app.balances(account.cardPaid(ann.cardId), account.points(ann.customerId))).toEqual([5000, 700])
  })
})

describe('A card whose password is blocked (CARD-1, U6)', () => {
  const withPassword = async () => {
    const ann = await app.member({ card: 10_000 })
    await ann.call(contract.card.changePwd, { cardId: ann.cardId, password: '135790' })
    return ann
  }
  const check = (customerId: number, cardId: string, securityCode: string) =>
    app.modules.card.checkSecurity({ corporationId: 1, customerId, cardId, amount: money(5000), securityCode })

  test('Tries from twenty other accounts neither reveal the right one, nor count, nor lock its owner out', async () => {
    const ann = await withPassword()
    const others = await twenty(() => app.member())
    const tries = others.flatMap(({ customerId }) =>
      ['135790', '111222'].map(code => check(customerId, ann.cardId, code)),
    )
    const never = await Promise.all(others.map(({ customerId }) => check(customerId, randomUUID(), '135790')))
    expect(new Set([...(await Promise.all(tries)), ...never])).toEqual(new Set(['wrong']))
    expect(await check(ann.customerId, ann.cardId, '135790')).toBe('right')
  })

  test('Value reserved before the card was suspended is captured; the next payment waits', async () => {
    const ann = await withPassword()
    expect(await check(ann.customerId, ann.cardId, '135790')).toBe('right')
    const input = cardHold(app, ann, 5000)
    const held = inTx(tx => app.modules.card.paymentMethod.hold(tx, input))
    await Promise.all([held, ...Array.from({ length: 19 }, () => check(ann.customerId, ann.cardId, '111222'))])
    expect(await held).toBe('held')
    expect(await check(ann.customerId, ann.cardId, '135790')).toBe('locked')
    const captured = { corporationId: 1, holdKey: input.holdKey, toAccount: 'order:y', at: app.clock() }
    await inTx(tx => app.modules.card.paymentMethod.capture(tx, captured))
    expect(await app.balances(account.cardPaid(ann.cardId), account.hold(input.holdKey))).toEqual([5000, 0])
  })

  test('Joining again and paying a small amount restore no tries', async () => {
    const ann = await withPassword()
    for (let tried = 0; tried < 4; tried += 1) expect(await check(ann.customerId, ann.cardId, '111222')).toBe('wrong')
    await inTx(tx => app.modules.card.joinProgram(tx, { corporationId: 1, customerId: ann.customerId, shopId: SHOP }))
    expect(await inTx(tx => app.modules.card.paymentMethod.hold(tx, cardHold(app, ann, 100)))).toBe('held')
    expect(await check(ann.customerId, ann.cardId, '111222')).toBe('locked')
    expect(await check(ann.customerId, ann.cardId, '135790')).toBe('locked')
  })
})
