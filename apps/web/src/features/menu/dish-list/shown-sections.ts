import { startTransition, useEffect, useMemo, useState } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import type { Dish, Section } from './sections.ts'
import type { MenuState } from '../use-menu-view.ts'

/** Number of dishes rendered at once, enough for a phone screen; the others follow without delaying a tap. */
const FIRST_DISHES = 6

/** Adds the guest's favourites as the first category. MENU-7 */
function withFavourites(
  sections: readonly Section[],
  dishes: ReadonlyMap<string, Dish>,
  favourites: ReadonlySet<string>,
): Section[] {
  const favouriteDishes = [...favourites].flatMap(foodId => dishes.get(foodId) ?? [])
  if (favouriteDishes.length === 0) return [...sections]
  return [{ id: 'favourites', title: t('menu.favourites'), groupType: 0, dishes: favouriteDishes }, ...sections]
}

function firstOf(sections: readonly Section[], most: number): readonly Section[] {
  let room = most
  return sections.flatMap(section => {
    const dishes = section.dishes.slice(0, Math.max(0, room))
    room -= dishes.length
    return dishes.length > 0 ? [{ ...section, dishes }] : []
  })
}

/** Sections to render: the first dishes at once, all of them when idle. */
export function useDrawn(sections: readonly Section[]): readonly Section[] {
  const [whole, setWhole] = useState(false)
  useEffect(() => startTransition(() => setWhole(true)), [])
  return useMemo(() => (whole ? sections : firstOf(sections, FIRST_DISHES)), [whole, sections])
}

/** Categories with the dishes that match the guest's preferences. */
export function useSections({ view, fits }: MenuState, favourites: ReadonlySet<string>): readonly Section[] {
  return useMemo(() => {
    const all = withFavourites(view.sections, view.dishes, favourites)
    if (!fits) return all
    return all
      .map(section => ({ ...section, dishes: section.dishes.filter(dish => fits.get(dish.item.foodId)?.fits) }))
      .filter(section => section.dishes.length > 0)
  }, [view, favourites, fits])
}
