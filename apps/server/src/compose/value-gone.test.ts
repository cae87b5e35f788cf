import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { account } from '../ledger/index.ts'
import type { Tx } from '../platform/db/index.ts'
import { testDatabase, twenty } from '../testing/index.ts'
import { type Holder, type PurseHouse, purseHouse, SHOP } from './purse-test-house.ts'

const database = testDatabase({ max: 20 })
const MONTH = 31 * 86_400_000
let house: PurseHouse

beforeAll(async () => {
  house = await purseHouse(database())
})

const inTx = <R>(work: (tx: Tx) => Promise<R>) => database().inTx(work)
const holdPoints = (input: ReturnType<PurseHouse['holdAsk']>) => inTx(tx => house.points.means.hold(tx, input))
const pointsOf = ({ customerId }: Holder) => house.standing(account.points(customerId))

describe('POINTS THAT END BETWEEN the total and the payment · M4', () => {
  const offered = async (ann: Holder) => {
    const input = { corporationId: 1, customerId: ann.customerId, shop: house.shop, due: money(700), at: house.clock() }
    return (await house.points.means.offers(database(), input))[0]?.usable
  }

  test('pay nothing any more, whoever of twenty payments and sweeps comes first', async () => {
    const ann = await house.member({ points: 700 })
    expect(await offered(ann)).toBe(700)
    house.clock.advance(13 * MONTH)
    const done = await twenty(at =>
      at % 2 === 0 ? holdPoints(house.pointsAsk(ann, 700)) : house.points.watchdog.sweep().then(() => 'swept'),
    )
    expect(new Set(done)).toEqual(new Set(['short', 'swept']))
    expect([await pointsOf(ann), await offered(ann)]).toEqual([[0], 0])
  })

  test('set aside in time they pay, and come back with days to be used where the payment falls through', async () => {
    const [ann, bob] = [await house.member({ points: 700 }), await house.member({ points: 700 })]
    const [pays, falls] = [house.pointsAsk(ann, 700), house.pointsAsk(bob, 700)]
    expect([await holdPoints(pays), await holdPoints(falls)]).toEqual(['held', 'held'])
    house.clock.advance(13 * MONTH)
    const at = house.clock()
    await inTx(tx =>
      house.points.means.capture(tx, { corporationId: 1, holdKey: pays.holdKey, toAccount: 'order:x', at }),
    )
    await twenty(() => inTx(tx => house.points.means.release(tx, { corporationId: 1, holdKey: falls.holdKey, at })))
    await house.points.watchdog.sweep()
    expect([await pointsOf(ann), await pointsOf(bob), await offered(bob)]).toEqual([[0], [700], 700])
  })
})

describe('VALUE OF ANOTHER BRAND · A2', () => {
  test('points and card of one brand are nothing in another', async () => {
    const ann = await house.member({ paid: 5000, points: 700 })
    const there = { corporationId: 2 }
    expect(await holdPoints(house.pointsAsk(ann, 700, there))).toBe('unknown')
    expect(await inTx(tx => house.card.means.hold(tx, house.holdAsk(ann, 500, there)))).toBe('unknown')
    const input = { ...there, customerId: ann.customerId, shop: house.shop, due: money(700), at: house.clock() }
    expect(await house.points.means.offers(database(), input)).toEqual([])
    expect(await house.card.means.offers(database(), input)).toEqual([])
    expect(await house.standing(account.cardPaid(ann.cardId), account.points(ann.customerId))).toEqual([5000, 700])
  })
})

describe('A CARD WHOSE PASSWORD RESTS · CARD-1, U6', () => {
  const withPassword = async () => {
    const ann = await house.member({ paid: 10_000 })
    await house.card.handlers.changePwd(ann.who, { cardId: ann.cardId, password: '135790' })
    return ann
  }
  const check = (customerId: number, cardId: string, securityCode: string) =>
    house.card.checkSecurity({ corporationId: 1, customerId, cardId, amount: money(5000), securityCode })

  test('tries from twenty other accounts neither tell the right one, nor count, nor lock its owner out', async () => {
    const ann = await withPassword()
    const others = await twenty(() => house.member())
    const tries = others.flatMap(({ customerId }) =>
      ['135790', '111222'].map(code => check(customerId, ann.cardId, code)),
    )
    const never = await Promise.all(others.map(({ customerId }) => check(customerId, randomUUID(), '135790')))
    expect(new Set([...(await Promise.all(tries)), ...never])).toEqual(new Set(['wrong']))
    expect(await check(ann.customerId, ann.cardId, '135790')).toBe('right')
  })

  test('what was set aside before it began to rest is taken all the same; the next payment waits', async () => {
    const ann = await withPassword()
    expect(await check(ann.customerId, ann.cardId, '135790')).toBe('right')
    const input = house.holdAsk(ann, 5000)
    const held = inTx(tx => house.card.means.hold(tx, input))
    await Promise.all([held, ...Array.from({ length: 19 }, () => check(ann.customerId, ann.cardId, '111222'))])
    expect(await held).toBe('held')
    expect(await check(ann.customerId, ann.cardId, '135790')).toBe('locked')
    const captured = { corporationId: 1, holdKey: input.holdKey, toAccount: 'order:y', at: house.clock() }
    await inTx(tx => house.card.means.capture(tx, captured))
    expect(await house.standing(account.cardPaid(ann.cardId), account.hold(input.holdKey))).toEqual([5000, 0])
  })

  test('joining again and paying a small amount give no tries back', async () => {
    const ann = await withPassword()
    for (let tried = 0; tried < 4; tried += 1) expect(await check(ann.customerId, ann.cardId, '111222')).toBe('wrong')
    await inTx(tx => house.card.joinProgram(tx, { corporationId: 1, customerId: ann.customerId, shopId: SHOP }))
    expect(await inTx(tx => house.card.means.hold(tx, house.holdAsk(ann, 100)))).toBe('held')
    expect(await check(ann.customerId, ann.cardId, '111222')).toBe('locked')
    expect(await check(ann.customerId, ann.cardId, '135790')).toBe('locked')
  })
})
