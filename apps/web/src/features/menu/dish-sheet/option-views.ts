import {
  type Allergen,
  type Diet,
  type DishChoice,
  type Exclusions,
  exclusionsOf,
  type MenuIndex,
  type MenuItem,
  type ModifierChoice,
  modifierGroupsOf,
  modifierLeft,
  nestedDishOf,
  type Part,
  partRoom,
  priceFor,
  type ExcludedBy,
  startingModifiers,
  type StockMap,
  unitLeft,
  type DietFilter,
} from '@comanda/domain/menu'
import type { Money } from '@comanda/domain/money'
import { showList, joinWithComma, t } from '../../../platform/i18n/index.ts'

/** An option as the sheet shows it, for any kind of group. */
export interface OptionView {
  id: string
  name: string
  price: Money
  /** Maximum count; 0 = unlimited. */
  max: number
  /** Reason why it cannot be chosen. */
  shut?: string
  /** Text of the preferences it does not match. */
  note?: string
  dish?: MenuItem<string>
}

/** A group as the sheet shows it. */
export interface GroupView {
  id: string
  title: string
  min: number
  max: number
  options: OptionView[]
}

/** Input of the views of a dish. */
export interface Scene {
  index: MenuIndex<string>
  item: MenuItem<string>
  stock: StockMap
  diet: DietFilter
}

/** Name of the option that excludes another. */
function nameOf({ index, item }: Scene, by: ExcludedBy): string {
  if (by.kind === 'unit') return item.units.find(unit => unit.unitId === by.id)?.unitName ?? ''
  for (const group of modifierGroupsOf(index, item))
    for (const option of group.modifierItems) if (option.modifierItemId === by.id) return option.modifierItemName
  for (const group of item.sideDishGroups)
    for (const side of group.sideDishes)
      if (side.sideDishGroupItemId === by.id) return index.items.get(side.foodId)?.displayName ?? ''
  return ''
}

const excluded = (scene: Scene, by: ExcludedBy | undefined): { shut?: string } =>
  by ? { shut: t('menu.exclusive', { name: nameOf(scene, by) }) } : {}

/** Text of the preferences an option does not match. */
function noteOf(diet: DietFilter, broken: readonly Diet[], has: readonly Allergen[]): { note?: string } {
  const diets = diet.diets.filter(one => broken.includes(one)).map(one => t(`diet.${one}`))
  const allergens = diet.without.filter(one => has.includes(one)).map(one => t(`allergen.${one}`))
  if (diets.length > 0) return { note: t('menu.breaksWish', { names: showList(diets, 'disjunction') }) }
  return allergens.length > 0 ? { note: t('menu.contains', { names: showList(allergens) }) } : {}
}

const dishNote = (diet: DietFilter, dish: MenuItem<string>) =>
  noteOf(
    diet,
    diet.diets.filter(one => !dish.diets.includes(one)),
    dish.allergens,
  )

/** The modifier groups of a dish. */
export function modifierViews(scene: Scene, exclusions: Exclusions): GroupView[] {
  const { index, item, stock, diet } = scene
  return modifierGroupsOf(index, item).map(group => ({
    id: group.modifierGroupId,
    title: group.displayName,
    min: group.min,
    max: group.max,
    options: group.modifierItems.map(option => {
      const left = modifierLeft(stock, option)
      return {
        id: option.modifierItemId,
        name: option.modifierItemName,
        price: option.addPrice,
        max: group.multiple ? bounded(option.max, left) : 1,
        ...noteOf(diet, option.breaksDiets ?? [], option.allergens ?? []),
        ...(left <= 0 ? { shut: t('menu.Soldout') } : excluded(scene, exclusions.options.get(option.modifierItemId))),
      }
    }),
  }))
}

/** Maximum count limited by stock; 0 = unlimited. */
const bounded = (max: number, left: number): number =>
  Number.isFinite(left) && left > 0 ? Math.min(max || left, left) : max

/** Maximum count of one part in a group without another limit. */
const MAX_PARTS = 20

/** View of a nested dish: sold out if it, or a required choice of it, is out of stock. MENU-4 */
function dishOption(scene: Scene, part: Part): Omit<OptionView, 'id' | 'price'> {
  const { index, diet } = scene
  const dish = index.items.get(part.foodId)
  if (!dish) return { name: '', max: part.max, shut: t('menu.noOnSale') }
  const unit = dish.units.length > 1 ? dish.units.find(one => one.unitId === part.unitId)?.unitName : undefined
  const name = unit ? joinWithComma([dish.displayName, unit]) : dish.displayName
  const room = partRoom(scene, part, 1, part.max || MAX_PARTS)
  const shut = !dish.onSale ? t('menu.noOnSale') : room <= 0 ? t('menu.Soldout') : undefined
  return { name, dish, max: bounded(part.max, room), ...dishNote(diet, dish), ...(shut && { shut }) }
}

/** The parts of a combo. */
export const comboViews = (scene: Scene): GroupView[] =>
  scene.item.comboGroups.map(group => ({
    id: group.comboGroupId,
    title: group.displayName,
    min: group.min,
    max: group.max,
    options: group.details.map(detail => ({
      id: detail.comboGroupItemId,
      price: detail.addPrice,
      ...dishOption(scene, detail),
    })),
  }))

/** The side dishes. */
export const sideViews = (scene: Scene, exclusions: Exclusions): GroupView[] =>
  scene.item.sideDishGroups.map(group => ({
    id: group.sideDishGroupId,
    title: group.displayName,
    min: group.min,
    max: group.max,
    options: group.sideDishes.map(side => ({
      id: side.sideDishGroupItemId,
      price: side.price,
      ...dishOption(scene, side),
      ...excluded(scene, exclusions.options.get(side.sideDishGroupItemId)),
    })),
  }))

/** Units of a dish, if it has more than one. */
export function unitViews(scene: Scene, exclusions: Exclusions, member: boolean): GroupView | undefined {
  const { item, stock } = scene
  if (item.units.length < 2) return undefined
  const options = item.units.map(unit => ({
    id: unit.unitId,
    name: unit.unitName,
    price: priceFor(unit, { member }),
    max: 1,
    ...(unitLeft(stock, item, unit.unitId) <= 0
      ? { shut: t('menu.Soldout') }
      : excluded(scene, exclusions.units.get(unit.unitId))),
  }))
  return { id: 'unitId', title: t('menu.size'), min: 1, max: 1, options }
}

/** Options excluded by the current choice, computed once per change. */
export const excludedBy = (item: MenuItem<string>, choice: DishChoice): Exclusions => exclusionsOf(item, choice)

/** A nested dish with its initial choice and its groups. */
export interface NestedView {
  starting: readonly ModifierChoice[]
  groupsFor(modifiers: readonly ModifierChoice[]): GroupView[]
}

/** View of the dish nested in a combo part or side, if it has options. MENU-2, MENU-6 */
export function nestedView(
  scene: Scene,
  option: { unitId: string; nestedMenuGroupItemUID?: string } | undefined,
): NestedView | undefined {
  const nested = option && nestedDishOf(scene.index, option)
  if (!option || !nested || nested.modifierGroupIds.length === 0) return undefined
  const inner = { ...scene, item: nested }
  const { unitId } = option
  return {
    starting: startingModifiers(scene.index, nested, scene.stock),
    groupsFor: modifiers =>
      modifierViews(inner, exclusionsOf(nested, { unitId, modifiers, subItems: [], sideDishItems: [] })),
  }
}
