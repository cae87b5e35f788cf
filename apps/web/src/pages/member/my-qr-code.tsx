import { MemberCode } from '../../features/card/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/myQrCode`: the member number as a code. CARD-1 */
export const Page = () => (
  <Screen title={t('title.myQrCode')}>
    <MemberCode />
  </Screen>
)
