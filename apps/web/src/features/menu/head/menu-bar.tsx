import type { DietFilter, DietMatch } from '@comanda/domain/menu'
import { Search, SlidersHorizontal } from 'lucide-react'
import type { RefObject } from 'react'
import { showNumber, t } from '../../../platform/i18n/index.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { deferred } from '../../../ui/loading/deferred.ts'
import { CategoryBar } from './category-bar.tsx'
import styles from './menu-bar.module.css'
import { loadSearch } from '../dish-list/board-list.tsx'
import { FilterBar, preferenceCount } from '../search/preferences.ts'
import type { MenuView, Section } from '../dish-list/sections.ts'

/** Loaded before its first use, so that it takes the focus within the tap that opens it. */
export const SearchField = deferred(async () => (await loadSearch()).SearchField)

interface MenuBarProps {
  view: MenuView
  bar: RefObject<HTMLDivElement | null>
  sections: readonly Section[]
  active: string | undefined
  onGo: (id: string) => void
  /** Search text; undefined while the search is closed. */
  query: string | undefined
  onSearch: (query: string | undefined) => void
  preferences: DietFilter
  /** How the dishes match the preferences. */
  fits: ReadonlyMap<string, DietMatch> | undefined
  onFilter: () => void
  onClear: () => void
}

/** Sticky bar above the dishes: categories, search, filter, and the active filters. */
export function MenuBar(props: MenuBarProps) {
  const { view, bar, sections, active, onGo, query, onSearch, preferences, fits, onFilter, onClear } = props
  const filters = preferenceCount(preferences)
  const filterText = filters > 0 ? `, ${t('menu.filterOn', { count: filters })}` : ''
  return (
    <div ref={bar} className={styles.bar}>
      {query === undefined ? (
        <>
          <CategoryBar sections={sections} active={active} onGo={onGo} />
          <IconButton label={t('menu.searchOpen')} icon={<Search aria-hidden="true" />} onClick={() => onSearch('')} />
        </>
      ) : (
        <SearchField {...{ view, fits, query, onSearch }} onClose={() => onSearch(undefined)} />
      )}
      <span className={styles.filter}>
        <IconButton
          label={`${t('menu.filter')}${filterText}`}
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={onFilter}
        />
        {filters > 0 && (
          <span className={styles.count} aria-hidden="true">
            {showNumber(filters)}
          </span>
        )}
      </span>
      {fits && <FilterBar {...{ preferences, fits, onClear }} onOpen={onFilter} />}
    </div>
  )
}
