import type { ReactNode } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Illustration } from '../../../ui/feedback/illustration.tsx'
import { type Recharge, useRecharge } from '../value/value-api.ts'
import { CardQuery } from '../card-query.tsx'

interface RechargeRefundsProps {
  rechargeId: string
  /** Renders one refund. */
  children: (refund: Recharge['refunds'][number], recharge: Recharge) => ReactNode
}

/** Refunds of a recharge. CARD-3 */
export const RechargeRefunds = ({ rechargeId, children }: RechargeRefundsProps) => (
  <CardQuery of={useRecharge(rechargeId)} heights={[260]}>
    {recharge =>
      recharge.refunds.length === 0 ? (
        <EmptyState
          icon={<Illustration scene="search" />}
          title={t('order.refund.none')}
          actions={<LinkButton to="/cardHistory">{t('card.statement')}</LinkButton>}
        />
      ) : (
        recharge.refunds.map(refund => children(refund, recharge))
      )
    }
  </CardQuery>
)
