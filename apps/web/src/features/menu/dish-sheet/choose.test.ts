import { describe, expect, it } from 'vitest'
import { withModifier, withPart, withPartModifier, withSide, withSideModifier } from './choose.ts'

const none = { unitId: '', modifiers: [], subItems: [], sideDishItems: [] }
const modifier = (modifierItemId: string, quantity: number, modifierGroupId = 'g') => ({
  modifierGroupId,
  modifierItemId,
  quantity,
})
const side = (sideDishGroupItemId: string, quantity: number) => ({
  sideDishGroupId: 's',
  sideDishGroupItemId,
  quantity,
})

describe('Option selection', () => {
  it('In a group of one, another option replaces the selected one; other groups stay (MENU-2)', () => {
    const soft = withModifier(withModifier(none, modifier('x', 1, 'other'), 'one'), modifier('soft', 1), 'one')
    expect(withModifier(soft, modifier('hard', 1), 'one').modifiers).toEqual([
      modifier('x', 1, 'other'),
      modifier('hard', 1),
    ])
  })

  it('In a group of several, each option has a quantity and 0 removes it (MENU-2)', () => {
    const two = withModifier(withModifier(none, modifier('egg', 2), 'several'), modifier('nori', 1), 'several')
    expect(two.modifiers.length).toBe(2)
    expect(withModifier(two, modifier('egg', 0), 'several').modifiers).toEqual([modifier('nori', 1)])
  })

  it('Combo parts follow the same rules (MENU-2)', () => {
    const part = (comboGroupItemId: string) => ({ comboGroupId: 'c', comboGroupItemId, quantity: 1 })
    expect(withPart(withPart(none, part('cola'), 'one'), part('tea'), 'one').subItems).toEqual([part('tea')])
  })

  it('A side keeps its nested options when its quantity changes (MENU-2)', () => {
    const one = withSide(none, { ...side('salad', 1), modifiers: [modifier('oil', 1)] }, 'several')
    const other = withSideModifier(one, side('salad', 1), modifier('lemon', 1), 'one')
    const more = withSide(other, { ...side('salad', 2), modifiers: [modifier('oil', 1)] }, 'several')
    expect(more.sideDishItems).toEqual([{ ...side('salad', 2), modifiers: [modifier('lemon', 1)] }])
    expect(withSide(more, side('salad', 0), 'several').sideDishItems).toEqual([])
  })

  it('A combo part keeps its options; another part starts with its own (MENU-2)', () => {
    const part = (comboGroupItemId: string, quantity = 1) => ({ comboGroupId: 'c', comboGroupItemId, quantity })
    const tea = withPart(none, { ...part('tea'), modifiers: [modifier('half', 1)] }, 'one')
    const sweet = withPartModifier(tea, part('tea'), modifier('full', 1), 'one')
    expect(withPart(sweet, { ...part('tea'), modifiers: [modifier('half', 1)] }, 'one').subItems).toEqual([
      { ...part('tea'), modifiers: [modifier('full', 1)] },
    ])
    expect(withPart(sweet, part('cola'), 'one').subItems).toEqual([part('cola')])
  })
})
