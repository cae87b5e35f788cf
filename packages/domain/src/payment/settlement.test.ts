import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Money, money } from '../money/index.ts'
import { chargedBy, sameLines } from './line.ts'
import { chosenBy, type OwnMeans, settleBy, type ToSettle, whyDisabled } from './settlement.ts'

const tiers = { minimumPointAmount: money(100), pointsTiersAmount: money(100), pointsPerTier: 100 }
const points = (worth: number, more: Partial<OwnMeans> = {}): OwnMeans => ({
  paymentMethod: '16_msPoint',
  payerId: 'me',
  balance: worth,
  usable: money(worth),
  points: tiers,
  ...more,
})
const card = (balance: number, more: Partial<OwnMeans> = {}): OwnMeans => ({
  paymentMethod: '16_msBalance',
  payerId: 'card',
  balance,
  usable: money(balance),
  ...more,
})
const gift = (payerId: string, balance: number, more: Partial<OwnMeans> = {}): OwnMeans => ({
  paymentMethod: '17_giftCard',
  payerId,
  balance,
  usable: money(balance),
  ...more,
})

const toSettle = (due: number, offers: OwnMeans[], more: Partial<ToSettle> = {}): ToSettle => ({
  due: money(due),
  tip: money(0),
  offers,
  chosen: offers.map(({ paymentMethod, payerId }) => ({ paymentMethod, payerId })),
  rest: '12_bankCard',
  withCoupons: false,
  takesTip: () => true,
  ...more,
})
const parts = (ask: ToSettle) => settleBy(ask).lines.map(({ paymentMethod, amount }) => [paymentMethod, amount])

describe('ORDER OF USE · PAY-1', () => {
  test('points, card, gift card, the rest by the third party', () => {
    expect(parts(toSettle(5000, [gift('g', 1000), card(1500), points(730)]))).toEqual([
      ['16_msPoint', 700],
      ['16_msBalance', 1500],
      ['17_giftCard', 1000],
      ['12_bankCard', 1800],
    ])
  })

  test('the card first where it has payment priority', () => {
    expect(parts(toSettle(2000, [points(2000), card(1500, { priority: true })]))).toEqual([
      ['16_msBalance', 1500],
      ['16_msPoint', 500],
    ])
  })

  test('what pays nothing has no line; what is covered needs no third party', () => {
    expect(parts(toSettle(1000, [points(50), card(1500), gift('g', 900)]))).toEqual([['16_msBalance', 1000]])
  })

  test('the guest may take less of a means, and the next one pays it', () => {
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

  test('nothing pays the rest: it is told how much that is', () => {
    const { rest: _, ...without } = toSettle(1000, [card(400)])
    expect(settleBy(without)).toMatchObject({ restDue: 600, lines: [{ amount: 400 }] })
  })
})

describe('AT THE VENUE clears card, point and gift use · PAY-3', () => {
  test('one line, without tip or surcharge', () => {
    const ask = toSettle(1000, [card(5000), points(5000)], { rest: 'out-line', tip: money(100) })
    expect(settleBy(ask).lines).toEqual([
      { amount: 1000, paymentType: 0, paymentMethod: 'out-line', tipAmount: 0, ccAmount: 0 },
    ])
  })
})

describe('REASONS that disable a method · PAY-4', () => {
  test('card and points exclude each other where the card says so, whichever is chosen first', () => {
    const offers = [points(1000), card(1000, { excludes: ['16_msPoint'] })]
    const [thePoints, theCard] = offers as [OwnMeans, OwnMeans]
    const chose = (...which: OwnMeans[]) => ({ offers, chosen: which, withCoupons: false })
    expect(whyDisabled(thePoints, chose(theCard))).toBe('otherMeans')
    expect(whyDisabled(theCard, chose(thePoints))).toBe('otherMeans')
    expect(whyDisabled(theCard, chose(theCard))).toBeUndefined()
    expect(parts(toSettle(1000, offers))).toEqual([['12_bankCard', 1000]])
  })

  test('a voucher that excludes coupons', () => {
    const voucher = gift('g', 1000, { excludesCoupons: true })
    expect(whyDisabled(voucher, { offers: [voucher], chosen: [], withCoupons: true })).toBe('coupons')
    expect(parts(toSettle(1000, [voucher], { withCoupons: true }))).toEqual([['12_bankCard', 1000]])
    expect(parts(toSettle(1000, [voucher]))).toEqual([['17_giftCard', 1000]])
  })

  test('a chosen means that a coupon or its own state keeps out keeps no other out', () => {
    for (const kept of [{ excludesCoupons: true }, { disabledReason: 'blocked' as const }]) {
      const offers = [points(1000), card(1000, { excludes: ['16_msPoint'], ...kept })]
      expect(parts(toSettle(1000, offers, { withCoupons: true }))).toEqual([['16_msPoint', 1000]])
    }
  })

  test('the means’ own reason comes first', () => {
    const expired = gift('g', 1000, { disabledReason: 'expired', excludesCoupons: true })
    expect(whyDisabled(expired, { offers: [expired], chosen: [], withCoupons: true })).toBe('expired')
  })
})

describe('TIP AND SURCHARGE on top after the split · PRICE-7, PRICE-8', () => {
  const ccFee = { feesType: 1 as const, rate: 20_000, amount: money(0) }
  test('the surcharge on the part the bank card pays, the tip on the line that pays the rest', () => {
    const { lines } = settleBy(toSettle(2000, [card(1500)], { ccFee, tip: money(300) }))
    expect(lines.map(chargedBy)).toEqual([1500, 500 + 300 + 10])
  })

  test('no third party: the tip is taken from the last own means that has it left', () => {
    const { lines } = settleBy(toSettle(1000, [card(1200), gift('g', 0)], { tip: money(200) }))
    expect(lines).toMatchObject([{ paymentMethod: '16_msBalance', amount: 1000, tipAmount: 200 }])
  })

  test('nothing can carry the tip: it is said, never dropped', () => {
    expect(settleBy(toSettle(1000, [card(1100)], { tip: money(200) })).tipLeft).toBe(200)
    expect(settleBy(toSettle(1000, [points(1000)], { tip: money(200) })).tipLeft).toBe(200)
    expect(settleBy(toSettle(1000, [], { tip: money(200), takesTip: () => false })).tipLeft).toBe(200)
  })
})

describe('WHATEVER IS CHOSEN', () => {
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
  const asks = fc
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

  test('the lines and what is left add up to what is due; nothing is negative · PAY-9, M6', () => {
    fc.assert(
      fc.property(asks, ask => {
        const { lines, restDue, tipLeft } = settleBy(ask)
        expect(sum(lines.map(line => line.amount)) + restDue).toBe(ask.due)
        expect(sum(lines.map(line => line.tipAmount)) + tipLeft).toBe(ask.tip)
        for (const line of lines) expect(Math.min(line.amount, line.tipAmount, line.ccAmount)).toBeGreaterThanOrEqual(0)
        for (const line of lines) {
          const own = ask.offers.find(it => it.payerId === line.payerId)
          if (own) expect(own.points ? line.amount : chargedBy(line)).toBeLessThanOrEqual(own.balance)
        }
      }),
    )
  })

  test('the order in which means are offered and chosen does not matter', () => {
    const shuffled = asks.chain(ask =>
      fc
        .tuple(
          fc.shuffledSubarray([...ask.offers], { minLength: ask.offers.length }),
          fc.shuffledSubarray([...ask.chosen], { minLength: ask.chosen.length }),
        )
        .map(([other, chosen]) => [ask, { ...ask, offers: other, chosen }] as const),
    )
    fc.assert(
      fc.property(shuffled, ([ask, other]) => {
        expect(settleBy(other)).toEqual(settleBy(ask))
      }),
    )
  })

  test('lines shown to a guest and sent back settle to the same lines · PAY-9', () => {
    fc.assert(
      fc.property(asks, ask => {
        const shown = settleBy(ask)
        const again = settleBy({ ...ask, tip: money(ask.tip - shown.tipLeft), chosen: chosenBy(shown.lines) })
        expect(sameLines(again.lines, shown.lines)).toBe(true)
      }),
    )
  })

  test.each<[string, number]>([
    ['one more than a means may pay', 1],
    ['one less, so that the parts do not add up', -1],
  ])('%s is not what was worked out · M6', (_, by) => {
    const ask = toSettle(2000, [card(1500)])
    const { lines } = settleBy(ask)
    const wrong = lines.map((line, i) => (i === 0 ? { ...line, amount: (line.amount + by) as Money } : line))
    expect(sameLines(wrong, settleBy({ ...ask, chosen: chosenBy(wrong) }).lines)).toBe(false)
  })
})
