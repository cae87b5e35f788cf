import { QrCode, ShoppingBag } from 'lucide-react'
import { HowToScan } from '../../features/table/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'

/** `/noScan`: says that this way of ordering starts with the table's code. */
export const Page = () => (
  <Screen title={t('title.noScan')}>
    <EmptyState icon={<QrCode />} title={t('table.scanFirst')} as="p">
      {t('table.scanFirstHint')}
    </EmptyState>
    <HowToScan />
    <LinkButton to="/selectNum?scan=1" size="large" wide icon={<QrCode aria-hidden="true" />}>
      {t('table.scan')}
    </LinkButton>
    <LinkButton to="/selectNum" kind="secondary" size="large" wide>
      {t('table.typeNumber')}
    </LinkButton>
    <LinkButton to="/selectStore?bizType=1300" kind="plain" wide icon={<ShoppingBag aria-hidden="true" />}>
      {t('table.takeAway')}
    </LinkButton>
  </Screen>
)
