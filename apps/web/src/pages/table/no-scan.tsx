import { QrCode, ShoppingBag } from 'lucide-react'
import { HowToScan } from '../../features/table/index.ts'
import { useSearch } from '../../platform/route-location.ts'
import { t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'

/** `/noScan`: says that this way of ordering starts with the table's code. */
export function Page() {
  // Dishes chosen before the table was known are moved to its cart.
  const take = new URLSearchParams(useSearch()).get('take') === '1' ? 'take=1' : ''
  return (
    <Screen title={t('title.noScan')}>
      <EmptyState icon={<Illustration scene="scan" />} title={t('table.scanFirst')} as="p">
        {t('table.scanFirstHint')}
      </EmptyState>
      <HowToScan />
      <LinkButton to={`/selectNum?scan=1&${take}`} size="large" wide icon={<QrCode aria-hidden="true" />}>
        {t('table.scan')}
      </LinkButton>
      <LinkButton to={`/selectNum?${take}`} kind="secondary" size="large" wide>
        {t('table.typeNumber')}
      </LinkButton>
      <LinkButton to="/selectStore?bizType=1300" kind="plain" wide icon={<ShoppingBag aria-hidden="true" />}>
        {t('table.takeAway')}
      </LinkButton>
    </Screen>
  )
}
