import { Search, SlidersHorizontal } from 'lucide-react'
import type { RefObject } from 'react'
import { showNumber, t } from '../../platform/i18n/index.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { CategoryBar } from './category-bar.tsx'
import styles from './menu-bar.module.css'
import { SearchField } from './search-field.tsx'
import type { Section } from './sections.ts'

interface MenuBarProps {
  bar: RefObject<HTMLDivElement | null>
  sections: readonly Section[]
  active: string | undefined
  onGo: (id: string) => void
  /** Search text; undefined while the search is closed. */
  query: string | undefined
  onSearch: (query: string | undefined) => void
  filters: number
  onFilter: () => void
}

/** Sticky bar above the dishes: categories, search, filter. */
export function MenuBar({ bar, sections, active, onGo, query, onSearch, filters, onFilter }: MenuBarProps) {
  const filterText = filters > 0 ? `, ${t('menu.filterOn', { count: filters })}` : ''
  return (
    <div ref={bar} className={styles.bar}>
      {query === undefined ? (
        <>
          <CategoryBar sections={sections} active={active} onGo={onGo} />
          <IconButton label={t('menu.searchOpen')} icon={<Search aria-hidden="true" />} onClick={() => onSearch('')} />
        </>
      ) : (
        <SearchField query={query} onSearch={onSearch} onClose={() => onSearch(undefined)} />
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
    </div>
  )
}
