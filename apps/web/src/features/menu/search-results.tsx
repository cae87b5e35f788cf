import { searchFoods, searchIndex, type SearchIndex } from '@comanda/domain/menu'
import { SearchX } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import styles from './board-list.module.css'
import { DishRows, type ListState } from './section-list.tsx'
import type { Dish, MenuView } from './sections.ts'
import { Text } from '../../ui/text/text.tsx'

const indexes = new WeakMap<MenuView, SearchIndex>()

/** Search index of a menu, built at its first search. */
function indexOf(view: MenuView): SearchIndex {
  const known = indexes.get(view)
  if (known) return known
  const made = searchIndex(
    [...view.dishes.values()].map(({ item }) => ({
      foodId: item.foodId,
      name: item.displayName,
      more: [item.description, ...item.tags].join(' '),
    })),
  )
  indexes.set(view, made)
  return made
}

/** Dishes that match a search, best first. */
export const dishesMatching = (view: MenuView, query: string): Dish[] =>
  searchFoods(indexOf(view), query).flatMap(foodId => view.dishes.get(foodId) ?? [])

/** Results of a search. */
export function SearchResults({ view, state, searched }: { view: MenuView; state: ListState; searched: string }) {
  const dishes = dishesMatching(view, searched).filter(dish => state.fits?.get(dish.item.foodId)?.fits ?? true)
  return (
    <section className={styles.found}>
      <Text role="status" kind="quiet" className={styles.count}>
        {t('menu.found', { count: dishes.length })}
      </Text>
      {dishes.length > 0 ? (
        <DishRows dishes={dishes} state={state} />
      ) : (
        <EmptyState icon={<SearchX />} title={t('menu.foundNothing')}>
          {t('menu.foundNothingHint')}
        </EmptyState>
      )}
    </section>
  )
}
