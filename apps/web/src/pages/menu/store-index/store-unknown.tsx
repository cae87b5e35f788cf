import { NoSuchStore } from '../../../features/store/index.ts'
import { t } from '../../../platform/i18n/index.ts'
import { Page as Screen } from '../../../ui/layout/page.tsx'

/** Shown if the address names no store of the brand. */
export const StoreUnknown = () => (
  <Screen title={t('title.storeIndex')}>
    <NoSuchStore />
  </Screen>
)
