import { startTransition, useEffect, useMemo, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import type { Dish, Section } from './sections.ts'
import type { MenuState } from './use-menu-view.ts'

/** So many dishes are drawn at once, which fills a phone; the rest of the menu follows without holding up a tap. */
const AT_ONCE = 6

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

function firstOf(sections: readonly Section[], most: number): readonly Section[] {
  let room = most
  return sections.flatMap(section => {
    const dishes = section.dishes.slice(0, Math.max(0, room))
    room -= dishes.length
    return dishes.length > 0 ? [{ ...section, dishes }] : []
  })
}

/** What is drawn of the sections: the first dishes at once, all of them as soon as there is time. */
export function useDrawn(sections: readonly Section[]): readonly Section[] {
  const [whole, setWhole] = useState(false)
  useEffect(() => startTransition(() => setWhole(true)), [])
  return useMemo(() => (whole ? sections : firstOf(sections, AT_ONCE)), [whole, sections])
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
