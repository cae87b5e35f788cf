import { Store } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'

/** The address names no store of the brand: the others are one tap away. */
export const NoSuchStore = () => (
  <EmptyState
    icon={<Store />}
    title={t('place.unknown')}
    actions={<LinkButton to="/selectStore?shopId=">{t('title.selectStore')}</LinkButton>}
  >
    {t('place.unknownHint')}
  </EmptyState>
)
