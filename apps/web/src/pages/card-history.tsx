import { CardHistory } from '../features/card/index.ts'
import { t } from '../platform/i18n/index.ts'
import { go } from '../platform/navigation.ts'
import { useSearch } from '../platform/place.ts'
import { Page as Screen } from '../ui/page.tsx'

/** `/cardHistory`: everything that came onto the card and left it. CARD-3 */
export function Page() {
  const asked = new URLSearchParams(useSearch()).get('kind')
  const kind = asked === 'in' || asked === 'out' ? asked : 'all'
  return (
    <Screen title={t('title.cardHistory')}>
      <CardHistory kind={kind} onKind={next => go(`/cardHistory?kind=${next}`, { replace: true })} />
    </Screen>
  )
}
