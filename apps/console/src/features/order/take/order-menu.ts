import { menu as calls } from '@comanda/contract/menu'
import {
  type DishChoice,
  indexMenu,
  type MenuIndex,
  type MenuItem,
  searchFoods,
  searchIndex,
  unitAmountOf,
} from '@comanda/domain/menu'
import { type Money, money, times } from '@comanda/domain/money'
import type { BizType } from '@comanda/domain/store'
import { currentLocale } from '@comanda/web/i18n'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../../platform/send.ts'

/** A dish and its place on the menu. */
export interface Place {
  menuId: string
  menuGroupId: string
  item: MenuItem<string>
}

export interface StoreMenu {
  index: MenuIndex<string>
  groups: { menuGroupId: string; name: string; places: Place[] }[]
  /** Dishes that hold every word, the best first. */
  find(text: string): Place[]
}

/** The choices and the quantity of a dish. */
export interface Chosen {
  place: Place
  choice: DishChoice
  quantity: number
  remark: string
  /** Counted from 1. COUNTER-2 */
  seat?: number
  course?: number
}

function laid(index: MenuIndex<string>, openMenuIds: readonly string[]): StoreMenu {
  const groups = index.document.menus
    .filter(({ menuId }) => openMenuIds.includes(menuId))
    .flatMap(({ menuId, menuGroupIds }) =>
      menuGroupIds.flatMap(menuGroupId => {
        const group = index.menuGroups.get(menuGroupId)
        if (!group || group.groupType === -1) return []
        const items = group.foodIds.flatMap(foodId => index.items.get(foodId) ?? [])
        return [{ menuGroupId, name: group.displayName, places: items.map(item => ({ menuId, menuGroupId, item })) }]
      }),
    )
  const all = new Map(groups.flatMap(({ places }) => places.map(place => [place.item.foodId, place] as const)))
  const words = searchIndex(
    [...all.values()].map(({ item }) => ({
      foodId: item.foodId,
      name: item.displayName,
      more: item.description ?? '',
    })),
  )
  return { index, groups, find: text => searchFoods(words, text).flatMap(foodId => all.get(foodId) ?? []) }
}

async function load(shopId: number, businessType: BizType): Promise<StoreMenu> {
  const input = { shopId, businessType }
  const [shown, now] = await Promise.all([
    send(calls.queryAllMenus, input),
    send(calls.queryAllMenus, { ...input, part: 'stock' }),
  ])
  if (shown.part !== 'menu' || now.part !== 'stock') throw new Error('the menu was asked for')
  return laid(indexMenu(shown.document), now.openMenuIds)
}

/** The menu of a store for an order type, with the menus that are open now. MENU-1 */
export const useStoreMenu = (shopId: number, orderType: BizType) =>
  useQuery({
    queryKey: ['storeMenu', shopId, orderType, currentLocale().id],
    queryFn: () => load(shopId, orderType),
    staleTime: 60_000,
  })

const withOwn = <One extends { modifiers?: readonly object[] }>({ modifiers, ...one }: One) => ({
  ...one,
  ...(modifiers ? { modifiers: [...modifiers] as NonNullable<One['modifiers']>[number][] } : {}),
})

/** As it is sent: ids and counts alone. PRICE-1 */
export const asCartItem = ({
  place: { menuId, menuGroupId, item },
  choice,
  quantity,
  remark,
  seat,
  course,
}: Chosen) => ({
  foodId: item.foodId,
  menuId,
  menuGroupId,
  unitId: choice.unitId,
  quantity,
  ...(choice.quantityDecimal === undefined ? {} : { quantityDecimal: choice.quantityDecimal }),
  ...(choice.openPrice === undefined ? {} : { openPrice: choice.openPrice }),
  modifiers: [...choice.modifiers],
  subItems: choice.subItems.map(withOwn),
  sideDishItems: choice.sideDishItems.map(withOwn),
  remark,
  ...(seat === undefined ? {} : { seat }),
  ...(course === undefined ? {} : { course }),
})

const sameDish = (a: Chosen, b: Chosen): boolean =>
  JSON.stringify(asCartItem({ ...a, quantity: 1 })) === JSON.stringify(asCartItem({ ...b, quantity: 1 }))

/** A list with one more: the same choice meets in one line. */
export const withOne = (list: readonly Chosen[], one: Chosen): Chosen[] => {
  const at = list.findIndex(other => sameDish(other, one))
  return at < 0
    ? [...list, one]
    : list.map((it, i) => (i === at ? { ...it, quantity: it.quantity + one.quantity } : it))
}

/** A list with a changed line, which joins an equal one. */
export const withChanged = (list: readonly Chosen[], at: number, line: Chosen): Chosen[] =>
  list.map((it, i) => (i === at ? line : it)).reduce<Chosen[]>(withOne, [])

/** What a line costs by the menu, before promotions. */
export const amountOf = ({ index }: StoreMenu, { place, choice, quantity }: Chosen): Money =>
  times(unitAmountOf(index, place.item, choice, { member: false }), quantity)

export const sumOf = (menu: StoreMenu, list: readonly Chosen[]): Money =>
  money(list.reduce((all, one) => all + amountOf(menu, one), 0))
