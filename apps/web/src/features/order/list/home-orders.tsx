import { type ComponentProps, useEffect } from 'react'
import { setAppBadge } from '../../../platform/device/app-badge.ts'
import { t } from '../../../platform/i18n/index.ts'
import { Section } from '../../../ui/layout/card.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { useOrders, useRecentOrders } from '../api.ts'
import { useCurrentTime } from '../use-current-time.ts'
import { OrderCard } from './order-card.tsx'

/** Filter of the active orders. */
export const ACTIVE_ORDERS = { state: 'active', search: '' } as const
const MAX_ORDERS = 2

/** Orders on the home page: those rejected within a day, with their refund, then the active ones. The app's icon counts those that are ready. ORDER-9, APP-5 */
export function HomeOrders() {
  const { data } = useOrders(ACTIVE_ORDERS)
  const recent = useRecentOrders().data?.orders ?? []
  const now = useCurrentTime(30_000)
  const ready = data?.pages[0]?.orders.filter(({ state }) => state === 'ready').length
  useEffect(() => (ready === undefined ? undefined : setAppBadge(ready)), [ready])
  const rejected = recent.filter(({ state }) => state === 'rejected').slice(0, MAX_ORDERS)
  const active = data?.pages[0]?.orders.slice(0, MAX_ORDERS) ?? []
  return (
    <>
      <Orders title={t('home.lastOrders')} orders={rejected} now={now} />
      <Orders title={t('home.running')} orders={active} now={now} />
    </>
  )
}

type CardProps = ComponentProps<typeof OrderCard>

interface OrdersProps extends Pick<CardProps, 'now'> {
  title: string
  orders: readonly CardProps['order'][]
}

function Orders({ title, orders, now }: OrdersProps) {
  if (orders.length === 0) return null
  return (
    <Section title={title}>
      <Stack gap={10}>
        {orders.map(order => (
          <OrderCard key={order.orderId} order={order} now={now} />
        ))}
      </Stack>
    </Section>
  )
}
