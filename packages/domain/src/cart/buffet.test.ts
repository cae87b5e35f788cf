import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dish, menuOf, modifiers, option } from '../menu/testing.ts'
import type { BuffetRule } from '../menu/index.ts'
import { money, localizerFor } from '../money/index.ts'
import { buffetLines, nextInterval, type OpenBuffet, stallOf } from './buffet.ts'
import { calculate } from './calculate.ts'
import { linesToPrice } from './lines/line-to-price.ts'
import { applyModification, type ModifiedCart, type ModifyItem } from './lines/modify.ts'
import { choiceOf, inputOf, rulesOf } from './testing.ts'
import type { CartLine } from './types.ts'

const MINUTE = 60_000
const stall = { buffetStallId: 'stall' }

const rule = (own: Partial<BuffetRule> = {}): BuffetRule => ({
  buffetStallId: 'stall',
  displayName: { en_US: 'Stall' },
  limitType: 1,
  limitCount: 0,
  singleLimitCount: 0,
  intervalMinutes: 0,
  stayMinutes: 0,
  lastOrderMinutes: 0,
  included: [
    { foodId: 'bun', unitId: '' },
    { foodId: 'roll', unitId: '' },
  ],
  places: [
    { person: 'adult', displayName: { en_US: 'Adult' }, price: money(2800) },
    { person: 'child', displayName: { en_US: 'Child' }, price: money(1400) },
  ],
  taxIds: [],
  ...own,
})

const bun = dish('bun', { modifierGroupIds: ['dip'] })
const menuWith = (own: Partial<BuffetRule> = {}) =>
  menuOf([bun, dish('roll'), dish('wine')], [modifiers('dip', [option('truffle', 300)])], { buffetRules: [rule(own)] })

const opened = (own: Partial<OpenBuffet> = {}): OpenBuffet => ({
  tableBuffetInfos: [stall],
  adults: 2,
  children: 1,
  charged: { adults: 0, children: 0 },
  createTimeToNow: 0,
  items: [],
  ...own,
})

const rulesWith = (buffet: OpenBuffet | undefined, own: Partial<BuffetRule> = {}) =>
  rulesOf(menuWith(own), buffet ? { buffet } : {})
type Rules = ReturnType<typeof rulesWith>

const add = (lines: readonly CartLine[], items: ModifyItem[], rules: Rules) =>
  applyModification(lines, { modifyType: 0, cartItems: items, addedBy: 'me' }, rules)
const addItems = (lines: readonly CartLine[], items: ModifyItem[], rules: Rules) => {
  const answer = add(lines, items, rules)
  return 'problem' in answer ? answer.problem : (answer as ModifiedCart).lines.map(line => line.quantity)
}

describe('buffets', () => {
  it('An open buffet gives plates of its own dishes only (CART-13)', () => {
    expect(addItems([], [choiceOf('bun', 2, stall)], rulesWith(opened()))).toEqual([2])
    expect(addItems([], [choiceOf('wine', 1, stall)], rulesWith(opened()))).toBe('choiceGone')
    expect(addItems([], [choiceOf('bun', 1, stall)], rulesWith(undefined))).toBe('choiceGone')
    expect(addItems([], [choiceOf('bun', 1, stall)], rulesWith(opened({ tableBuffetInfos: [] })))).toBe('choiceGone')
    expect(stallOf(rulesWith(opened()), choiceOf('roll'))?.buffetStallId).toBe('stall')
    expect(stallOf(rulesWith(opened()), choiceOf('wine'))).toBeUndefined()
  })

  it('A buffet includes the sizes it lists, not larger ones (CART-13)', () => {
    const rules = rulesWith(opened(), { included: [{ foodId: 'bun', unitId: 'small' }] })
    expect(addItems([], [choiceOf('bun', 1, stall)], rules)).toBe('choiceGone')
  })

  it('Plates of a buffet are free; their extras and dishes outside the buffet are charged (CART-13)', () => {
    const rules = rulesWith(opened({ charged: { adults: 2, children: 1 } }))
    const dip = { modifierGroupId: 'dip', modifierItemId: 'truffle', quantity: 1 }
    const items = [choiceOf('bun', 2, stall), choiceOf('roll', 1, { ...stall, modifiers: [] }), choiceOf('wine')]
    const { lines } = add([], [...items, choiceOf('bun', 1, { ...stall, modifiers: [dip] })], rules) as ModifiedCart
    const { items: priced, totalPaidAmount } = calculate(inputOf(linesToPrice(lines, rules, localizerFor('en_US'))))
    expect(priced.map(line => line.amount)).toEqual([0, 0, 1000, 300])
    expect(totalPaidAmount).toBe(1300)
  })

  it('Allowances of a stall and of one dish are multiplied by the diners and count earlier orders (CART-3, CART-13)', () => {
    const items = [{ ...stall, foodId: 'bun', unitId: '', quantity: 3, at: 0 }]
    const rules = rulesWith(opened({ items }), { limitCount: 3, singleLimitCount: 2 })
    expect(addItems([], [choiceOf('bun', 9, stall)], rules)).toEqual([3])
    expect(addItems([], [choiceOf('bun', 9, stall), choiceOf('roll', 9, stall)], rules)).toEqual([3, 3])
    const ofTable = rulesWith(opened({ items }), { limitType: 0, limitCount: 4 })
    expect(addItems([], [choiceOf('roll', 9, stall)], ofTable)).toEqual([1])
  })

  it('Allowances restart with each interval, counted from the opening (CART-13)', () => {
    const items = [{ ...stall, foodId: 'bun', unitId: '', quantity: 6, at: 29 * MINUTE }]
    const terms = { limitCount: 2, intervalMinutes: 30 }
    const at = (minutes: number) => rulesWith(opened({ items, createTimeToNow: minutes * MINUTE }), terms)
    expect(addItems([], [choiceOf('bun', 1, stall)], at(29))).toEqual([])
    expect(addItems([], [choiceOf('bun', 9, stall)], at(30))).toEqual([6])
    expect(nextInterval(rule(terms), 29 * MINUTE)).toBe(MINUTE)
  })

  it('After the last-order time no plate can be ordered, and a plate in the cart shows the problem (CART-13)', () => {
    const terms = { stayMinutes: 90, lastOrderMinutes: 20 }
    const at = (minutes: number) => rulesWith(opened({ createTimeToNow: minutes * MINUTE }), terms)
    const before = add([], [choiceOf('bun', 1, stall)], at(69)) as ModifiedCart
    expect(before.lines).toHaveLength(1)
    expect(addItems(before.lines, [choiceOf('bun', 1, stall)], at(70))).toBe('buffetOver')
    expect(linesToPrice(before.lines, at(70), localizerFor('en_US'))[0]?.problem).toBe('buffetOver')
    expect(addItems([], [choiceOf('bun')], at(70))).toEqual([1])
  })

  it('The price per adult and child is charged once across orders (CART-13)', () => {
    const lines = (own: Partial<OpenBuffet>) =>
      buffetLines(menuWith(), opened(own), localizerFor('en_US')).map(it => [it.displayName, it.quantity])
    expect(lines({})).toEqual([
      ['Adult', 2],
      ['Child', 1],
    ])
    expect(lines({ charged: { adults: 2, children: 0 } })).toEqual([['Child', 1]])
    expect(lines({ charged: { adults: 2, children: 1 } })).toEqual([])
  })

  it('Plates never exceed the allowance, however they are added and ordered (S4, CART-3)', () => {
    const adds = fc.array(fc.tuple(fc.constantFrom('bun', 'roll'), fc.integer({ min: 0, max: 5 })), { maxLength: 12 })
    fc.assert(
      fc.property(adds, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }), (wanted, all, one) => {
        const ordered = [{ ...stall, foodId: 'bun', unitId: '', quantity: 1, at: 0 }]
        const rules = rulesWith(opened({ items: ordered }), { limitCount: all, singleLimitCount: one })
        let lines: CartLine[] = []
        for (const [foodId, quantity] of wanted) {
          const next = add(lines, [choiceOf(foodId, quantity, stall)], rules)
          if (!('problem' in next)) lines = next.lines
        }
        const count = (foodId?: string) =>
          [...lines, ...ordered].reduce(
            (sum, it) => sum + (foodId === undefined || it.foodId === foodId ? it.quantity : 0),
            0,
          )
        expect(count()).toBeLessThanOrEqual(all * 3)
        expect(count('bun')).toBeLessThanOrEqual(one * 3)
      }),
    )
  })

  it('With one cart per phone, plates in other carts count and each cart is charged for its own diners (CART-13)', () => {
    const buffet = opened({
      elsewhere: [{ ...stall, foodId: 'bun', quantity: 4 }],
      due: { adults: 1, children: 0 },
    })
    const rules = rulesWith(buffet, { limitCount: 2, singleLimitCount: 2 })
    expect(addItems([], [choiceOf('bun', 5, stall)], rules)).toEqual([2])
    expect(buffetLines(rules.index, buffet, localizerFor('en_US')).map(it => [it.unitId, it.quantity])).toEqual([
      ['adult', 1],
    ])
  })
})
