import { staffOrderCalls as calls } from '@comanda/contract/order'
import { t } from '@comanda/web/i18n'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type BoardOrder, stateText } from '../features/order/board/columns.ts'
import { Lines, OrderTypeLine, Requests, Sum } from '../features/order/board/order-facts.tsx'
import { OrderTimeline } from '../features/order/order-timeline.tsx'
import { ServedNotes } from '../features/member/served/served-notes.tsx'
import { goTo, usePlace } from '../platform/place.ts'
import { send } from '../platform/send.ts'
import { Loaded } from '../ui/loaded.tsx'

/** The order named by the address: its details and tools. */
export function FoundOrder({ at, tools }: { at: 'orders' | 'history'; tools: (order: BoardOrder) => ReactNode }) {
  const { view, detail } = usePlace()
  const isNamed = view === at && detail !== ''
  const order = useQuery({
    queryKey: ['order', detail],
    queryFn: () => send(calls.orderDetail, { orderId: detail }),
    enabled: isNamed,
  })
  if (!isNamed) return null
  return (
    <Sheet title={t('search.order', { number: order.data?.orderNo ?? '' })} onClose={() => goTo(at)}>
      <Loaded query={order}>
        {order => (
          <Stack gap={12}>
            <strong>{t(stateText(order))}</strong>
            <OrderTypeLine order={order} />
            <Requests order={order} />
            <ServedNotes shopId={order.shop.shopId} of={{ orderId: order.orderId }} />
            <Lines order={order} />
            <Sum order={order} />
            <Row wrap gap={8}>
              {tools(order)}
            </Row>
            <OrderTimeline orderId={order.orderId} version={order.version} />
          </Stack>
        )}
      </Loaded>
    </Sheet>
  )
}
