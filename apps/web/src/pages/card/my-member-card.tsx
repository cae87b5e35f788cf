import { MyCard } from '../../features/card/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/myMemberCard`: the card with number, expiry, stores and actions. CARD-1 */
export const Page = () => (
  <Screen title={t('title.myMemberCard')}>
    <MyCard />
  </Screen>
)
