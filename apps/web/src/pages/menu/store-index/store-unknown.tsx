import { NoSuchStore } from '../../../features/store/index.ts'
import { t } from '../../../platform/i18n/index.ts'
import { Page as Screen } from '../../../ui/layout/page.tsx'

/** The screen of a menu whose address names no store of the brand. */
export const StoreUnknown = () => (
  <Screen title={t('title.storeIndex')}>
    <NoSuchStore />
  </Screen>
)
