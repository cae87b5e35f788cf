import { MyCard } from '../../features/card/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/myMemberCard`: the card with its number, expiry and stores, and what one does with it. CARD-1 */
export const Page = () => (
  <Screen title={t('title.myMemberCard')}>
    <MyCard />
  </Screen>
)
