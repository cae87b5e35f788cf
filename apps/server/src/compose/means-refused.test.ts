import type { PaymentLine } from '@comanda/domain/payment'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { line, type MeansHouse, meansHouse, type Purse, someone } from './means-test-house.ts'

const database = testDatabase({ max: 20 })
let house: MeansHouse

beforeAll(async () => {
  house = await meansHouse(database())
})
afterAll(() => house.close())
beforeEach(() => house.standin.control({ reset: true, webhooks: { hold: true } }))

describe('WHAT A PHONE SENDS is checked to the unit · PAY-9, TA1, TA3', () => {
  test.each<[string, (own: Purse) => PaymentLine[], string]>([
    [
      'a means pays more than it has',
      own => [line('16_msBalance', 501, { payerId: own.card }), line('12_bankCard', 749)],
      'amountChanged',
    ],
    [
      'the lines are one short',
      own => [line('16_msBalance', 500, { payerId: own.card }), line('12_bankCard', 749)],
      'amountChanged',
    ],
    ['a rest that nobody pays', own => [line('16_msBalance', 500, { payerId: own.card })], 'amountChanged'],
    [
      'points between two tiers',
      own => [line('16_msPoint', 250, { payerId: own.points }), line('12_bankCard', 1000)],
      'amountChanged',
    ],
    [
      'another’s card',
      () => [line('16_msBalance', 500, { payerId: 'fake-1-1' }), line('12_bankCard', 750)],
      'methodNotOffered',
    ],
    [
      'the same card twice',
      own => [
        line('16_msBalance', 250, { payerId: own.card }),
        line('16_msBalance', 250, { payerId: own.card }),
        line('12_bankCard', 750),
      ],
      'amountChanged',
    ],
    ['two that pay the rest', () => [line('12_bankCard', 1000), line('out-line', 250)], 'methodNotOffered'],
  ])('%s', async (_, linesOf, refused) => {
    const ann = someone()
    const own = await house.purse(ann)
    const orderId = await house.order1(ann)
    expect(await house.payBy(ann, orderId, linesOf(own))).toMatchObject({ refused })
    expect(await house.leftOf(own)).toEqual([150, 500, 200])
    expect(house.inBook(orderId)).toEqual([])
  })

  test('at the venue card, points and gift cards are not used · PAY-3', async () => {
    const ann = someone()
    const own = await house.purse(ann)
    const orderId = await house.order1(ann)
    const mixed = [line('16_msBalance', 500, { payerId: own.card }), line('out-line', 750)]
    expect(await house.payBy(ann, orderId, mixed)).toMatchObject({ refused: 'amountChanged' })
    expect(await house.payBy(ann, orderId, [line('out-line', 1250)])).toMatchObject({ paymentState: 'outLine' })
    expect(await house.leftOf(own)).toEqual([150, 500, 200])
  })

  test('card and points exclude each other where the card says so · PAY-4', async () => {
    const ann = someone()
    const points = await house.fake.give('16_msPoint', ann.session.customerId, 150)
    const card = await house.fake.give('16_msBalance', ann.session.customerId, 500, { excludes: ['16_msPoint'] })
    const orderId = await house.order1(ann)
    const both = [
      line('16_msPoint', 300, { payerId: points }),
      line('16_msBalance', 500, { payerId: card }),
      line('12_bankCard', 450),
    ]
    expect(await house.payBy(ann, orderId, both)).toMatchObject({ refused: 'methodNotOffered' })
  })
})

describe('THE CARD’S PASSWORD above the store’s amount · CARD-1', () => {
  const guarded = async (balance: number) => {
    const ann = someone()
    const card = await house.fake.give('16_msBalance', ann.session.customerId, balance, { passwordSet: true })
    return { ann, card, orderId: await house.order1(ann) }
  }

  test('asked for, tried, right', async () => {
    const { ann, card, orderId } = await guarded(2000)
    const whole = (securityCode?: string) => [
      line('16_msBalance', 1250, { payerId: card, ...(securityCode && { securityCode }) }),
    ]
    expect(await house.payBy(ann, orderId, whole())).toMatchObject({ refused: 'securityNeeded' })
    expect(house.tried).toEqual([])
    expect(await house.payBy(ann, orderId, whole('1111'))).toMatchObject({ refused: 'securityWrong' })
    expect(await house.fake.left('16_msBalance', card)).toBe(2000)
    expect(await house.payBy(ann, orderId, whole('2468'))).toMatchObject({ paymentState: 'paid' })
  })

  test('not asked for up to that amount', async () => {
    const { ann, card, orderId } = await guarded(600)
    const lines = [line('16_msBalance', 600, { payerId: card }), line('12_bankCard', 650)]
    expect(await house.payBy(ann, orderId, lines)).toMatchObject({ paymentState: 'paid' })
  })
})
