import { startTransition, useEffect, useMemo, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import type { Dish, Section } from './sections.ts'
import type { MenuState } from './use-menu-view.ts'

/** So many dishes are drawn at once; the rest of a longer menu follows without holding up a tap. */
const AT_ONCE = 12

/** The favourites of the guest come first, as a category of their own. MENU-7 */
function withFavourites(
  sections: readonly Section[],
  dishes: ReadonlyMap<string, Dish>,
  favourites: ReadonlySet<string>,
): Section[] {
  const kept = [...favourites].flatMap(foodId => dishes.get(foodId) ?? [])
  if (kept.length === 0) return [...sections]
  return [{ id: 'favourites', title: t('menu.favourites'), groupType: 0, dishes: kept }, ...sections]
}

/** How many sections are drawn: the first ones at once, all of them as soon as there is time. */
export function useDrawn(sections: readonly Section[]): readonly Section[] {
  const [whole, setWhole] = useState(false)
  useEffect(() => startTransition(() => setWhole(true)), [])
  let dishes = 0
  return whole
    ? sections
    : sections.filter(section => (dishes += section.dishes.length) <= AT_ONCE || dishes === section.dishes.length)
}

/** The categories with the dishes that fit what the guest eats. */
export function useSections({ view, fits }: MenuState, favourites: ReadonlySet<string>): readonly Section[] {
  return useMemo(() => {
    const all = withFavourites(view.sections, view.dishes, favourites)
    if (!fits) return all
    return all
      .map(section => ({ ...section, dishes: section.dishes.filter(dish => fits.get(dish.item.foodId)?.fits) }))
      .filter(section => section.dishes.length > 0)
  }, [view, favourites, fits])
}
