import { t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'

/** Shown when the address names no order. */
export const NoOrder = () => (
  <EmptyState
    icon={<Illustration scene="receipt" />}
    title={t('payment.noOrder')}
    actions={<LinkButton to="/orderList">{t('payment.toOrders')}</LinkButton>}
  >
    {t('payment.noOrderHint')}
  </EmptyState>
)
