import { PayCode } from '../../features/card/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/qrCode`: payment code for the counter, renewed every minute. CARD-1 */
export const Page = () => (
  <Screen title={t('title.qrCode')}>
    <PayCode />
  </Screen>
)
