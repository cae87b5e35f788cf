import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asOnSale, checkMenu, exclusiveOptionsOf, exclusivesOf, firstOrder, indexMenu } from '../menu/index.ts'
import { combo, dish, menuOf, modifiers, option, sides, unit } from '../menu/testing.ts'
import type { MenuDocument, MenuItem, ModifierGroup, OtherPrice } from '../menu/types.ts'
import { localizerFor, money } from '../money/index.ts'
import { calculate } from './calculate.ts'
import { linesToPrice } from './lines/line-to-price.ts'
import { applyModification } from './lines/modify.ts'
import { choiceOf, inputOf, rulesOf } from './testing.ts'
import type { LineChoice } from './types.ts'

const small = fc.integer({ min: 0, max: 3 })
const price = fc.integer({ min: 0, max: 5000 }).map(money)
const optionIds = ['a', 'b', 'c']

const group = (id: string): fc.Arbitrary<ModifierGroup> =>
  fc
    .record({
      multiple: fc.boolean(),
      min: small,
      max: small,
      options: fc.subarray(optionIds, { minLength: 1 }),
      each: small,
      extra: fc.integer({ min: -300, max: 900 }),
      chosen: fc.boolean(),
    })
    .map(({ multiple, min, max, options, each, extra, chosen }) =>
      modifiers(
        id,
        options.map((one, at) => option(`${id}${one}`, extra, { max: each, selected: chosen && at === 0 })),
        { multiple, min, max },
      ),
    )

const otherPrices: fc.Arbitrary<OtherPrice[]> = fc.uniqueArray(
  fc.record({ type: fc.constantFrom(1100 as const, 1200 as const), value: price }),
  { selector: one => one.type, maxLength: 3 },
)

const exclusions = fc.array(
  fc.record({
    propertyList: fc.subarray(['sizea', 'sizeb', 'tastea', 'tasteb']),
    propertyUnitList: fc.subarray(['u0', 'u1']),
    exclusivePropertyList: fc.subarray(['sizea', 'sizeb', 'tastea', 'tastec']).map(exclusivesOf),
    exclusiveUnitList: fc.subarray(['u0', 'u1']),
  }),
  { maxLength: 2 },
)

const item: fc.Arbitrary<MenuItem> = fc
  .record({
    priceRule: fc.constantFrom(0 as const, 0 as const, 1 as const, 2 as const),
    price,
    prices: otherPrices,
    units: fc.integer({ min: 0, max: 2 }),
    groups: fc.subarray(['size', 'taste']),
    exclusions,
    parts: fc.record({ min: small, max: small, count: small, nested: fc.boolean() }),
    aside: fc.record({ min: small, max: small, count: small }),
    open: fc.record({ min: price, max: price }),
    weight: fc.record({ min: small, max: small, step: small }),
    sale: fc.record({
      saleMin: fc.constantFrom(1, 1, 2),
      saleStep: fc.constantFrom(1, 1, 2),
      limitSale: fc.constantFrom(0, 0, 3),
    }),
    forMembers: fc.boolean(),
  })
  .map(one =>
    dish('set', {
      priceRule: one.priceRule,
      price: one.price,
      units: Array.from({ length: one.units }, (_, at) => ({ ...unit(`u${at}`, one.price + at), prices: one.prices })),
      prices:
        one.forMembers && one.price > 0 ? [...one.prices, { type: 'member', value: money(one.price - 1) }] : one.prices,
      modifierGroupIds: one.groups,
      exclusions: one.exclusions,
      comboGroups:
        one.parts.count === 0
          ? []
          : [combo('parts', [['p', 'tea', one.parts.count * 100, one.parts.nested]], one.parts)],
      sideDishGroups: one.aside.count === 0 ? [] : [sides('aside', [['s', 'tea', 50]], one.aside)],
      openPrice: one.open,
      measurementUnit: { name: { en_US: 'kg' }, ...one.weight },
      saleSettings: { ...one.sale, limitSaleType: 0 },
    }),
  )

/** The rules of a dish about the options and sizes it has; one in eight keeps all, so that unknown ones are tried too. */
const withKnown = (set: MenuItem, groups: readonly ModifierGroup[], keepAll: boolean): MenuItem => {
  const used = groups.filter(one => set.modifierGroupIds.includes(one.modifierGroupId))
  const known = new Set([
    ...used.flatMap(one => one.modifierItems.map(choice => choice.modifierItemId)),
    ...set.units.map(one => one.unitId),
  ])
  const only = (ids: string[]) => (keepAll ? ids : ids.filter(id => known.has(id)))
  return {
    ...set,
    exclusions: set.exclusions.map(rule => ({
      propertyList: only(rule.propertyList),
      propertyUnitList: only(rule.propertyUnitList),
      exclusivePropertyList: exclusivesOf(only(exclusiveOptionsOf(rule))),
      exclusiveUnitList: only(rule.exclusiveUnitList),
    })),
  }
}

const documents: fc.Arbitrary<MenuDocument> = fc
  .tuple(item, group('size'), group('taste'), fc.boolean(), fc.integer({ min: 0, max: 7 }))
  .map(
    ([set, size, taste, onSale, all]) =>
      menuOf(
        [withKnown(set, [size, taste], all === 0), dish('tea', { modifierGroupIds: ['size'], onSale })],
        [size, taste],
      ).document,
  )

test('Every menu that is accepted can be priced and ordered, in every order type (MENU-2, PRICE-1)', () => {
  let accepted = 0
  fc.assert(
    fc.property(documents, document => {
      if (checkMenu(document, { taxIds: [] }).length > 0) return
      accepted += 1
      const index = asOnSale(indexMenu(document))
      for (const dishOfMenu of index.document.items) {
        const choice = firstOrder(index, dishOfMenu)
        expect(choice).toBeDefined()
        for (const bizType of [1100, 1200] as const) {
          const rules = rulesOf(index, { bizType })
          const { saleMin } = dishOfMenu.saleSettings
          const added = applyModification(
            [],
            {
              modifyType: 0,
              cartItems: [{ ...choiceOf(dishOfMenu.foodId, saleMin), ...choice } as LineChoice],
              addedBy: 'me',
            },
            rules,
          )
          expect('lines' in added && added.lines.length).toBe(1)
          const lines = 'lines' in added ? added.lines : []
          const { totalPaidAmount, items } = calculate(
            inputOf(linesToPrice(lines, rules, localizerFor('en_US')), { bizType }),
          )
          expect(items.every(line => line.problem === undefined)).toBe(true)
          expect(Number.isSafeInteger(totalPaidAmount) && totalPaidAmount >= 0).toBe(true)
        }
      }
    }),
    { numRuns: 3000 },
  )
  expect(accepted).toBeGreaterThan(100)
})
