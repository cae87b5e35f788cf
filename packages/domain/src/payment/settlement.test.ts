import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Money, money } from '../money/index.ts'
import { chargedAmount, areSameLines } from './line.ts'
import type { PaymentMethod } from './methods.ts'
import {
  chosenMethodsOf,
  type OwnMethodOption,
  settlePayment,
  type SettlementInput,
  disabledReasonOf,
} from './settlement.ts'

const tiers = { minimumPointAmount: money(100), pointsTiersAmount: money(100), pointsPerTier: 100 }
const points = (worth: number, more: Partial<OwnMethodOption> = {}): OwnMethodOption => ({
  paymentMethod: '16_msPoint',
  payerId: 'me',
  balance: worth,
  usable: money(worth),
  points: tiers,
  ...more,
})
const card = (balance: number, more: Partial<OwnMethodOption> = {}): OwnMethodOption => ({
  paymentMethod: '16_msBalance',
  payerId: 'card',
  balance,
  usable: money(balance),
  ...more,
})
const gift = (payerId: string, balance: number, more: Partial<OwnMethodOption> = {}): OwnMethodOption => ({
  paymentMethod: '17_giftCard',
  payerId,
  balance,
  usable: money(balance),
  ...more,
})

const toSettle = (due: number, offers: OwnMethodOption[], more: Partial<SettlementInput> = {}): SettlementInput => ({
  due: money(due),
  tip: money(0),
  offers,
  chosen: offers.map(({ paymentMethod, payerId }) => ({ paymentMethod, payerId })),
  rest: '12_bankCard',
  withCoupons: false,
  takesTip: () => true,
  ...more,
})
const parts = (query: SettlementInput) =>
  settlePayment(query).lines.map(({ paymentMethod, amount }) => [paymentMethod, amount])

describe('order of use (PAY-1)', () => {
  test('Points, card, gift card, the rest by the third party', () => {
    expect(parts(toSettle(5000, [gift('g', 1000), card(1500), points(730)]))).toEqual([
      ['16_msPoint', 700],
      ['16_msBalance', 1500],
      ['17_giftCard', 1000],
      ['12_bankCard', 1800],
    ])
  })

  test('The card comes first if it has payment priority', () => {
    expect(parts(toSettle(2000, [points(2000), card(1500, { priority: true })]))).toEqual([
      ['16_msBalance', 1500],
      ['16_msPoint', 500],
    ])
  })

  test('Methods that pay nothing have no line; a fully covered amount needs no third party', () => {
    expect(parts(toSettle(1000, [points(50), card(1500), gift('g', 900)]))).toEqual([['16_msBalance', 1000]])
  })

  test('The guest may limit an own method, and the next one pays the difference', () => {
    const chosen = [
      { paymentMethod: '16_msBalance' as const, payerId: 'card', most: money(250) },
      { paymentMethod: '17_giftCard' as const, payerId: 'g' },
    ]
    expect(parts(toSettle(1000, [card(1500), gift('g', 400)], { chosen }))).toEqual([
      ['16_msBalance', 250],
      ['17_giftCard', 400],
      ['12_bankCard', 350],
    ])
  })

  test('If no method pays the rest, the remaining amount is reported', () => {
    const { rest: _, ...without } = toSettle(1000, [card(400)])
    expect(settlePayment(without)).toMatchObject({ restDue: 600, lines: [{ amount: 400 }] })
  })
})

describe('paying at the venue excludes card, points and gift cards (PAY-3)', () => {
  test('One line, without tip or surcharge', () => {
    const query = toSettle(1000, [card(5000), points(5000)], { rest: 'out-line', tip: money(100) })
    expect(settlePayment(query).lines).toEqual([
      { amount: 1000, paymentType: 0, paymentMethod: 'out-line', tipAmount: 0, ccAmount: 0 },
    ])
  })
})

describe('reasons that disable a method (PAY-4)', () => {
  test('Card and points exclude each other if the card requires it, whichever is chosen first', () => {
    const offers = [points(1000), card(1000, { excludes: ['16_msPoint'] })]
    const [thePoints, theCard] = offers as [OwnMethodOption, OwnMethodOption]
    const chose = (...which: OwnMethodOption[]) => ({ offers, chosen: which, withCoupons: false })
    expect(disabledReasonOf(thePoints, chose(theCard))).toBe('otherMeans')
    expect(disabledReasonOf(theCard, chose(thePoints))).toBe('otherMeans')
    expect(disabledReasonOf(theCard, chose(theCard))).toBeUndefined()
    expect(parts(toSettle(1000, offers))).toEqual([['12_bankCard', 1000]])
  })

  test('A gift card that excludes coupons', () => {
    const voucher = gift('g', 1000, { excludesCoupons: true })
    expect(disabledReasonOf(voucher, { offers: [voucher], chosen: [], withCoupons: true })).toBe('coupons')
    expect(parts(toSettle(1000, [voucher], { withCoupons: true }))).toEqual([['12_bankCard', 1000]])
    expect(parts(toSettle(1000, [voucher]))).toEqual([['17_giftCard', 1000]])
  })

  test('A chosen method disabled by a coupon or its own state excludes no other', () => {
    for (const stored of [{ excludesCoupons: true }, { disabledReason: 'blocked' as const }]) {
      const offers = [points(1000), card(1000, { excludes: ['16_msPoint'], ...stored })]
      expect(parts(toSettle(1000, offers, { withCoupons: true }))).toEqual([['16_msPoint', 1000]])
    }
  })

  test('The method’s own reason has precedence', () => {
    const expired = gift('g', 1000, { disabledReason: 'expired', excludesCoupons: true })
    expect(disabledReasonOf(expired, { offers: [expired], chosen: [], withCoupons: true })).toBe('expired')
  })
})

describe('a tip that only the card may carry (PAY-8, PRICE-7)', () => {
  const onlyCard = { takesTip: (method: PaymentMethod) => method === '16_msBalance' }

  test('The card keeps the tip in reserve, and the bank card pays more', () => {
    const mixed = toSettle(1000, [card(400)], { ...onlyCard, tip: money(100) })
    expect(settlePayment(mixed)).toMatchObject({
      lines: [
        { paymentMethod: '16_msBalance', amount: 300, tipAmount: 100 },
        { paymentMethod: '12_bankCard', amount: 700, tipAmount: 0 },
      ],
      restDue: 0,
      tipLeft: 0,
    })
  })

  test('The server computes the same lines from those lines', () => {
    const mixed = toSettle(1000, [card(400), gift('g', 200)], { ...onlyCard, tip: money(100) })
    const { lines } = settlePayment(mixed)
    expect(settlePayment({ ...mixed, chosen: chosenMethodsOf(lines) }).lines).toEqual(lines)
  })

  test('Without a bank card beside it, or with too little on the card, the tip is left', () => {
    const { rest: _, ...alone } = toSettle(400, [card(400)], { ...onlyCard, tip: money(100) })
    expect(settlePayment(alone)).toMatchObject({ lines: [{ amount: 400 }], tipLeft: 100, restDue: 0 })
    expect(settlePayment(toSettle(1000, [card(90)], { ...onlyCard, tip: money(100) }))).toMatchObject({ tipLeft: 100 })
  })
})

describe('the order of several gift cards (PAY-1, CARD-5)', () => {
  test('The one that expires first pays first, then the smallest', () => {
    const cards = [gift('never', 300), gift('late', 100, { expiresAt: 9000 }), gift('soon', 500, { expiresAt: 1000 })]
    expect(settlePayment(toSettle(1000, cards)).lines.map(({ payerId, amount }) => [payerId, amount])).toEqual([
      ['soon', 500],
      ['late', 100],
      ['never', 300],
      [undefined, 100],
    ])
  })

  test('Equal cards are used in one order, whatever the order of the request', () => {
    const cards = [gift('b', 300), gift('a', 300), gift('c', 300)]
    const used = (offers: OwnMethodOption[]) => settlePayment(toSettle(500, offers)).lines.map(({ payerId }) => payerId)
    expect(used(cards)).toEqual(['a', 'b'])
    expect(used(cards.toReversed())).toEqual(['a', 'b'])
  })

  test('A choice names method and payer together', () => {
    const offers = [card(400, { payerId: 'x' }), gift('x', 300)]
    const chosen = [{ paymentMethod: '17_giftCard' as const, payerId: 'x' }]
    const { lines } = settlePayment(toSettle(1000, offers, { chosen }))
    expect(lines).toMatchObject([{ paymentMethod: '17_giftCard', amount: 300 }, { amount: 700 }])
    expect(chosenMethodsOf(lines)).toEqual([{ ...chosen[0], most: 300 }])
  })
})

describe('tip and surcharge are added after the split (PRICE-7, PRICE-8)', () => {
  const ccFee = { feesType: 1 as const, rate: 20_000, amount: money(0) }
  test('The surcharge is on the part the bank card pays, the tip on the line that pays the rest', () => {
    const { lines } = settlePayment(toSettle(2000, [card(1500)], { ccFee, tip: money(300) }))
    expect(lines.map(chargedAmount)).toEqual([1500, 500 + 300 + 10])
  })

  test('Without a third party the tip is taken from the last own method with enough balance', () => {
    const { lines } = settlePayment(toSettle(1000, [card(1200), gift('g', 0)], { tip: money(200) }))
    expect(lines).toMatchObject([{ paymentMethod: '16_msBalance', amount: 1000, tipAmount: 200 }])
  })

  test('A tip that no method can carry is reported, never dropped', () => {
    const { rest: _, ...onlyCard } = toSettle(1000, [card(1100)], { tip: money(200) })
    expect(settlePayment(onlyCard).tipLeft).toBe(200)
    expect(settlePayment(toSettle(1000, [points(1000)], { tip: money(200) })).tipLeft).toBe(200)
    expect(settlePayment(toSettle(1000, [], { tip: money(200), takesTip: () => false })).tipLeft).toBe(200)
  })

  test('Points carry no tip, although a card of the same payer could', () => {
    const { rest: _, ...own } = toSettle(300, [points(900), card(900, { payerId: 'me' })], { tip: money(50) })
    expect(settlePayment(own)).toMatchObject({ lines: [{ paymentMethod: '16_msPoint', tipAmount: 0 }], tipLeft: 50 })
  })

  test('Only the bank card has a surcharge, and what costs nothing still has its line', () => {
    expect(settlePayment(toSettle(1000, [], { ccFee, rest: '12_octopus' })).lines).toMatchObject([
      { paymentMethod: '12_octopus', amount: 1000, ccAmount: 0 },
    ])
    expect(settlePayment(toSettle(0, [], { ccFee }))).toMatchObject({ lines: [{ amount: 0, ccAmount: 0 }], restDue: 0 })
  })
})

describe('any choice of methods', () => {
  const amount = fc.integer({ min: 0, max: 3_000_000 })
  const offer = fc.oneof(
    amount.map(worth => points(worth)),
    fc.tuple(amount, fc.boolean()).map(([balance, priority]) => card(balance, { priority })),
    fc.tuple(fc.constantFrom('a', 'b', 'c'), amount).map(([id, balance]) => gift(id, balance)),
  )
  const offers = fc.uniqueArray(offer, {
    maxLength: 5,
    selector: ({ paymentMethod, payerId }) => paymentMethod + payerId,
  })
  const queries = fc
    .tuple(
      amount,
      offers,
      amount,
      fc.constantFrom('12_bankCard' as const, undefined),
      fc.infiniteStream(fc.option(amount)),
    )
    .map(([due, list, tip, rest, most]) => {
      const chosen = list.map(({ paymentMethod, payerId }) => {
        const cap: number | null = most.next().value
        return { paymentMethod, payerId, ...(cap !== null && { most: money(cap) }) }
      })
      const { rest: _, ...without } = toSettle(due, list, { chosen, tip: money(tip) })
      return rest ? { ...without, rest } : without
    })
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

  test('Lines and the remaining amount add up to the due amount; nothing is negative (PAY-9, M6)', () => {
    fc.assert(
      fc.property(queries, query => {
        const { lines, restDue, tipLeft } = settlePayment(query)
        expect(sum(lines.map(line => line.amount)) + restDue).toBe(query.due)
        expect(sum(lines.map(line => line.tipAmount)) + tipLeft).toBe(query.tip)
        for (const line of lines) expect(Math.min(line.amount, line.tipAmount, line.ccAmount)).toBeGreaterThanOrEqual(0)
        for (const line of lines) {
          const own = query.offers.find(it => it.payerId === line.payerId)
          if (own) expect(own.points ? line.amount : chargedAmount(line)).toBeLessThanOrEqual(own.balance)
        }
      }),
    )
  })

  test('The order in which methods are offered and chosen does not matter', () => {
    const shuffled = queries.chain(query =>
      fc
        .tuple(
          fc.shuffledSubarray([...query.offers], { minLength: query.offers.length }),
          fc.shuffledSubarray([...query.chosen], { minLength: query.chosen.length }),
        )
        .map(([other, chosen]) => [query, { ...query, offers: other, chosen }] as const),
    )
    fc.assert(
      fc.property(shuffled, ([query, other]) => {
        expect(settlePayment(other)).toEqual(settlePayment(query))
      }),
    )
  })

  test('Lines shown to a guest and sent back settle to the same lines (PAY-9)', () => {
    fc.assert(
      fc.property(queries, query => {
        const shown = settlePayment(query)
        const again = settlePayment({
          ...query,
          tip: money(query.tip - shown.tipLeft),
          chosen: chosenMethodsOf(shown.lines),
        })
        expect(areSameLines(again.lines, shown.lines)).toBe(true)
      }),
    )
  })

  test.each<[string, number]>([
    ['one more than a means may pay', 1],
    ['one less, so that the parts do not add up', -1],
  ])('%s differs from the settlement (M6)', (_, by) => {
    const query = toSettle(2000, [card(1500)])
    const { lines } = settlePayment(query)
    const wrong = lines.map((line, i) => (i === 0 ? { ...line, amount: (line.amount + by) as Money } : line))
    expect(areSameLines(wrong, settlePayment({ ...query, chosen: chosenMethodsOf(wrong) }).lines)).toBe(false)
  })
})
