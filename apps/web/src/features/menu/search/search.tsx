import {
  completionsOf,
  searchIndex,
  type SearchIndex,
  searchWithTypos,
  searchTermsOf,
  type Vocabulary,
} from '@comanda/domain/menu'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { Chip } from '../../../ui/controls/chip.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Illustration } from '../../../ui/feedback/illustration.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import styles from './search.module.css'
import { DishRows, type ListState } from '../dish-list/section-list.tsx'
import type { Dish, MenuView } from '../dish-list/sections.ts'

interface Searchable {
  index: SearchIndex
  words: Vocabulary
}

const searchables = new WeakMap<MenuView, Searchable>()

/** Search index and words of a menu, built at its first search. */
function searchableOf(view: MenuView): Searchable {
  const known = searchables.get(view)
  if (known) return known
  const index = searchIndex(
    [...view.dishes.values()].map(({ item }) => ({
      foodId: item.foodId,
      name: item.displayName,
      more: [item.description, ...item.tags].join(' '),
    })),
  )
  const entry = { index, words: searchTermsOf(index) }
  searchables.set(view, entry)
  return entry
}

const SUGGESTIONS = 6

type Fits = ListState['fits']

/** Dishes that the active filters leave. */
const filtered = (dishes: Iterable<Dish>, fits: Fits): Dish[] =>
  [...dishes].filter(({ item }) => fits?.get(item.foodId)?.fits ?? true)

/** Texts to search for: the most popular dishes within the filters, then completions of what is typed. MENU-10 */
function suggestionsFor(view: MenuView, fits: Fits, query: string): string[] {
  if (query.trim() !== '') return completionsOf(searchableOf(view).words, query, SUGGESTIONS)
  const popular = filtered(view.dishes.values(), fits).filter(({ rank }) => rank !== undefined)
  return popular.map(({ item }) => item.displayName).slice(0, SUGGESTIONS)
}

interface SearchFieldProps {
  view: MenuView
  fits: Fits
  query: string
  onSearch: (query: string) => void
  onClose: () => void
}

/** Search field that searches while typing, with suggestions below it. Escape and the close button close it. */
export function SearchField({ view, fits, query, onSearch, onClose }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  const suggestions = suggestionsFor(view, fits, query)
  return (
    <>
      <search className={styles.search}>
        <label className={styles.box}>
          <Search aria-hidden="true" />
          <input
            ref={field}
            type="search"
            className={styles.input}
            aria-label={t('menu.search')}
            placeholder={t('menu.search')}
            value={query}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            onChange={event => onSearch(event.target.value)}
            onKeyDown={keys}
          />
        </label>
        <IconButton label={t('menu.searchClose')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </search>
      {suggestions.length > 0 && (
        <ul className={styles.suggestions} aria-label={t('menuSearch.suggestions')}>
          {suggestions.map(text => (
            <li key={text}>
              <Chip pressed={false} onPress={() => onSearch(text)}>
                {text}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface SearchMatches {
  dishes: Dish[]
  /** The text searched instead of the typed one. */
  corrected: string | undefined
}

/** Dishes that match a search, best first; if none does, those of the corrected text. MENU-10 */
export function dishesMatching(view: MenuView, query: string): SearchMatches {
  const { index, words } = searchableOf(view)
  const { foodIds, corrected } = searchWithTypos(index, words, query)
  return { dishes: foodIds.flatMap(foodId => view.dishes.get(foodId) ?? []), corrected }
}

/** Results of a search. */
export function SearchResults({ view, state, searched }: { view: MenuView; state: ListState; searched: string }) {
  const { dishes: all, corrected } = dishesMatching(view, searched)
  const dishes = filtered(all, state.fits)
  const isHidden = all.length > 0
  return (
    <section className={styles.found}>
      <Text role="status" kind="quiet" className={styles.count}>
        {corrected !== undefined && dishes.length > 0 && (
          <span className={styles.corrected}>{t('menuSearch.corrected', { text: corrected })}</span>
        )}
        {dishes.length > 0 ? (
          t('menu.found', { count: dishes.length })
        ) : (
          <VisuallyHidden>{t('menu.found', { count: 0 })}</VisuallyHidden>
        )}
      </Text>
      {dishes.length > 0 ? (
        <DishRows dishes={dishes} state={state} />
      ) : (
        <EmptyState
          icon={<Illustration scene="search" />}
          title={t(isHidden ? 'menu.filterEmpty' : 'menu.foundNothing')}
        >
          {t(isHidden ? 'menu.filterEmptyHint' : 'menu.foundNothingHint')}
        </EmptyState>
      )}
    </section>
  )
}
