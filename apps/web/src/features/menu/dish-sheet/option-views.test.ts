import { indexMenu, type MenuItem } from '@comanda/domain/menu'
import { money } from '@comanda/domain/money'
import { localeOf } from '@comanda/messages'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadWords, setLocale } from '../../../platform/i18n/index.ts'
import { modifierViews, nestedView, shutBy, sideViews, unitViews } from './option-views.ts'

const dish = (foodId: string, own: Partial<MenuItem<string>> = {}): MenuItem<string> => ({
  foodId,
  displayName: foodId,
  price: money(1000),
  priceRule: 0,
  units: [],
  modifierGroupIds: [],
  comboGroups: [],
  multiBase: 1,
  sideDishGroups: [],
  exclusions: [],
  saleSettings: { saleMin: 1, saleStep: 1, limitSale: 0, limitSaleType: 0 },
  packingFee: money(0),
  taxIds: [],
  allergens: [],
  diets: [],
  tags: [],
  onSale: true,
  ...own,
})
const unit = (unitId: string) => ({ unitId, unitName: unitId, price: money(300), businessUid: unitId })
const option = (modifierItemId: string) => ({
  modifierItemId,
  modifierItemName: modifierItemId,
  addPrice: money(0),
  max: 1,
  selected: false,
})

const latte = dish('latte', {
  units: [unit('hot'), unit('iced')],
  modifierGroupIds: ['milk'],
  sideDishGroups: [
    {
      sideDishGroupId: 's',
      displayName: 's',
      min: 0,
      max: 1,
      sideDishes: [{ sideDishGroupItemId: 'side', foodId: 'Cookie', unitId: '', price: money(0), max: 1 }],
    },
  ],
  exclusions: [
    {
      propertyList: ['oat'],
      propertyUnitList: ['iced'],
      exclusivePropertyList: ['cream', 'side'],
      exclusiveUnitList: ['hot'],
    },
  ],
})
const index = indexMenu({
  menus: [],
  menuGroups: [],
  items: [latte, dish('Cookie')],
  modifierGroups: [
    {
      modifierGroupId: 'milk',
      displayName: 'milk',
      multiple: true,
      min: 0,
      max: 0,
      modifierItems: [option('oat'), option('cream')],
    },
  ],
  buffetRules: [],
})
const scene = { index, item: latte, stock: {}, wish: { diets: [], without: [] } }
const none = { unitId: '', modifiers: [], subItems: [], sideDishItems: [] }
const milk = (modifierItemId: string) => ({ modifierGroupId: 'milk', modifierItemId, quantity: 1 })

/** Every option that cannot be chosen, with what the guest reads. */
function shutOf(choice: Parameters<typeof shutBy>[1]) {
  const exclusions = shutBy(latte, choice)
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
  await loadWords(localeOf('en_US'), 'first')
})

describe('what another choice shuts out · MENU-6', () => {
  it('a modifier shuts a modifier, a side and a unit, and each says why', () => {
    const why = 'Does not go with oat'
    expect(shutOf({ ...none, modifiers: [milk('oat')] })).toEqual({ cream: why, side: why, hot: why })
  })

  it('a side and a unit shut in the other direction', () => {
    const cookie = [{ sideDishGroupId: 's', sideDishGroupItemId: 'side', quantity: 1 }]
    const byCookie = 'Does not go with Cookie'
    expect(shutOf({ ...none, sideDishItems: cookie })).toEqual({ oat: byCookie, iced: byCookie })
    const byHot = 'Does not go with hot'
    expect(shutOf({ ...none, unitId: 'hot' })).toEqual({ oat: byHot, iced: byHot })
  })

  it('inside a dish that is nested its own only unit shuts', () => {
    const iced = { ...latte, units: [unit('iced')] }
    const nesting = indexMenu({ ...index.document, items: [iced] })
    const view = nestedView({ ...scene, index: nesting }, { unitId: '', nestedMenuGroupItemUID: 'latte' })
    expect(view?.groupsFor([])[0]?.options.map(({ shut }) => shut)).toEqual([undefined, 'Does not go with iced'])
  })
})
