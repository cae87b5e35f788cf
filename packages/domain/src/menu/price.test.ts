import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money/index.ts'
import { displayPrice, unitAmountOf } from './price.ts'
import { chosen, combo, dish, menuOf, modifiers, option, sides, unit } from './testing.ts'
import { validateChoice } from './validate-choice.ts'

const guest = { member: false }
const member = { member: true }

describe('price of one dish', () => {
  it('Unit, modifiers, combo parts and sides with nested options add up (MENU-2, PRICE-1)', () => {
    const burger = dish('burger', {
      units: [unit('small', 900), unit('large', 1200)],
      modifierGroupIds: ['extras'],
      comboGroups: [
        combo('drink', [
          ['cola', 'cola', 0],
          ['shake', 'shake', 250],
        ]),
      ],
      sideDishGroups: [sides('side', [['fries', 'fries', 300, true]])],
    })
    const index = menuOf(
      [burger, dish('cola'), dish('shake'), dish('fries', { modifierGroupIds: ['dip'] })],
      [
        modifiers('extras', [option('cheese', 150)], { multiple: true, max: 3 }),
        modifiers('dip', [option('mayo', 50)]),
      ],
    )
    const choice = {
      unitId: 'large',
      modifiers: [{ modifierGroupId: 'extras', modifierItemId: 'cheese', quantity: 2 }],
      subItems: [{ comboGroupId: 'drink', comboGroupItemId: 'shake', quantity: 1 }],
      sideDishItems: [
        {
          sideDishGroupId: 'side',
          sideDishGroupItemId: 'fries',
          quantity: 2,
          modifiers: [{ modifierGroupId: 'dip', modifierItemId: 'mayo', quantity: 1 }],
        },
      ],
    }
    expect(unitAmountOf(index, burger, choice, guest)).toBe(1200 + 300 + 250 + 2 * (300 + 50))
  })

  it('The member price is for members, and never above the regular one (LOGIN-10)', () => {
    const cake = dish('cake', { price: money(500), prices: [{ value: money(450), type: 'member' }] })
    const odd = dish('odd', { price: money(500), prices: [{ value: money(600), type: 'member' }] })
    const index = menuOf([cake, odd])
    expect(unitAmountOf(index, cake, chosen, guest)).toBe(500)
    expect(unitAmountOf(index, cake, chosen, member)).toBe(450)
    expect(unitAmountOf(index, odd, chosen, member)).toBe(500)
  })

  it("A unit has its own member price, not the dish's (LOGIN-10)", () => {
    const cake = dish('cake', {
      prices: [{ value: money(1), type: 'member' }],
      units: [unit('slice', 500, 450), unit('whole', 3000)],
    })
    const index = menuOf([cake])
    expect(unitAmountOf(index, cake, { ...chosen, unitId: 'slice' }, member)).toBe(450)
    expect(unitAmountOf(index, cake, { ...chosen, unitId: 'whole' }, member)).toBe(3000)
  })

  it('A price by weight is truncated once (PRICE-4)', () => {
    const salad = dish('salad', { price: money(1999), priceRule: 2 })
    const index = menuOf([salad])
    expect(unitAmountOf(index, salad, { ...chosen, quantityDecimal: 333 }, guest)).toBe(665)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 50_000 }), (price, weight) => {
        const item = dish('w', { price: money(price), priceRule: 2 })
        const exact = (BigInt(price) * BigInt(weight)) / 1000n
        expect(unitAmountOf(menuOf([item]), item, { ...chosen, quantityDecimal: weight }, guest)).toBe(Number(exact))
      }),
    )
  })

  it('An open price is the amount the guest typed (MENU-2)', () => {
    const gift = dish('gift', { priceRule: 1, openPrice: { min: money(100), max: money(9000) } })
    expect(unitAmountOf(menuOf([gift]), gift, { ...chosen, openPrice: money(777) }, guest)).toBe(777)
  })

  it('Unknown options add nothing, and no price is negative (PRICE-1)', () => {
    const tea = dish('tea', { price: money(200), modifierGroupIds: ['less'] })
    const index = menuOf([tea], [modifiers('less', [option('own-cup', -300)])])
    const unknown = [{ modifierGroupId: 'less', modifierItemId: 'gold', quantity: 5 }]
    const own = [{ modifierGroupId: 'less', modifierItemId: 'own-cup', quantity: 1 }]
    expect(unitAmountOf(index, tea, { ...chosen, modifiers: unknown }, guest)).toBe(200)
    expect(unitAmountOf(index, tea, { ...chosen, modifiers: own }, guest)).toBe(0)
  })
})

describe('price on a dish card', () => {
  const shown = (item: ReturnType<typeof dish>, groups = [] as ReturnType<typeof modifiers>[]) =>
    displayPrice(menuOf([item], groups), item)

  it('Several units of which one costs more than the base show "and up" (MENU-3)', () => {
    expect(shown(dish('a', { units: [unit('s', 1000), unit('l', 1200)] }))).toEqual({ price: 1000, andUp: true })
    expect(shown(dish('a', { units: [unit('s', 1000), unit('l', 900)] })).andUp).toBe(false)
  })

  it("A single unit of a normal-price dish shows its name, else the measurement unit's (MENU-3)", () => {
    expect(shown(dish('a', { units: [unit('bowl', 1000)] }))).toEqual({
      price: 1000,
      andUp: false,
      unitName: { en_US: 'bowl' },
    })
    const measurementUnit = { name: { en_US: '100 g' }, min: 100, max: 900, step: 50 }
    expect(shown(dish('a', { measurementUnit })).unitName).toEqual({ en_US: '100 g' })
    expect(shown(dish('a', { units: [unit('s', 1000), unit('l', 1200)] })).unitName).toBeUndefined()
  })

  it('A required size counts: the cheapest is shown, with "and up" if others cost more (MENU-3)', () => {
    const pizza = dish('pizza', { price: money(0), modifierGroupIds: ['size'] })
    const size = modifiers('size', [option('s', 949), option('l', 1349)], { min: 1 })
    expect(shown(pizza, [size])).toEqual({ price: 949, andUp: true })
    expect(shown(pizza, [modifiers('size', [option('s', 949)], { min: 1 })])).toEqual({ price: 949, andUp: false })
    expect(shown(pizza, [modifiers('size', [option('s', 949)])])).toEqual({ price: 0, andUp: false })
  })

  it('Counted, sold-out and single options count as they can be chosen (MENU-3)', () => {
    const three = dish('three', { modifierGroupIds: ['g'] })
    const counted = (options: ReturnType<typeof option>[], min: number) =>
      shown(three, [modifiers('g', options, { multiple: true, min, max: 0 })])
    expect(counted([option('a', 100, { max: 3 }), option('b', 300)], 3)).toEqual({ price: 1300, andUp: true })
    expect(counted([option('a', 100, { max: 2 }), option('b', 300)], 3)).toEqual({ price: 1500, andUp: true })
    expect(counted([option('a', 100, { max: 0 })], 3)).toEqual({ price: 1300, andUp: false })
    const missing = option('a', 0, { soldOut: true })
    expect(counted([missing, option('b', 300)], 1)).toEqual({ price: 1300, andUp: false })
  })

  it('Required parts and sides count with the required options of nested dishes (MENU-2, MENU-3)', () => {
    const tea = dish('tea', { modifierGroupIds: ['size'] })
    const set = dish('set', {
      comboGroups: [
        combo('drinks', [
          ['t', 'tea', 50, true],
          ['off', 'off', 0],
        ]),
      ],
      sideDishGroups: [sides('beside', [['s', 'soup', 400]], { min: 2 })],
    })
    const size = modifiers('size', [option('s', 20), option('l', 70)], { min: 1 })
    const index = menuOf([set, tea, dish('soup'), dish('off', { onSale: false })], [size])
    expect(displayPrice(index, set)).toEqual({ price: 1000 + 50 + 20 + 2 * 400, andUp: true })
  })

  it('The shown price can be paid, no orderable choice is cheaper, and "and up" means a more expensive one exists (MENU-3)', () => {
    const options = fc.array(fc.record({ add: fc.integer({ min: 0, max: 4 }), max: fc.integer({ min: 0, max: 3 }) }), {
      minLength: 1,
      maxLength: 3,
    })
    const picks = (ids: readonly string[]) => {
      let all: { modifierGroupId: string; modifierItemId: string; quantity: number }[][] = [[]]
      for (const modifierItemId of ids)
        all = all.flatMap(before =>
          [0, 1, 2, 3].map(quantity => [...before, { modifierGroupId: 'g', modifierItemId, quantity }]),
        )
      return all
    }
    fc.assert(
      fc.property(options, fc.integer({ min: 0, max: 3 }), fc.boolean(), (part, min, multiple) => {
        const all = part.map(({ add, max }, i) => option(`o${i}`, add, { max }))
        const item = dish('x', { modifierGroupIds: ['g'] })
        const index = menuOf([item], [modifiers('g', all, { multiple, min, max: min || 1 })])
        const amounts = picks(all.map(one => one.modifierItemId))
          .map(picked => ({ ...chosen, modifiers: picked }))
          .filter(choice => validateChoice(index, item, choice) === undefined)
          .filter(({ modifiers: picked }) => picked.reduce((sum, { quantity }) => sum + quantity, 0) === min)
          .map(choice => unitAmountOf(index, item, choice, guest))
        if (amounts.length === 0) return
        const least = Math.min(...amounts)
        expect(displayPrice(index, item)).toEqual({ price: least, andUp: Math.max(...amounts) > least })
      }),
    )
  })
})
