import { CardHistory } from '../../features/card/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearchState } from '../../platform/search-state.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/cardHistory`: all transactions of the card. CARD-3 */
export function Page() {
  const [search, saveSearch] = useSearchState()
  const param = new URLSearchParams(search).get('kind')
  const kind = param === 'in' || param === 'out' ? param : 'all'
  return (
    <Screen title={t('title.cardHistory')}>
      <CardHistory kind={kind} onKind={next => saveSearch(`/cardHistory?kind=${next}`)} />
    </Screen>
  )
}
