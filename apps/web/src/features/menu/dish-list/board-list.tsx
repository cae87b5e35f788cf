import { Utensils } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { currentLocale, loadTexts, t } from '../../../platform/i18n/index.ts'
import { deferred } from '../../../ui/loading/deferred.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import styles from './board-list.module.css'
import { type ListState, SectionView } from './section-list.tsx'
import type { MenuView, Section } from './sections.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.ts'

/** Loads the search with its texts; when the phone is idle, before its first use. */
export const loadSearch = async () =>
  (await Promise.all([import('../search/search.tsx'), loadTexts(currentLocale(), 'rest')]))[0]
const Served = deferred(async () => (await import('../opening.tsx')).Served)
const SearchResults = lazyPart(async () => (await loadSearch()).SearchResults)

interface BoardListProps {
  view: MenuView
  sections: readonly Section[]
  state: ListState
  /** Search text; empty if there is none. */
  searched: string
  onResetFilter: () => void
}

/** Dishes by category, or the results of a search. A closed menu shows when it is served. MENU-4 */
export function BoardList({ view, sections, state, searched, onResetFilter }: BoardListProps) {
  return (
    <>
      {state.shut && (
        <p className={styles.closed} role="status">
          <Served menu={view.menu} />
        </p>
      )}
      {searched !== '' && (
        <Suspense>
          <SearchResults view={view} state={state} searched={searched} />
        </Suspense>
      )}
      {searched === '' &&
        sections.map((section, i) => <SectionView key={section.id} section={section} state={state} first={i === 0} />)}
      {searched === '' && sections.length === 0 && <Nothing filtered={Boolean(state.fits)} onReset={onResetFilter} />}
    </>
  )
}

function Nothing({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  const reset = (
    <Button kind="secondary" onClick={onReset}>
      {t('menu.filterReset')}
    </Button>
  )
  return (
    <EmptyState icon={<Utensils />} title={t(filtered ? 'menu.filterEmpty' : 'menu.empty')} actions={filtered && reset}>
      {t(filtered ? 'menu.filterEmptyHint' : 'menu.emptyHint')}
    </EmptyState>
  )
}
