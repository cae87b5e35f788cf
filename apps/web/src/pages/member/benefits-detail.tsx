import { Benefit } from '../../features/card/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearch } from '../../platform/route-location.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/benefitsDetail`: one benefit and the levels that have it. CARD-2 */
export function Page() {
  const rightsId = new URLSearchParams(useSearch()).get('rightsId') ?? 'member-price'
  return (
    <Screen title={t('title.benefitsDetail')}>
      <Benefit rightsId={rightsId} />
    </Screen>
  )
}
