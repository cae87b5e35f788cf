import { useState } from 'react'
import { Board } from '../features/order/board/board.tsx'
import type { BoardOrder } from '../features/order/board/columns.ts'
import type { LiveBoard } from '../features/order/board/queries.ts'
import { FoundOrder } from './found-order.tsx'
import { type OpenedTool, OrderTools, OrderToolSheet } from './order-tools.tsx'

interface OrdersProps {
  board: LiveBoard
  shopId: number
  timeZone: string
}

/** The board and the sheet of an order's tool. The sheet is outside the cards, because a card may disappear. */
export function Orders({ board, shopId, timeZone }: OrdersProps) {
  const [opened, setOpened] = useState<OpenedTool>()
  const now = Object.values(board.columns)
    .flat()
    .find(one => one.orderId === opened?.order.orderId)
  const toolsFor = (order: BoardOrder) => <OrderTools order={order} onOpen={setOpened} />
  return (
    <>
      <Board board={board} timeZone={timeZone} shopId={shopId} tools={toolsFor} />
      <FoundOrder at="orders" tools={toolsFor} />
      {opened && <OrderToolSheet {...opened} shopId={shopId} now={now} onClose={() => setOpened(undefined)} />}
    </>
  )
}
