import type { LineChoice } from '@comanda/domain/cart'
import { useEffect, useMemo, useRef } from 'react'
import type { DishActions } from './dish-row.tsx'
import type { CartAccess } from '../deps.ts'
import type { Dish } from '../dish-list/sections.ts'

/** Cart choice of one step of a dish without options. CART-2 */
function plainChoice({ item, place }: Dish, quantity: number): LineChoice {
  const choice = { foodId: item.foodId, ...place, unitId: item.units[0]?.unitId ?? '', quantity }
  return { ...choice, modifiers: [], subItems: [], sideDishItems: [], remark: '' }
}

/** Tap handlers of dishes with a stable identity: they read the current state when they are called. */
export function useDishActions(cartAccess: CartAccess, open: (dish: Dish) => void): DishActions {
  const now = useRef({ door: cartAccess, open })
  useEffect(() => {
    now.current = { door: cartAccess, open }
  })
  return useMemo(
    () => ({
      open: dish => now.current.open(dish),
      add: dish => {
        const { saleMin, saleStep } = dish.item.saleSettings
        const first = now.current.door.quantityOf(dish.item.foodId) === 0
        now.current.door.onTap(plainChoice(dish, Math.max(1, first ? saleMin : saleStep)))
      },
      take: dish => now.current.door.onTake(dish.item.foodId),
    }),
    [],
  )
}
