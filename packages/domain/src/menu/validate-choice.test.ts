import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money/index.ts'
import { normalizedChoice } from './choice.ts'
import { startingChoice } from './starting.ts'
import { exclusionsOf } from './exclusions.ts'
import { chosen, combo, dish, menuOf, modifiers, option, sides, unit } from './testing.ts'
import { validateChoice } from './validate-choice.ts'

const modifierChoice = (modifierGroupId: string, modifierItemId: string, quantity = 1) => ({
  modifierGroupId,
  modifierItemId,
  quantity,
})

const noodles = dish('noodles', { modifierGroupIds: ['firm', 'tops'] })
const noodleMenu = menuOf(
  [noodles],
  [
    modifiers('firm', [option('soft'), option('hard'), option('gone', 0, { soldOut: true })], { min: 1 }),
    modifiers('tops', [option('egg', 100, { max: 2 }), option('nori', 50)], { multiple: true, max: 3 }),
  ],
)
const checked = (modifierChoices: ReturnType<typeof modifierChoice>[]) =>
  validateChoice(noodleMenu, noodles, { ...chosen, modifiers: modifierChoices })

describe('validating a choice', () => {
  it("A choice within the groups' limits is valid (MENU-2)", () => {
    expect(
      checked([modifierChoice('firm', 'soft'), modifierChoice('tops', 'egg', 2), modifierChoice('tops', 'nori')]),
    ).toBeUndefined()
  })

  it('A group below its minimum is reported (MENU-2)', () => {
    expect(checked([])).toEqual({ problem: 'choiceMissing', field: 'modifiers', id: 'firm', bound: 1 })
  })

  it('A group above its maximum, an option above its own, a single choice taken twice (MENU-2)', () => {
    expect(checked([modifierChoice('firm', 'soft'), modifierChoice('firm', 'hard')])?.problem).toBe('choiceTooMany')
    expect(checked([modifierChoice('firm', 'soft', 2)])?.id).toBe('soft')
    expect(checked([modifierChoice('firm', 'soft'), modifierChoice('tops', 'egg', 3)])?.id).toBe('egg')
    expect(checked([modifierChoice('firm', 'soft'), modifierChoice('tops', 'nori', 4)])?.id).toBe('tops')
  })

  it('Repeated entries of one option are summed (MENU-2)', () => {
    expect(
      checked([modifierChoice('firm', 'soft'), modifierChoice('tops', 'egg', 2), modifierChoice('tops', 'egg', 1)])
        ?.problem,
    ).toBe('choiceTooMany')
  })

  it("Unknown groups, unknown options, another group's option and sold-out ones are gone (MENU-2)", () => {
    for (const odd of [
      modifierChoice('x', 'soft'),
      modifierChoice('firm', 'x'),
      modifierChoice('firm', 'egg'),
      modifierChoice('firm', 'gone'),
    ])
      expect(checked([odd])?.problem).toBe('choiceGone')
  })

  it('Negative and fractional counts are refused (PRICE-1)', () => {
    for (const odd of [-1, 0.5, Number.NaN, 2 ** 53])
      expect(checked([modifierChoice('firm', 'soft'), modifierChoice('tops', 'egg', odd)])?.problem).toBe('outOfBounds')
  })

  it('Units: a known one is valid, a single one may be omitted, one of several is required (MENU-2)', () => {
    const two = dish('two', { units: [unit('s', 1), unit('l', 2)] })
    const one = dish('one', { units: [unit('s', 1)] })
    const index = menuOf([two, one])
    expect(validateChoice(index, two, chosen)?.problem).toBe('choiceMissing')
    expect(validateChoice(index, two, { ...chosen, unitId: 'x' })?.problem).toBe('choiceGone')
    expect(validateChoice(index, two, { ...chosen, unitId: 'l' })).toBeUndefined()
    expect(validateChoice(index, one, chosen)).toBeUndefined()
    expect(validateChoice(menuOf([dish('n')]), dish('n'), { ...chosen, unitId: 's' })?.problem).toBe('choiceGone')
  })

  it('Combos: minimum, maximum, and only dishes on sale (MENU-2)', () => {
    const set = dish('set', {
      comboGroups: [
        combo(
          'c',
          [
            ['a', 'tea', 0],
            ['b', 'off', 0],
          ],
          { min: 2, max: 2 },
        ),
      ],
    })
    const index = menuOf([set, dish('tea'), dish('off', { onSale: false })])
    const part = (comboGroupItemId: string, quantity: number) => ({ comboGroupId: 'c', comboGroupItemId, quantity })
    expect(validateChoice(index, set, chosen)?.problem).toBe('choiceMissing')
    expect(validateChoice(index, set, { ...chosen, subItems: [part('a', 2)] })).toBeUndefined()
    expect(validateChoice(index, set, { ...chosen, subItems: [part('a', 3)] })?.problem).toBe('choiceTooMany')
    expect(validateChoice(index, set, { ...chosen, subItems: [part('a', 1), part('b', 1)] })?.problem).toBe(
      'choiceGone',
    )
  })

  it("A side with a nested dish keeps that dish's rules (MENU-2)", () => {
    const main = dish('main', {
      sideDishGroups: [
        sides('s', [
          ['n', 'noodles', 100, true],
          ['p', 'rice', 50],
        ]),
      ],
    })
    const index = menuOf([main, noodles, dish('rice')], noodleMenu.document.modifierGroups)
    const side = (id: string, own: ReturnType<typeof modifierChoice>[]) => ({
      ...chosen,
      sideDishItems: [{ sideDishGroupId: 's', sideDishGroupItemId: id, quantity: 1, modifiers: own }],
    })
    expect(validateChoice(index, main, side('n', []))?.problem).toBe('choiceMissing')
    expect(validateChoice(index, main, side('n', [modifierChoice('firm', 'soft')]))).toBeUndefined()
    expect(validateChoice(index, main, side('p', [modifierChoice('firm', 'soft')]))?.problem).toBe('choiceGone')
  })

  it('A weight is required, within its bounds and on its step (MENU-2)', () => {
    const ham = dish('ham', { priceRule: 2, measurementUnit: { name: { en_US: 'kg' }, min: 100, max: 1000, step: 50 } })
    const weigh = (quantityDecimal?: number) =>
      validateChoice(menuOf([ham]), ham, quantityDecimal === undefined ? chosen : { ...chosen, quantityDecimal })
        ?.problem
    expect(weigh()).toBe('choiceMissing')
    expect(weigh(150)).toBeUndefined()
    for (const odd of [50, 125, 1050, -100, 150.5, Number.NaN]) expect(weigh(odd)).toBe('outOfBounds')
  })

  it('A weight or price is refused for a dish that needs none (M5)', () => {
    const plain = dish('plain')
    const result = (own: object) => validateChoice(menuOf([plain]), plain, { ...chosen, ...own })
    expect(result({ quantityDecimal: 500 })).toMatchObject({ problem: 'outOfBounds', field: 'quantityDecimal' })
    expect(result({ openPrice: money(1) })).toMatchObject({ problem: 'outOfBounds', field: 'openPrice' })
  })

  it('An open price is required and within its bounds (MENU-2)', () => {
    const gift = dish('gift', { priceRule: 1, openPrice: { min: money(100), max: money(500) } })
    const typed = (price?: number) =>
      validateChoice(menuOf([gift]), gift, price === undefined ? chosen : { ...chosen, openPrice: price as never })
        ?.problem
    expect(typed()).toBe('choiceMissing')
    expect(typed(100)).toBeUndefined()
    for (const odd of [99, 501, -1, 100.5, Number.NaN]) expect(typed(odd)).toBe('outOfBounds')
  })
})

describe('exclusions', () => {
  const rule = {
    propertyList: ['oat', 'syrup'],
    propertyUnitList: ['iced'],
    exclusivePropertyList: [{ exclusiveModifierIds: ['cream', 'cookie'] }],
    exclusiveUnitList: ['hot'],
  }
  const latte = dish('latte', {
    units: [unit('hot', 300), unit('iced', 300)],
    modifierGroupIds: ['milk'],
    sideDishGroups: [sides('s', [['cookie', 'cookie', 100]])],
    exclusions: [rule],
  })
  const index = menuOf(
    [latte, dish('cookie')],
    [modifiers('milk', [option('oat'), option('syrup'), option('cream')], { multiple: true, max: 0 })],
  )
  const cookie = [{ sideDishGroupId: 's', sideDishGroupItemId: 'cookie', quantity: 1 }]

  it('Choosing one side excludes the other, with its cause (MENU-6)', () => {
    const shut = exclusionsOf(latte, { ...chosen, modifiers: [modifierChoice('milk', 'oat')] })
    expect([...shut.options.keys()]).toEqual(['cream', 'cookie'])
    expect(shut.units.get('hot')).toEqual({ kind: 'option', id: 'oat' })
  })

  it('The other direction: sides and units exclude too (MENU-6)', () => {
    expect([...exclusionsOf(latte, { ...chosen, sideDishItems: cookie }).options.keys()]).toEqual(['oat', 'syrup'])
    const hot = exclusionsOf(latte, { ...chosen, unitId: 'hot' })
    expect(hot.options.get('oat')).toEqual({ kind: 'unit', id: 'hot' })
    expect(hot.units.get('iced')).toEqual({ kind: 'unit', id: 'hot' })
  })

  it('A count of zero excludes nothing (MENU-6)', () => {
    expect(exclusionsOf(latte, { ...chosen, modifiers: [modifierChoice('milk', 'oat', 0)] }).options.size).toBe(0)
  })

  it('A single unit excludes without being chosen (MENU-6)', () => {
    const one = { ...latte, units: [unit('iced', 300)] }
    expect(exclusionsOf(one, chosen).options.has('cream')).toBe(true)
  })

  it('The server refuses exactly the options shown as excluded (MENU-6)', () => {
    const any = fc.record({
      unitId: fc.constantFrom('hot', 'iced'),
      picked: fc.subarray(['oat', 'syrup', 'cream']),
      cookie: fc.boolean(),
    })
    fc.assert(
      fc.property(any, part => {
        const choice = {
          ...chosen,
          unitId: part.unitId,
          modifiers: part.picked.map(id => modifierChoice('milk', id)),
          sideDishItems: part.cookie ? cookie : [],
        }
        const shut = exclusionsOf(latte, choice)
        const clash =
          shut.units.has(part.unitId) ||
          part.picked.some(id => shut.options.has(id)) ||
          (part.cookie && shut.options.has('cookie'))
        expect(validateChoice(index, latte, choice)?.problem === 'excluded').toBe(clash)
      }),
    )
  })
})

describe('normalized choices', () => {
  it('Zero counts are dropped, repeats summed, order is irrelevant, the only unit is filled in (CART-1)', () => {
    const one = dish('one', { units: [unit('s', 1)], modifierGroupIds: ['tops'] })
    const spelled = normalizedChoice(one, {
      ...chosen,
      modifiers: [
        modifierChoice('b', '2'),
        modifierChoice('a', '1'),
        modifierChoice('b', '2'),
        modifierChoice('c', '3', 0),
      ],
    })
    const other = normalizedChoice(one, {
      ...chosen,
      unitId: 's',
      modifiers: [modifierChoice('a', '1'), modifierChoice('b', '2', 2)],
    })
    expect(spelled).toEqual(other)
    expect(spelled.unitId).toBe('s')
  })

  it("A dish sheet opens with the menu's defaults, without sold-out options (MENU-2)", () => {
    const item = dish('d', { units: [unit('s', 1), unit('l', 2)], modifierGroupIds: ['g'] })
    const selected = { selected: true }
    const index = menuOf(
      [item],
      [modifiers('g', [option('a', 0, { ...selected, soldOut: true }), option('b', 0, selected)])],
    )
    expect(startingChoice(index, item)).toEqual({ ...chosen, unitId: 's', modifiers: [modifierChoice('g', 'b')] })
  })
})
