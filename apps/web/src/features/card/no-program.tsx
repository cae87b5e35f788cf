import { t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'

/** States that the store has no member program, and lists stores that have one. LOGIN-9 */
export const NoProgram = () => (
  <EmptyState
    icon={<Illustration scene="store" />}
    title={t('mine.vip.noCardProgramId')}
    actions={<LinkButton to="/selectStore">{t('card.otherStores')}</LinkButton>}
  >
    {t('card.noProgramHint')}
  </EmptyState>
)
