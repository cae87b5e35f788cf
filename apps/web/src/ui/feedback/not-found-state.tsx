import { Compass } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../controls/button.tsx'
import { EmptyState } from './states.tsx'

/** What an address names is not there: asking again would change nothing, so it leads on. NAV-12 */
export const NotFoundState = () => (
  <EmptyState
    icon={<Compass />}
    title={t('error.unknown')}
    actions={
      <LinkButton to="/home" kind="secondary">
        {t('ui.home')}
      </LinkButton>
    }
  >
    {t('error.unknownHint')}
  </EmptyState>
)
