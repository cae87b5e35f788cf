import { Store } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'

/** Says that the store has no member program, and lists stores that have one. LOGIN-9 */
export const NoProgram = () => (
  <EmptyState
    icon={<Store />}
    title={t('mine.vip.noCardProgramId')}
    actions={<LinkButton to="/selectStore">{t('card.otherStores')}</LinkButton>}
  >
    {t('card.noProgramHint')}
  </EmptyState>
)
