import { StoreList } from '../../features/store/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/selectStore`: where to order from. */
export const Page = () => (
  <Screen title={t('title.selectStore')}>
    <StoreList />
  </Screen>
)
