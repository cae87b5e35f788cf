import { randomUUID } from 'node:crypto'
import { payment } from '@comanda/contract/payment'
import { money } from '@comanda/domain/money'
import type { PaymentLine } from '@comanda/domain/payment'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  line,
  testApp,
  type TestMember,
  byCard,
  byGift,
  byPoints,
  HOLDINGS,
  ownMethodsKitchen,
} from '../../testing/index.ts'

const app = testApp({ brand: ownMethodsKitchen() })
const excluding = testApp({ brand: ownMethodsKitchen({ program: { excludesPoints: true } }) })

beforeEach(() => app.cards.control({ reset: true, webhooks: { hold: true } }))

describe('The phone’s payment lines are checked to the minor unit (PAY-9)', () => {
  test.each<[string, (ann: TestMember, eve: TestMember) => PaymentLine[], string]>([
    ['a means pays more than it has', ann => [byCard(ann, 501), line('12_bankCard', 749)], 'amountChanged'],
    ['the lines are one short', ann => [byCard(ann, 500), line('12_bankCard', 749)], 'amountChanged'],
    ['a rest that nobody pays', ann => [byCard(ann, 500)], 'amountChanged'],
    ['points between two tiers', ann => [byPoints(ann, 250), line('12_bankCard', 1000)], 'amountChanged'],
    ['another’s card', (_, eve) => [byCard(eve, 500), line('12_bankCard', 750)], 'securityNeeded'],
    ['the same card twice', ann => [byCard(ann, 250), byCard(ann, 250), line('12_bankCard', 750)], 'amountChanged'],
    [
      'the same gift card twice',
      ann => [byGift(ann, 100), byGift(ann, 100), line('12_bankCard', 1050)],
      'amountChanged',
    ],
    ['points twice', ann => [byPoints(ann, 200), byPoints(ann, 100), line('12_bankCard', 950)], 'amountChanged'],
    [
      'five lines of 1',
      ann => [...Array.from({ length: 5 }, () => byGift(ann, 1)), line('12_bankCard', 1245)],
      'amountChanged',
    ],
    ['another’s points', (_, eve) => [byPoints(eve, 300), line('12_bankCard', 950)], 'methodNotOffered'],
    ['two bank cards', () => [line('12_bankCard', 1000), line('12_bankCard', 250)], 'methodNotOffered'],
    ['a tip where none is taken', () => [line('12_bankCard', 1250, { tipAmount: money(1) })], 'tipNotOffered'],
    [
      'a tip on points',
      ann => [
        line('16_msPoint', 300, { payerId: String(ann.customerId), tipAmount: money(100) }),
        line('12_bankCard', 950),
      ],
      'tipNotOffered',
    ],
    ['a surcharge of one’s own', () => [line('12_bankCard', 1250, { ccAmount: money(1) })], 'amountChanged'],
    ['two that pay the rest', () => [line('12_bankCard', 1000), line('out-line', 250)], 'methodNotOffered'],
  ])('%s', async (_, linesOf, refused) => {
    const ann = await app.member(HOLDINGS)
    const { orderId } = await ann.order()
    expect(await ann.payBy(orderId, linesOf(ann, await app.member(HOLDINGS)))).toMatchObject({ refused })
    expect(await app.holdings(ann)).toEqual([150, 500, 200])
    expect(app.inCardBook(orderId)).toEqual([])
  })

  test.each([-500, -1, 0.5, 1e-7, Number.NaN, 9_007_199_254_740_993, 1e21, '500', null])(
    'An amount, a tip or a surcharge of %s is invalid (M5)',
    odd => {
      const ask = (own: object) => ({
        orderId: randomUUID(),
        payments: [{ ...line('16_msBalance', 500, { payerId: 'card' }), ...own }],
      })
      const read = (own: object) => payment.createPayment.request.safeParse(ask(own)).success
      expect([read({}), read({ amount: odd }), read({ tipAmount: odd }), read({ ccAmount: odd })]).toEqual([
        true,
        false,
        false,
        false,
      ])
    },
  )

  test('At the venue card, points and gift cards are not used (PAY-3)', async () => {
    const ann = await app.member(HOLDINGS)
    const { orderId } = await ann.order()
    const mixed = [byCard(ann, 500), line('out-line', 750)]
    expect(await ann.payBy(orderId, mixed)).toMatchObject({ refused: 'amountChanged' })
    expect(await ann.payBy(orderId, [line('out-line', 1250)])).toMatchObject({ paymentState: 'outLine' })
    expect(await app.holdings(ann)).toEqual([150, 500, 200])
  })

  test('Card and points exclude each other if the card’s program says so (PAY-4)', async () => {
    const ann = await excluding.member(HOLDINGS)
    const { orderId } = await ann.order()
    const both = [byPoints(ann, 300), byCard(ann, 500), line('12_bankCard', 450)]
    expect(await ann.payBy(orderId, both)).toMatchObject({ refused: 'methodNotOffered' })
  })
})

describe('The card’s password above the store’s amount (CARD-1)', () => {
  const guarded = async (balance: number) => {
    const ann = await app.member({ card: balance, password: '2468' })
    return { ann, orderId: (await ann.order()).orderId }
  }

  test('Requested, tried, correct', async () => {
    const { ann, orderId } = await guarded(2000)
    const whole = (securityCode?: string) => [byCard(ann, 1250, securityCode ? { securityCode } : {})]
    expect(await ann.payBy(orderId, whole())).toMatchObject({ refused: 'securityNeeded' })
    expect(await app.sql('select password_wrong from member_card where card_id = $1', [ann.cardId])).toEqual([
      { password_wrong: 0 },
    ])
    expect(await ann.payBy(orderId, whole('1111'))).toMatchObject({ refused: 'securityWrong' })
    expect(await app.holdings(ann)).toEqual([0, 2000, 0])
    expect(await ann.payBy(orderId, whole('2468'))).toMatchObject({ paymentState: 'paid' })
  })

  test('Not required up to that amount', async () => {
    const { ann, orderId } = await guarded(600)
    const lines = [byCard(ann, 600), line('12_bankCard', 650)]
    expect(await ann.payBy(orderId, lines)).toMatchObject({ paymentState: 'paid' })
  })
})
