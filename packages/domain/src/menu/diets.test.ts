import { describe, expect, it } from 'vitest'
import { allergensKnown, allergensOf, dietsOf, matchDiets } from './diets.ts'
import { chosen, combo, dish, menuOf, modifiers, option, sides } from './testing.ts'

const bun = modifiers(
  'bun',
  [option('brioche', 0, { allergens: ['gluten', 'egg'], breaksDiets: ['vegan', 'glutenFree'] }), option('lettuce')],
  { min: 1 },
)
const extras = modifiers('extras', [option('bacon', 0, { breaksDiets: ['vegetarian', 'vegan'] }), option('onion')], {
  max: 2,
})
const burger = dish('burger', {
  diets: ['vegetarian', 'vegan', 'glutenFree'],
  allergens: ['soya'],
  modifierGroupIds: ['bun', 'extras'],
})
const cola = dish('cola', { diets: ['vegetarian', 'vegan'] })
const shake = dish('shake', { diets: ['vegetarian'], allergens: ['milk'] })
const fries = dish('fries', { diets: ['vegetarian', 'vegan'], modifierGroupIds: ['dip'] })
const dip = modifiers('dip', [option('aioli', 0, { allergens: ['egg'], breaksDiets: ['vegan'] })])
const meal = dish('meal', {
  diets: ['vegetarian', 'vegan'],
  comboGroups: [
    combo('drink', [
      ['c', 'cola', 0],
      ['s', 'shake', 0],
    ]),
  ],
  sideDishGroups: [sides('side', [['f', 'fries', 0, true]])],
})
const index = menuOf([burger, cola, shake, fries, meal], [bun, extras, dip])
const modifierChoice = (modifierGroupId: string, modifierItemId: string) => ({
  modifierGroupId,
  modifierItemId,
  quantity: 1,
})

describe('allergens and diets of a choice', () => {
  it('Through modifiers (MENU-2)', () => {
    const choice = { ...chosen, modifiers: [modifierChoice('bun', 'brioche'), modifierChoice('extras', 'bacon')] }
    expect(allergensOf(index, burger, choice)).toEqual(['egg', 'gluten', 'soya'])
    expect(dietsOf(index, burger, choice)).toEqual([])
    expect(dietsOf(index, burger, { ...chosen, modifiers: [modifierChoice('bun', 'lettuce')] })).toEqual([
      'vegetarian',
      'vegan',
      'glutenFree',
    ])
  })

  it('Through combo parts, sides and nested dishes (MENU-2)', () => {
    const choice = {
      ...chosen,
      subItems: [{ comboGroupId: 'drink', comboGroupItemId: 's', quantity: 1 }],
      sideDishItems: [
        { sideDishGroupId: 'side', sideDishGroupItemId: 'f', quantity: 1, modifiers: [modifierChoice('dip', 'aioli')] },
      ],
    }
    expect(allergensOf(index, meal, choice)).toEqual(['egg', 'milk'])
    expect(dietsOf(index, meal, choice)).toEqual(['vegetarian'])
  })
})

describe('unknown allergens', () => {
  const imported = dish('imported', { allergensUnknown: true })
  const set = dish('set', {
    comboGroups: [
      combo('part', [
        ['k', 'cola', 0],
        ['u', 'imported', 0],
      ]),
    ],
  })
  const outcomeUnknown = menuOf([imported, cola, set])
  const part = (comboGroupItemId: string) => ({
    ...chosen,
    subItems: [{ comboGroupId: 'part', comboGroupItemId, quantity: 1 }],
  })

  it('Unknown is distinguished from none, also through combo parts (MENU-2)', () => {
    expect(allergensKnown(outcomeUnknown, imported, chosen)).toBe(false)
    expect(allergensKnown(outcomeUnknown, set, part('k'))).toBe(true)
    expect(allergensKnown(outcomeUnknown, set, part('u'))).toBe(false)
  })

  it('A dish with unknown allergens never passes an allergen filter', () => {
    expect(matchDiets(outcomeUnknown, imported, { diets: [], without: ['milk'] })).toEqual({ fits: false })
    expect(matchDiets(outcomeUnknown, set, { diets: [], without: ['milk'] })).toEqual({ fits: true, leaveOut: ['u'] })
    expect(matchDiets(outcomeUnknown, imported, { diets: [], without: [] })).toEqual({ fits: true, leaveOut: [] })
  })
})

describe('diet filter', () => {
  it('A dish passes if some orderable choice does, with the options to leave out (MENU-2)', () => {
    expect(matchDiets(index, burger, { diets: ['vegan'], without: [] })).toEqual({
      fits: true,
      leaveOut: ['brioche', 'bacon'],
    })
    expect(matchDiets(index, meal, { diets: ['vegan'], without: [] })).toEqual({ fits: true, leaveOut: ['s'] })
    expect(matchDiets(index, burger, { diets: [], without: ['gluten'] })).toEqual({ fits: true, leaveOut: ['brioche'] })
  })

  it('A dish fails if the dish itself or a required choice violates the filter (MENU-2)', () => {
    expect(matchDiets(index, burger, { diets: [], without: ['soya'] })).toEqual({ fits: false })
    const only = menuOf([burger], [{ ...bun, modifierItems: bun.modifierItems.slice(0, 1) }, extras])
    expect(matchDiets(only, burger, { diets: ['vegan'], without: [] })).toEqual({ fits: false })
    const sold = menuOf(
      [burger],
      [
        {
          ...bun,
          modifierItems: [option('brioche', 0, { breaksDiets: ['vegan'] }), option('lettuce', 0, { soldOut: true })],
        },
      ],
    )
    expect(matchDiets(sold, burger, { diets: ['vegan'], without: [] })).toEqual({ fits: false })
  })

  it('An empty filter passes every dish (MENU-2)', () => {
    expect(matchDiets(index, shake, { diets: [], without: [] })).toEqual({ fits: true, leaveOut: [] })
  })
})
