import { ProgramOrNone } from '../../features/card/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/noVip`: says that the store has no member program, and lists stores that have one. LOGIN-9 */
export const Page = () => (
  <Screen title={t('title.noVip')}>
    <ProgramOrNone />
  </Screen>
)
