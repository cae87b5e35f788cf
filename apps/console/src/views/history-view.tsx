import { table as tableCalls } from '@comanda/contract/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BoardOrder } from '../features/order/board/columns.ts'
import { History } from '../features/order/history/history.tsx'
import { goTo } from '../platform/place.ts'
import { send } from '../platform/send.ts'
import { Loaded } from '../ui/loaded.tsx'
import { FoundOrder } from './found-order.tsx'
import { type OpenedTool, OrderTools, OrderToolSheet } from './order-tools.tsx'

/** The order history with the tools of each order: print and refund, months later too. ORDER-12 */
export function HistoryView({ shopId, timeZone }: { shopId: number; timeZone: string }) {
  const [opened, setOpened] = useState<OpenedTool>()
  const floor = useQuery({ queryKey: ['floor', shopId], queryFn: () => send(tableCalls.tables, { shopId }) })
  const toolsFor = (order: BoardOrder) => <OrderTools order={order} onOpen={setOpened} />
  return (
    <>
      <Loaded query={floor}>
        {({ currency }) => (
          <History
            shopId={shopId}
            timeZone={timeZone}
            currency={currency}
            onOpen={orderId => goTo('history', orderId)}
          />
        )}
      </Loaded>
      <FoundOrder at="history" tools={toolsFor} />
      {opened && <OrderToolSheet {...opened} shopId={shopId} now={opened.order} onClose={() => setOpened(undefined)} />}
    </>
  )
}
