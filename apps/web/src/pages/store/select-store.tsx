import { StoreList } from '../../features/store/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/selectStore`: the choice of a store. */
export const Page = () => (
  <Screen title={t('title.selectStore')}>
    <StoreList />
  </Screen>
)
