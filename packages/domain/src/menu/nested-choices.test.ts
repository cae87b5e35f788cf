import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizedChoice } from './choice.ts'
import { startingChoice } from './starting.ts'
import { nestedChoices } from './nested-choices.ts'
import { unitAmountOf } from './price.ts'
import { stockNeeds } from './stock.ts'
import { chosen, combo, dish, menuOf, modifiers, option, sides } from './testing.ts'
import type { DishChoice } from './types.ts'
import { validateChoice } from './validate-choice.ts'

const tea = dish('tea', {
  modifierGroupIds: ['sugar', 'extra'],
  exclusions: [
    {
      propertyList: ['none'],
      propertyUnitList: [],
      exclusivePropertyList: [{ exclusiveModifierIds: ['honey'] }],
      exclusiveUnitList: [],
    },
  ],
})
const set = dish('set', {
  comboGroups: [
    combo('drink', [
      ['tea-part', 'tea', 200, true],
      ['cola-part', 'cola', 0],
    ]),
  ],
  sideDishGroups: [sides('beside', [['tea-side', 'tea', 300, true]])],
})
const menu = menuOf(
  [set, tea, dish('cola')],
  [
    modifiers('sugar', [option('half', 0, { selected: true }), option('none')], { min: 1 }),
    modifiers('extra', [option('honey', 50), option('pearls', 80)], { multiple: true, max: 3 }),
  ],
)
const modifierChoice = (modifierGroupId: string, modifierItemId: string, quantity = 1) => ({
  modifierGroupId,
  modifierItemId,
  quantity,
})
type Choices = ReturnType<typeof modifierChoice>[]
const part = (own: Choices | undefined, comboGroupItemId = 'tea-part', quantity = 1) => ({
  ...chosen,
  subItems: [{ comboGroupId: 'drink', comboGroupItemId, quantity, ...(own && { modifiers: own }) }],
})
const whyOf = (choice: DishChoice) => {
  const problem = validateChoice(menu, set, choice)
  return problem && `${problem.field} ${problem.id} ${problem.problem}`
}

describe('a dish nested in a combo part', () => {
  it('It keeps its own groups: required options are required, unknown ones are refused (MENU-2)', () => {
    expect(whyOf(part([modifierChoice('sugar', 'half')]))).toBeUndefined()
    expect(whyOf(part(undefined))).toBe('subItems sugar choiceMissing')
    expect(whyOf(part([modifierChoice('sugar', 'half'), modifierChoice('extra', 'pearls', 4)]))).toBe(
      'subItems extra choiceTooMany',
    )
    expect(whyOf(part([modifierChoice('sugar', 'half'), modifierChoice('ice', 'none')]))).toBe(
      'subItems ice choiceGone',
    )
    expect(whyOf(part([modifierChoice('sugar', 'half')], 'cola-part'))).toBe('subItems cola-part choiceGone')
  })

  it('It keeps its own exclusions, as a part and as a side (MENU-6)', () => {
    const shut = [modifierChoice('sugar', 'none'), modifierChoice('extra', 'honey')]
    expect(whyOf(part(shut))).toBe('subItems none excluded')
    const beside = {
      ...part([modifierChoice('sugar', 'half')]),
      sideDishItems: [{ sideDishGroupId: 'beside', sideDishGroupItemId: 'tea-side', quantity: 1, modifiers: shut }],
    }
    expect(whyOf(beside)).toBe('sideDishItems none excluded')
  })

  it('It opens with its default options, and equal choices are normalized equally (MENU-2)', () => {
    const only = { ...set, comboGroups: [combo('drink', [['tea-part', 'tea', 200, true]])] }
    const start = startingChoice(menu, only)
    expect(start.subItems).toEqual(part([modifierChoice('sugar', 'half')]).subItems)
    const spelled = normalizedChoice(only, part([modifierChoice('extra', 'honey', 0), modifierChoice('sugar', 'half')]))
    expect(spelled.subItems).toEqual(start.subItems)
    expect(nestedChoices(menu, set, part(undefined, 'gone'))).toEqual([])
  })

  it('Each part costs and uses what its modifiers cost and use (MENU-2, PRICE-1, CART-3)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 9 }), (pearls, quantity) => {
        const choice = part(
          [modifierChoice('sugar', 'half'), modifierChoice('extra', 'pearls', pearls)],
          'tea-part',
          quantity,
        )
        const alone = part([modifierChoice('sugar', 'half')], 'tea-part', quantity)
        const member = { member: false }
        const more = unitAmountOf(menu, set, choice, member) - unitAmountOf(menu, set, alone, member)
        expect(more).toBe(80 * pearls * quantity)
        expect(stockNeeds(menu, set, choice, 2).get('modifier/pearls') ?? 0).toBe(2 * pearls * quantity)
        expect(stockNeeds(menu, set, choice, 2).get('tea')).toBe(2 * quantity)
      }),
    )
  })
})
