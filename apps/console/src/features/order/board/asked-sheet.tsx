import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type Asking, stillPossible } from './asked.ts'
import type { BoardOrder } from './columns.ts'
import { PromiseSheet } from './promise-sheet.tsx'
import { RejectSheet } from './reject-sheet.tsx'
import type { LiveBoard } from './use-board.ts'
import { stepKey } from './use-step.ts'

interface AskedSheetProps {
  /** The order as it was when it was asked about. */
  order: BoardOrder
  what: Asking
  board: LiveBoard
  timeZone: string
  onClose: () => void
}

/** What is asked of an order before a step; where somebody else was quicker it closes, and says so. */
export function AskedSheet({ order, what, board, timeZone, onClose }: AskedSheetProps) {
  const now = Object.values(board.columns)
    .flat()
    .find(one => one.orderId === order.orderId)
  const ours = useIsMutating({ mutationKey: stepKey }) > 0
  const late = !ours && !stillPossible(what, order, now)
  const close = useEffectEvent(() => {
    toast(t('console.movedMeanwhile', { number: order.callNumber ?? order.orderNo }))
    onClose()
  })
  useEffect(() => {
    if (late) close()
  }, [late])
  if (what === 'reject') return <RejectSheet order={order} onClose={onClose} />
  return (
    <PromiseSheet
      order={now ?? order}
      timeZone={timeZone}
      minutes={board.readyMinutes}
      delay={what === 'delay'}
      onClose={onClose}
    />
  )
}
