import { Store } from 'lucide-react'
import { t } from '../platform/i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'
import { Page as Screen } from '../ui/page.tsx'
import { Empty } from '../ui/states.tsx'

/** `/noVip`: this store has no member program, and where there is one. LOGIN-9 */
export const Page = () => (
  <Screen title={t('title.noVip')}>
    <Empty
      icon={<Store />}
      title={t('mine.vip.noCardProgramId')}
      actions={<LinkButton to="/selectStore">{t('card.otherStores')}</LinkButton>}
    >
      {t('card.noProgramHint')}
    </Empty>
  </Screen>
)
