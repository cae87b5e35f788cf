import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choicesLeft, dishLeft } from './stock.ts'
import { chosen, combo, dish, menuOf, modifiers, option, unit } from './testing.ts'
import type { ComboChoice, DishChoice, ModifierChoice, ModifierGroup, StockMap } from './types.ts'
import { validateChoice } from './validate-choice.ts'

/** All counts of options, each from 0 to 2. */
function countings(ids: readonly string[]): Map<string, number>[] {
  if (ids.length === 0) return [new Map()]
  const [first = '', ...rest] = ids
  return countings(rest).flatMap(counts => [0, 1, 2].map(count => new Map(counts).set(first, count)))
}

const modifierChoices = (group: ModifierGroup): ModifierChoice[][] =>
  countings(group.modifierItems.map(it => it.modifierItemId)).map(counts =>
    [...counts].flatMap(([modifierItemId, quantity]) =>
      quantity === 0 ? [] : [{ modifierGroupId: group.modifierGroupId, modifierItemId, quantity }],
    ),
  )

const left = fc.constantFrom(0, 1, 2, 5, undefined)
const bounds = { min: fc.integer({ min: 0, max: 2 }), most: fc.integer({ min: 0, max: 2 }) }

/** A combo in two sizes: with own options, and with parts of which one nests a dish with own options. */
const menuAndStock = fc
  .record({
    own: fc.record({ ...bounds, multiple: fc.boolean(), flags: fc.tuple(fc.boolean(), fc.boolean()) }),
    inner: fc.record({ ...bounds, multiple: fc.boolean() }),
    parts: fc.record(bounds),
    onSale: fc.boolean(),
    saleMin: fc.constantFrom(1, 2),
    counts: fc.record({
      set: left,
      'set:s': left,
      'modifier/a': left,
      'modifier/b': left,
      'modifier/x': left,
      'modifier/y': left,
      tea: left,
      soup: left,
    }),
  })
  .map(({ own, inner, parts, onSale, saleMin, counts }) => {
    const choice = modifiers(
      'own',
      [
        option('a', 0, { max: own.most, soldOut: own.flags[0] }),
        option('b', 0, { max: own.most, soldOut: own.flags[1] }),
      ],
      { multiple: own.multiple, min: own.min, max: 0 },
    )
    const inside = modifiers('in', [option('x', 0, { max: inner.most }), option('y', 0, { max: inner.most })], {
      multiple: inner.multiple,
      min: inner.min,
      max: 0,
    })
    const set = dish('set', {
      units: [unit('s', 1), unit('l', 2)],
      modifierGroupIds: ['own'],
      comboGroups: [
        combo(
          'c',
          [
            ['t', 'tea', 0],
            ['n', 'soup', 0, true],
          ],
          { min: parts.min, max: 0 },
        ),
      ],
      saleSettings: { saleMin, saleStep: 1, limitSale: 0, limitSaleType: 0 },
    })
    const index = menuOf([set, dish('tea', { onSale }), dish('soup', { modifierGroupIds: ['in'] })], [choice, inside])
    const stock: StockMap = {}
    for (const [key, count] of Object.entries(counts)) if (count !== undefined) stock[key] = count
    return { index, set, stock, choice, inside, saleMin }
  })

type MenuAndStock = typeof menuAndStock extends fc.Arbitrary<infer H> ? H : never

/** Every possible choice of the combo; two pieces of a nested dish may have different options. */
function* choices({ choice, inside }: MenuAndStock): Generator<DishChoice> {
  const nested = (modifiers: ModifierChoice[]): ComboChoice => ({
    comboGroupId: 'c',
    comboGroupItemId: 'n',
    quantity: 1,
    modifiers,
  })
  const insides = modifierChoices(inside)
  const soups = [
    [],
    ...insides.map(one => [nested(one)]),
    ...insides.flatMap(a => insides.map(b => [nested(a), nested(b)])),
  ]
  for (const unitId of ['s', 'l'])
    for (const own of modifierChoices(choice))
      for (const tea of [0, 1, 2])
        for (const soup of soups) {
          const drink = tea === 0 ? [] : [{ comboGroupId: 'c', comboGroupItemId: 't', quantity: tea }]
          yield { ...chosen, unitId, modifiers: own, subItems: [...drink, ...soup] }
        }
}

const canBeHad = (it: MenuAndStock): boolean => {
  for (const one of choices(it))
    if (!validateChoice(it.index, it.set, one) && choicesLeft(it.index, it.stock, it.set, one) >= it.saleMin)
      return true
  return false
}

describe('sold-out dishes', () => {
  test('A dish is sold out exactly if no choice of it can be ordered (MENU-4)', () => {
    fc.assert(
      fc.property(menuAndStock, it => {
        expect(dishLeft(it.index, it.stock, it.set) > 0).toBe(canBeHad(it))
      }),
      { numRuns: 60 },
    )
  })

  test('A dish returns when its stock does, and more stock never removes it (MENU-4)', () => {
    fc.assert(
      fc.property(menuAndStock, fc.constantFrom('set', 'modifier/a', 'modifier/x', 'tea', 'soup'), (it, key) => {
        const fuller = { ...it.stock, [key]: (it.stock[key] ?? 0) + 3 }
        const before = dishLeft(it.index, { ...it.stock, [key]: it.stock[key] ?? 0 }, it.set)
        expect(dishLeft(it.index, fuller, it.set)).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})
