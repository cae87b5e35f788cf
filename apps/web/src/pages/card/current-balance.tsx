import { Balance } from '../../features/card/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/currentBalance`: balance of the card in its parts. CARD-3 */
export const Page = () => (
  <Screen title={t('title.currentBalance')}>
    <Balance />
  </Screen>
)
