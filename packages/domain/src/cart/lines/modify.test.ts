import { type BizType, itemLimitOf } from '../../store/index.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combo, dish, menuOf, modifiers, option } from '../../menu/testing.ts'
import { money } from '../../money/index.ts'
import { choiceKey, homeChoice } from './choice-key.ts'
import { applyModification, type ModifiedCart, type ModifyFault, type ModifyItem } from './modify.ts'
import { choiceOf, rulesOf } from '../testing.ts'
import type { CartLine, ModifyType } from '../types.ts'

const soup = dish('soup', { saleSettings: { saleMin: 3, saleStep: 2, limitSale: 0, limitSaleType: 0 } })
const cake = dish('cake', { saleSettings: { saleMin: 1, saleStep: 1, limitSale: 4, limitSaleType: 0 } })
const tea = dish('tea', { saleSettings: { saleMin: 1, saleStep: 1, limitSale: 2, limitSaleType: 1 } })
const plain = dish('plain', { modifierGroupIds: ['extras'] })
const set = dish('set', { multiBase: 3, comboGroups: [combo('drink', [['t', 'tea', 0]])] })
const index = menuOf(
  [soup, cake, tea, plain, set],
  [modifiers('extras', [option('a', 10), option('b', 20)], { multiple: true, max: 5 })],
  {
    buffetRules: [
      {
        buffetStallId: 'stall',
        displayName: {},
        limitType: 1,
        limitCount: 5,
        singleLimitCount: 2,
        intervalMinutes: 0,
        stayMinutes: 0,
        lastOrderMinutes: 0,
        included: [
          { foodId: 'plain', unitId: '' },
          { foodId: 'cake', unitId: '' },
        ],
        places: [],
        taxIds: [],
      },
    ],
  },
)

const change = (lines: readonly CartLine[], modifyType: ModifyType, cartItems: ModifyItem[], rules = rulesOf(index)) =>
  applyModification(lines, { modifyType, cartItems, addedBy: 'me' }, rules)

const done = (answer: ModifiedCart | ModifyFault): ModifiedCart => {
  if ('problem' in answer) throw new Error(`refused: ${answer.problem}`)
  return answer
}

const cartWith = (...items: ModifyItem[]): CartLine[] => done(change([], 0, items)).lines

describe('changing a cart', () => {
  it('Two adds of the same choice give one line, however the choice is written (CART-1)', () => {
    const [a, b] = [
      { modifierGroupId: 'extras', modifierItemId: 'a', quantity: 1 },
      { modifierGroupId: 'extras', modifierItemId: 'b', quantity: 2 },
    ]
    const one = choiceOf('plain', 1, { modifiers: [a, b] as never })
    const same = choiceOf('plain', 2, { modifiers: [b, { ...a, quantity: 0 }, a] as never })
    const lines = cartWith(one, same, choiceOf('plain', 1, { remark: 'no salt' }))
    expect(lines.map(line => line.quantity)).toEqual([3, 1])
  })

  it('The first add is saleMin, later ones are multiples of saleStep; removing below saleMin deletes the line (CART-2)', () => {
    expect(change([], 0, [choiceOf('soup', 1)])).toMatchObject({ problem: 'belowSaleMin', bound: 3 })
    expect(change([], 0, [choiceOf('soup', 4)])).toMatchObject({ problem: 'offStep', bound: 2 })
    const five = cartWith(choiceOf('soup', 5))
    const itemKey = five[0]?.itemKey ?? ''
    expect(done(change(five, 1, [{ itemKey, quantity: 1 }])).lines[0]?.quantity).toBe(3)
    expect(done(change(five, 1, [{ itemKey, quantity: 3 }])).lines).toEqual([])
  })

  it('An add is reduced to the remaining stock, reports it, and shares stock with combos (CART-3, CART-6)', () => {
    const rules = rulesOf(index, { stock: { tea: 3, set: 7 } })
    const combos = choiceOf('set', 9, { subItems: [{ comboGroupId: 'drink', comboGroupItemId: 't', quantity: 1 }] })
    const first = done(change([], 0, [combos], rules))
    expect(first.lines[0]?.quantity).toBe(2)
    expect(first.caps).toMatchObject([{ asked: 9, given: 2, why: 'stock' }])
    expect(done(change(first.lines, 0, [choiceOf('tea', 2)], rules)).lines[1]?.quantity).toBe(1)
  })

  it('A dish without any available choice is sold out, and is available again with the first choice (MENU-4)', () => {
    const flat = dish('flat', { modifierGroupIds: ['milk'] })
    const milk = modifiers('milk', [option('oat', 0, { soldOut: true }), option('soya')], { min: 1 })
    const cafe = menuOf([flat], [milk])
    const milked = (id: string) =>
      choiceOf('flat', 1, { modifiers: [{ modifierGroupId: 'milk', modifierItemId: id, quantity: 1 }] })
    const none = rulesOf(cafe, { stock: { 'modifier/soya': 0 } })
    for (const choice of [choiceOf('flat'), milked('oat')])
      expect(change([], 0, [choice], none)).toMatchObject({ problem: 'soldOut', field: 'foodId' })
    expect(done(change([], 0, [milked('soya')], none))).toMatchObject({ lines: [], caps: [{ given: 0, why: 'stock' }] })
    const some = rulesOf(cafe, { stock: { 'modifier/soya': 1 } })
    expect(change([], 0, [choiceOf('flat')], some)).toMatchObject({ problem: 'choiceMissing' })
    expect(change([], 0, [milked('oat')], some)).toMatchObject({ problem: 'choiceGone' })
    expect(done(change([], 0, [milked('soya')], some)).lines).toMatchObject([{ foodId: 'flat', quantity: 1 }])
  })

  it('A combo that contains a dish several times needs that much stock (CART-6)', () => {
    const combos = choiceOf('set', 1, { subItems: [{ comboGroupId: 'drink', comboGroupItemId: 't', quantity: 1 }] })
    const answer = done(change([], 0, [combos], rulesOf(index, { stock: { set: 2 } })))
    expect(answer).toMatchObject({ lines: [], changed: false, caps: [{ given: 0, why: 'stock' }] })
  })

  it('The sale limit counts the dish over all lines, per order or per person (CART-3)', () => {
    const lines = cartWith(choiceOf('cake', 3), choiceOf('tea', 2))
    const more = done(change(lines, 0, [choiceOf('cake', 3, { remark: 'candle' }), choiceOf('tea', 1)]))
    expect(more.caps.map(cap => [cap.foodId, cap.given, cap.why])).toEqual([
      ['cake', 1, 'limitPerOrder'],
      ['tea', 2, 'limitPerPerson'],
    ])
    const two = done(change(lines, 0, [choiceOf('tea', 9)], rulesOf(index, { people: 2 })))
    expect(two.lines.find(line => line.foodId === 'tea')?.quantity).toBe(4)
  })

  it('The dish limit of an order applies per order or per person, for each order type alone (CART-4)', () => {
    const limits = { dineInItemLimit: { count: 5, perPerson: true }, itemLimitFor: { 1200: 8 } }
    const at = (people: number, bizType: BizType = 1100) =>
      rulesOf(index, { itemLimit: itemLimitOf(limits, bizType), people, bizType })
    expect(done(change([], 0, [choiceOf('plain', 9)], at(1))).caps).toMatchObject([{ given: 5, why: 'dineInLimit' }])
    expect(done(change([], 0, [choiceOf('plain', 9)], at(2))).caps).toEqual([])
    expect(done(change([], 0, [choiceOf('plain', 9)], at(1, 1300))).caps).toEqual([])
    expect(done(change([], 0, [choiceOf('plain', 9)], at(4, 1200))).caps).toMatchObject([{ given: 8 }])
  })

  it('A buffet limits plates of one dish and in total, per person (CART-3)', () => {
    const stall = { buffetStallId: 'stall' }
    const buffet = {
      tableBuffetInfos: [stall],
      adults: 1,
      children: 0,
      charged: { adults: 0, children: 0 },
      createTimeToNow: 0,
      items: [],
    }
    const rules = rulesOf(index, { buffet })
    const lines = done(change([], 0, [choiceOf('plain', 9, stall), choiceOf('cake', 9, stall)], rules)).lines
    expect(lines.map(line => line.quantity)).toEqual([2, 2])
    const other = [choiceOf('plain', 1, { buffetStallId: 'other' })]
    expect(change([], 0, other, rules)).toMatchObject({ problem: 'choiceGone' })
  })

  it('A request with an item that cannot be ordered is refused as a whole and names the item (O5, A3)', () => {
    const before = cartWith(choiceOf('plain', 1))
    const foreign = { modifierGroupId: 'extras', modifierItemId: 'other', quantity: 1 }
    expect(change(before, 0, [choiceOf('cake', 1), choiceOf('plain', 1, { modifiers: [foreign] })])).toMatchObject({
      problem: 'choiceGone',
      at: 1,
    })
    expect(change(before, 0, [choiceOf('unknown', 1)])).toMatchObject({ problem: 'notOnMenu' })
    expect(change(before, 0, [{ itemKey: 'nobody', quantity: 1 }])).toMatchObject({ problem: 'lineGone' })
  })

  it('Clear removes the given lines, or all; an add of 0 changes nothing (CART-1)', () => {
    const lines = cartWith(choiceOf('plain', 1), choiceOf('cake', 1))
    const first = lines[0]?.itemKey ?? ''
    expect(done(change(lines, 2, [{ itemKey: first, quantity: 0 }])).lines).toHaveLength(1)
    expect(done(change(lines, 2, [])).lines).toEqual([])
    expect(done(change(lines, 0, [choiceOf('plain', 0)]))).toMatchObject({ changed: false })
    expect(done(change(lines, 1, [{ itemKey: 'nobody', quantity: 3 }]))).toMatchObject({ changed: false })
  })

  it('A dish from the hot list is stored in its own group (MENU-5)', () => {
    const group = { displayName: { en_US: '' }, foodIds: ['cake'], minOnlineQuantity: 0 }
    const hot = menuOf([cake], [], {
      menus: [{ menuId: 'm', displayName: { en_US: '' }, windows: [], menuGroupIds: ['hot', 'g'], bizTypes: [] }],
      menuGroups: [
        { ...group, menuGroupId: 'hot', groupType: -1 },
        { ...group, menuGroupId: 'g', groupType: 0 },
      ],
    })
    const fromHot = homeChoice(hot, choiceOf('cake', 1, { menuGroupId: 'hot' }))
    expect(choiceKey(fromHot)).toBe(choiceKey(homeChoice(hot, choiceOf('cake', 5))))
  })

  it('A dish of a members-only group is for members in the hot list too (LOGIN-10, MENU-5)', () => {
    const group = { displayName: { en_US: '' }, foodIds: ['cake'], minOnlineQuantity: 0 }
    const hot = menuOf([cake], [], {
      menus: [{ menuId: 'm', displayName: { en_US: '' }, windows: [], menuGroupIds: ['hot', 'vip'], bizTypes: [] }],
      menuGroups: [
        { ...group, menuGroupId: 'hot', groupType: -1 },
        { ...group, menuGroupId: 'vip', groupType: -2 },
      ],
    })
    const requested = {
      modifyType: 0 as const,
      cartItems: [choiceOf('cake', 2, { menuGroupId: 'hot' })],
      addedBy: 'me',
    }
    expect(applyModification([], requested, rulesOf(hot))).toMatchObject({ problem: 'membersOnly' })
    expect(applyModification([], requested, rulesOf(hot, { member: true }))).toMatchObject({
      lines: [{ foodId: 'cake', menuGroupId: 'vip' }],
    })
  })

  it('Prices, names and totals in the request change nothing (O5)', () => {
    const forged = { ...choiceOf('plain', 1), price: 1, amount: 1, discountAmount: 9999, seenAmount: money(1) }
    expect(cartWith(forged as never)[0]?.seenAmount).toBe(1000)
  })
})

describe('any additions and removals', () => {
  const foods = ['soup', 'cake', 'tea', 'plain']
  const step = fc.record({
    type: fc.constantFrom<ModifyType>(0, 0, 1, 2),
    food: fc.constantFrom(...foods),
    quantity: fc.integer({ min: 0, max: 12 }),
  })

  it('Quantities are never negative, above a limit, or off their steps (C5, S4)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.integer({ min: 0, max: 9 }), (steps, remaining) => {
        const rules = rulesOf(index, {
          stock: { plain: remaining, soup: remaining },
          itemLimit: { count: 12, perPerson: false },
        })
        let lines: CartLine[] = []
        for (const { type, food, quantity } of steps) {
          const answer = change(lines, type, [choiceOf(food, quantity)], rules)
          if (!('problem' in answer)) lines = answer.lines
          const by = (foodId: string) => lines.filter(it => it.foodId === foodId).reduce((n, it) => n + it.quantity, 0)
          expect(lines.every(it => it.quantity > 0)).toBe(true)
          expect(foods.reduce((n, it) => n + by(it), 0)).toBeLessThanOrEqual(12)
          expect([by('plain') <= remaining, by('soup') <= remaining, by('cake') <= 4, by('tea') <= 2]).toEqual([
            true,
            true,
            true,
            true,
          ])
          expect(by('soup') === 0 || (by('soup') >= 3 && by('soup') % 2 === 1)).toBe(true)
        }
      }),
    )
  })
})
