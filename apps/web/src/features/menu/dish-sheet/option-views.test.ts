import { indexMenu, inOneLanguage, type MenuIndex, type MenuItem } from '@comanda/domain/menu'
import { chosen, combo, dish, menuOf, modifiers, option, sides, unit } from '@comanda/domain/menu/testing'
import { localeOf } from '@comanda/messages'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadTexts, setLocale } from '../../../platform/i18n/index.ts'
import { comboViews, modifierViews, nestedView, excludedBy, sideViews, unitViews } from './option-views.ts'

/** A menu as the sheet has it, in one language. */
const shown = ({ document }: MenuIndex): MenuIndex<string> => indexMenu(inOneLanguage(document, 'en_US'))
const itemOf = (of: MenuIndex<string>, foodId: string): MenuItem<string> => {
  const item = of.items.get(foodId)
  if (!item) throw new Error(`no dish ${foodId}`)
  return item
}

const milks = modifiers('milk', [option('oat'), option('cream')], { multiple: true, max: 0 })
const coffee = dish('latte', {
  units: [unit('hot', 300), unit('iced', 300)],
  modifierGroupIds: ['milk'],
  sideDishGroups: [sides('s', [['side', 'Cookie', 0]])],
  exclusions: [
    {
      propertyList: ['oat'],
      propertyUnitList: ['iced'],
      exclusivePropertyList: [{ exclusiveModifierIds: ['cream', 'side'] }],
      exclusiveUnitList: ['hot'],
    },
  ],
})
const index = shown(menuOf([coffee, dish('Cookie')], [milks]))
const latte = itemOf(index, 'latte')
const scene = { index, item: latte, stock: {}, diet: { diets: [], without: [] } }
const milk = (modifierItemId: string) => ({ modifierGroupId: 'milk', modifierItemId, quantity: 1 })

/** Every option that cannot be chosen, with the displayed reason. */
function shutOf(choice: Parameters<typeof excludedBy>[1]) {
  const exclusions = excludedBy(latte, choice)
  const groups = [
    ...modifierViews(scene, exclusions),
    ...sideViews(scene, exclusions),
    unitViews(scene, exclusions, false),
  ]
  return Object.fromEntries(
    groups.flatMap(group => group?.options ?? []).flatMap(({ id, shut }) => (shut ? [[id, shut]] : [])),
  )
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  setLocale(localeOf('en_US'))
  await loadTexts(localeOf('en_US'), 'first')
})

describe('Incompatible options (MENU-6)', () => {
  it('A modifier excludes a modifier, a side and a unit, each with a reason', () => {
    const why = 'Can’t be combined with oat'
    expect(shutOf({ ...chosen, modifiers: [milk('oat')] })).toEqual({ cream: why, side: why, hot: why })
  })

  it('A side and a unit exclude in the other direction', () => {
    const cookie = [{ sideDishGroupId: 's', sideDishGroupItemId: 'side', quantity: 1 }]
    const byCookie = 'Can’t be combined with Cookie'
    expect(shutOf({ ...chosen, sideDishItems: cookie })).toEqual({ oat: byCookie, iced: byCookie })
    const byHot = 'Can’t be combined with hot'
    expect(shutOf({ ...chosen, unitId: 'hot' })).toEqual({ oat: byHot, iced: byHot })
  })

  it('In a nested dish its only unit excludes options', () => {
    const nesting = shown(menuOf([{ ...coffee, units: [unit('iced', 300)] }], [milks]))
    const view = nestedView({ ...scene, index: nesting }, { unitId: '', nestedMenuGroupItemUID: 'latte' })
    expect(view?.groupsFor([])[0]?.options.map(({ shut }) => shut)).toEqual([undefined, 'Can’t be combined with iced'])
  })
})

describe('Stock of options (MENU-4)', () => {
  const set = dish('set', {
    comboGroups: [
      combo('c', [
        ['l', 'latte', 0, true],
        ['p', 'platter', 0],
      ]),
    ],
  })
  const plain = dish('latte', { modifierGroupIds: ['milk'] })
  const menu = (asks: number) =>
    shown(menuOf([set, plain, dish('platter', { multiBase: 4 })], [{ ...milks, min: asks }]))
  const parts = (stock: Record<string, number>, asks = 1) =>
    comboViews({ ...scene, index: menu(asks), item: itemOf(menu(asks), 'set'), stock })[0]?.options.map(it => it.shut)

  it('A part whose required option is sold out is sold out until the option is back', () => {
    const none = { 'modifier/oat': 0, 'modifier/cream': 0 }
    expect(parts(none)).toEqual(['Sold out', undefined])
    expect(parts({ ...none, 'modifier/cream': 1 })).toEqual([undefined, undefined])
    expect(parts(none, 0)).toEqual([undefined, undefined])
  })

  it("One portion is enough for a part, whatever the dish's own first quantity (CART-6)", () => {
    expect([parts({ platter: 1 }), parts({ platter: 0 })]).toEqual([
      [undefined, undefined],
      [undefined, 'Sold out'],
    ])
  })

  it('The quantity of an option stays within its stock (CART-3)', () => {
    const most = (stock: Record<string, number>) =>
      modifierViews({ ...scene, stock }, excludedBy(latte, chosen))[0]?.options.map(it => it.max)
    expect([most({}), most({ 'modifier/oat': 2 })]).toEqual([
      [9, 9],
      [2, 9],
    ])
  })
})
