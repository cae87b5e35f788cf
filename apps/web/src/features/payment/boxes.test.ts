import { money } from '@comanda/domain/money'
import type { ChosenMethod } from '@comanda/domain/payment'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OwnMethod } from './api.ts'
import { boxesOf, ticked } from './boxes.ts'

const own = (
  paymentMethod: OwnMethod['paymentMethod'],
  payerId: string,
  worth: number,
  more: Partial<OwnMethod> = {},
): OwnMethod => ({
  paymentMethod,
  payerId,
  displayName: payerId,
  balance: worth,
  usable: money(worth),
  ...more,
})
const card = (worth: number, more: Partial<OwnMethod> = {}) => own('16_msBalance', 'card', worth, more)
const gift = (id: string, worth: number, more: Partial<OwnMethod> = {}) => own('17_giftCard', id, worth, more)
const tiers = { minimumPointAmount: money(100), pointsTiersAmount: money(100), pointsPerTier: 100 }
const points = (worth: number) => own('16_msPoint', 'me', worth, { points: tiers })

const all = (offers: OwnMethod[]): ChosenMethod[] =>
  offers.map(({ paymentMethod, payerId }) => ({ paymentMethod, payerId }))
const glance = (due: number, offers: OwnMethod[], chosen = all(offers), withCoupons = false) =>
  boxesOf({ due: money(due), offers, chosen, withCoupons })
const answers = (of: ReturnType<typeof glance>) =>
  of.boxes.map(({ method: means, used, covers, disabled, idle }) => [means.payerId, used, covers, disabled, idle])

test('Each selected method shows the amount it pays, in the order of use; an unneeded one says so (PAY-1)', () => {
  const offers = [gift('g', 900), card(400), points(250)]
  expect(answers(glance(1000, offers))).toEqual([
    ['g', true, 400, false, false],
    ['card', true, 400, false, false],
    ['me', true, 200, false, false],
  ])
  expect(answers(glance(500, offers))).toEqual([
    ['g', true, undefined, false, true],
    ['card', true, 300, false, false],
    ['me', true, 200, false, false],
  ])
  expect(answers(glance(500, offers, []))).toEqual(
    offers.map(({ payerId }) => [payerId, false, undefined, false, false]),
  )
})

test('Of two that exclude each other the one that is not ticked waits; it opens with the other (PAY-4)', () => {
  const offers = [points(1000), card(1000, { excludes: ['16_msPoint'] })]
  const [thePoints, theCard] = offers as [OwnMethod, OwnMethod]
  const first = ticked([], theCard, true)
  expect(glance(800, offers, first).boxes.map(it => [it.disabled, it.reason])).toEqual([
    [true, 'otherMeans'],
    [false, undefined],
  ])
  const other = ticked(ticked(first, theCard, false), thePoints, true)
  expect(answers(glance(800, offers, other))).toEqual([
    ['me', true, 800, false, false],
    ['card', false, undefined, true, false],
  ])
})

test('A ticked box that a coupon shuts out pays nothing, says why, and can be taken off (PAY-4)', () => {
  const [box] = glance(800, [gift('g', 900, { excludesCoupons: true })], undefined, true).boxes
  expect(box).toMatchObject({ used: true, covers: undefined, idle: false, reason: 'coupons', disabled: false })
  const [off] = glance(800, [gift('g', 900, { excludesCoupons: true })], [], true).boxes
  expect(off).toMatchObject({ used: false, reason: 'coupons', disabled: true })
})

test('A method that cannot be used is not listed', () => {
  expect(
    glance(800, [card(900, { disabledReason: 'blocked' }), gift('g', 5)]).boxes.map(it => it.method.payerId),
  ).toEqual(['g'])
})

test('Selecting one method leaves the others and their amounts unchanged', () => {
  const chosen: ChosenMethod[] = [{ paymentMethod: '17_giftCard', payerId: 'g', most: money(100) }]
  const both = ticked(chosen, card(500), true)
  expect(both).toEqual([...chosen, { paymentMethod: '16_msBalance', payerId: 'card' }])
  expect(ticked(both, card(500), true)).toEqual(both)
  expect(ticked(both, card(500), false)).toEqual(chosen)
})

test('Methods and rest add up to the amount due, and no method pays more than its balance (PAY-9)', () => {
  const worth = fc.integer({ min: 0, max: 3000 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), worth, worth, worth, fc.subarray([0, 1, 2]), (due, a, b, c, on) => {
      const offers = [points(a), card(b), gift('g', c)]
      const { boxes, restDue } = glance(due, offers, all(on.flatMap(at => offers[at] ?? [])))
      const paid = boxes.reduce((sum, { covers = 0 }) => sum + covers, 0)
      expect(paid + restDue).toBe(due)
      for (const { covers = 0, used, method: means } of boxes)
        expect(covers).toBeLessThanOrEqual(used ? means.usable : 0)
    }),
  )
})
