import { HomeWaiting, waitingShop } from '../../features/booking/index.ts'
import type { RendererProps } from '../../features/decoration/index.ts'
import {
  ACTIVE_ORDERS,
  HomeOrders,
  OrderCard,
  useCurrentTime,
  useOrders,
  useRecentOrders,
  ordersHeight,
} from '../../features/order/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { token } from '../../platform/session.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { ReservedHeight } from '../../ui/layout/reserved-height.tsx'
import { Section } from '../../ui/layout/card.tsx'
import styles from './running-order.module.css'

/** The active orders alone: those of the past are one tap away. */
function ActiveOrders() {
  const orders = useOrders(ACTIVE_ORDERS)
  const now = useCurrentTime(30_000)
  if (orders.isPending) return null
  if (!orders.data) return <QueryError query={orders} />
  const active = orders.data.pages.flatMap(page => page.orders)
  if (active.length === 0) return null
  return (
    <Section title={t('member.activeOrders')} className={styles.orders ?? ''}>
      {active.slice(0, 3).map(order => (
        <OrderCard key={order.orderId} order={order} now={now} />
      ))}
    </Section>
  )
}

/** The guest's place on a waiting list and their orders. A guest without a token has none, so that no token is created. */
export function Renderer({ pageType }: RendererProps<'runningOrder'>) {
  if (token() === undefined) return null
  const shopId = waitingShop()
  return (
    <>
      {shopId !== undefined && <HomeWaiting shopId={shopId} />}
      {pageType === 'mine' ? <OrdersOfMine /> : <OrdersOfHome />}
    </>
  )
}

function OrdersOfMine() {
  const { isPending } = useOrders(ACTIVE_ORDERS)
  return (
    <ReservedHeight name={ordersHeight.mine} isPending={isPending}>
      <ActiveOrders />
    </ReservedHeight>
  )
}

function OrdersOfHome() {
  const queries = [useOrders(ACTIVE_ORDERS), useRecentOrders()]
  const isPending = queries.some(query => query.isPending)
  return (
    <ReservedHeight name={ordersHeight.home} isPending={isPending}>
      {!isPending && <HomeOrders />}
    </ReservedHeight>
  )
}
