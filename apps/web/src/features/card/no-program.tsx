import { Crown, Store } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { useProgram } from './api.ts'

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

/** The same, but with a link to the program if the current store has one. */
export const ProgramOrNone = () =>
  useProgram().data ? (
    <EmptyState
      icon={<Crown />}
      title={t('card.hasProgram')}
      actions={<LinkButton to="/vip">{t('card.seeProgram')}</LinkButton>}
    >
      {t('card.hasProgramHint')}
    </EmptyState>
  ) : (
    <NoProgram />
  )
