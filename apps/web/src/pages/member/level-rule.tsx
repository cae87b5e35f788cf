import { Levels } from '../../features/card/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/levelRule`: the levels and what each gives. CARD-2 */
export const Page = () => (
  <Screen title={t('title.levelRule')}>
    <Levels />
  </Screen>
)
