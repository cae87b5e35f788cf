import { t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { useProgram } from './api.ts'
import { CardQuery } from './card-query.tsx'

/** States that the store has no member program, or links to the program if it has one. LOGIN-9 */
export const ProgramOrNone = () => (
  <CardQuery of={useProgram()} heights={[260]}>
    {() => (
      <EmptyState
        icon={<Illustration scene="card" />}
        title={t('card.hasProgram')}
        actions={<LinkButton to="/vip">{t('card.seeProgram')}</LinkButton>}
      >
        {t('card.hasProgramHint')}
      </EmptyState>
    )}
  </CardQuery>
)
