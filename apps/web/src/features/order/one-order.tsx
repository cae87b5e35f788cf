import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { QueryError, Loading } from '../../ui/feedback/query-states.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { type OrderDetail, useOrder } from './api.ts'

interface OneOrderProps {
  orderId: string
  /** Polling interval while the order is in progress, in ms. */
  every?: number
  /** Renders the page around a loading, missing or error state. */
  renderMissing?: (children: ReactNode) => ReactNode
  children: (order: OrderDetail) => ReactNode
}

/** One order with its loading, missing and error states. */
export function OneOrder({ orderId, every, renderMissing = shown => shown, children }: OneOrderProps) {
  const query = useOrder(orderId, every)
  return query.data ? children(query.data) : renderMissing(<Missing orderId={orderId} {...query} />)
}

function Missing({
  orderId,
  error,
  isFetching,
  refetch,
}: Pick<ReturnType<typeof useOrder>, 'error' | 'isFetching' | 'refetch'> & { orderId: string }) {
  if (orderId === '' || isRefused(error, 'notFound', 'invalidInput'))
    return (
      <EmptyState
        icon={<Illustration scene="search" />}
        title={t('order.notFound')}
        actions={<LinkButton to="/orderList">{t('order.myOrders')}</LinkButton>}
      >
        {t('order.notFoundHint')}
      </EmptyState>
    )
  if (error) return <QueryError query={{ error, isFetching, refetch }} />
  return <Loading heights={[280, 240, 120]} />
}
