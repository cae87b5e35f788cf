import {
  type ChoiceProblem,
  choicesLeft,
  startingChoice,
  type StockMap,
  unitAmountOf,
  validateChoice,
  type DietFilter,
} from '@comanda/domain/menu'
import { useMemo, useState } from 'react'
import type { ShownMenu } from '../api.ts'
import type { CartAccess, PriceContext } from '../deps.ts'
import type { Dish } from '../dish-list/sections.ts'
import { amountsOf } from './amounts.ts'
import { lineOf } from './line-of.ts'
import { comboViews, modifierViews, nestedView, type Scene, excludedBy, sideViews, unitViews } from './option-views.ts'

interface Given {
  dish: Dish
  menu: ShownMenu
  stock: StockMap
  pricing: PriceContext
  diet: DietFilter
  inCart: number
  room: CartAccess['room']
}

/** State of choosing a dish: the choice, its price, its exclusions and its views. */
export function useChoice(params: Given) {
  const { dish, menu, stock, pricing, diet, inCart } = params
  const { item } = dish
  const [choice, setChoice] = useState(() => startingChoice(menu.index, item, stock))
  const [steps, setSteps] = useState(0)
  const [remark, setRemark] = useState('')
  const scene: Scene = useMemo(() => ({ index: menu.index, item, stock, diet }), [menu, item, stock, diet])
  const exclusions = useMemo(() => excludedBy(item, choice), [item, choice])
  const units = unitViews(scene, exclusions, pricing.isMember)
  const modifiers = modifierViews(scene, exclusions)
  const combos = comboViews(scene)
  const sides = sideViews(scene, exclusions)
  const unitAmount = unitAmountOf(menu.index, item, choice, { member: pricing.isMember })
  const problem: ChoiceProblem | undefined = validateChoice(menu.index, item, choice)
  const left = choicesLeft(menu.index, stock, item, choice)
  const room = params.room?.(lineOf(dish, choice, 1, remark))
  const amounts = amountsOf({ item, inCart, left, room, steps })

  const parts = item.comboGroups.flatMap(group => group.details)
  const sideDishes = item.sideDishGroups.flatMap(group => group.sideDishes)
  const nestedPart = (id: string) =>
    nestedView(
      scene,
      parts.find(one => one.comboGroupItemId === id),
    )
  const nestedSide = (id: string) =>
    nestedView(
      scene,
      sideDishes.find(one => one.sideDishGroupItemId === id),
    )
  const nestedViews = [
    ...choice.subItems.flatMap(it => nestedPart(it.comboGroupItemId)?.groupsFor(it.modifiers ?? []) ?? []),
    ...choice.sideDishItems.flatMap(it => nestedSide(it.sideDishGroupItemId)?.groupsFor(it.modifiers ?? []) ?? []),
  ]

  return {
    choice,
    setChoice,
    remark,
    setRemark,
    amounts,
    /** Changes the quantity by one step. */
    step: (by: 1 | -1) => setSteps(Math.max(0, (amounts.count - amounts.first) / amounts.step + by)),
    /** Whether the stock is too low for this choice; another choice may be available. MENU-4 */
    soldOut: left < Math.max(1, item.saleSettings.saleMin),
    views: {
      units,
      modifiers,
      combos,
      sides,
      all: [...(units ? [units] : []), ...modifiers, ...combos, ...sides, ...nestedViews],
    },
    unitAmount,
    problem,
    nestedPart,
    nestedSide,
  }
}

export type Choosing = ReturnType<typeof useChoice>
