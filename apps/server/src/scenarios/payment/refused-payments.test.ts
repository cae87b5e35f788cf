import { randomUUID } from 'node:crypto'
import { payment } from '@comanda/contract/payment'
import { money } from '@comanda/domain/money'
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

describe('WHAT A PHONE SENDS is checked to the unit · PAY-9', () => {
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
    [
      'the same gift card twice',
      own => [
        line('17_giftCard', 100, { payerId: own.gift }),
        line('17_giftCard', 100, { payerId: own.gift }),
        line('12_bankCard', 1050),
      ],
      'amountChanged',
    ],
    [
      'points twice',
      own => [
        line('16_msPoint', 200, { payerId: own.points }),
        line('16_msPoint', 100, { payerId: own.points }),
        line('12_bankCard', 950),
      ],
      'amountChanged',
    ],
    [
      'five lines of 1',
      own => [
        ...Array.from({ length: 5 }, () => line('17_giftCard', 1, { payerId: own.gift })),
        line('12_bankCard', 1245),
      ],
      'amountChanged',
    ],
    [
      'another’s points',
      () => [line('16_msPoint', 300, { payerId: '1' }), line('12_bankCard', 950)],
      'methodNotOffered',
    ],
    ['two bank cards', () => [line('12_bankCard', 1000), line('12_bankCard', 250)], 'methodNotOffered'],
    ['a tip where none is taken', () => [line('12_bankCard', 1250, { tipAmount: money(1) })], 'tipNotOffered'],
    [
      'a tip on points',
      own => [line('16_msPoint', 300, { payerId: own.points, tipAmount: money(100) }), line('12_bankCard', 950)],
      'tipNotOffered',
    ],
    ['a surcharge of one’s own', () => [line('12_bankCard', 1250, { ccAmount: money(1) })], 'amountChanged'],
    ['two that pay the rest', () => [line('12_bankCard', 1000), line('out-line', 250)], 'methodNotOffered'],
  ])('%s', async (_, linesOf, refused) => {
    const ann = someone()
    const own = await house.purse(ann)
    const orderId = await house.order1(ann)
    expect(await house.payBy(ann, orderId, linesOf(own))).toMatchObject({ refused })
    expect(await house.leftOf(own)).toEqual([150, 500, 200])
    expect(house.inBook(orderId)).toEqual([])
  })

  test.each([-500, -1, 0.5, 1e-7, Number.NaN, 9_007_199_254_740_993, 1e21, '500', null])(
    'an amount, a tip or a surcharge of %s is no amount · M5',
    odd => {
      const asked = (own: object) => ({
        orderId: randomUUID(),
        payments: [{ ...line('16_msBalance', 500, { payerId: 'card' }), ...own }],
      })
      const read = (own: object) => payment.createPayment.request.safeParse(asked(own)).success
      expect([read({}), read({ amount: odd }), read({ tipAmount: odd }), read({ ccAmount: odd })]).toEqual([
        true,
        false,
        false,
        false,
      ])
    },
  )

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
