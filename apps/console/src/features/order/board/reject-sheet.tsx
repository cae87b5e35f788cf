import { staffOrderCalls as calls } from '@comanda/contract/order'
import { t } from '@comanda/web/i18n'
import { ReasonField } from '../../../forms/reason-field.tsx'
import { useReason } from '../../../forms/use-left.ts'
import { isAnswering } from './asked.ts'
import type { BoardOrder } from './columns.ts'
import { useStep } from './use-step.ts'
import { AskSheet } from '../../../ui/ask-sheet.tsx'

const reasons = [
  'console.reasonBusy',
  'console.reasonSoldOut',
  'console.reasonClosing',
  'console.reasonAddress',
] as const

/** No, and why: the guest reads the reason. */
export function RejectSheet({ order, onClose }: { order: BoardOrder; onClose: () => void }) {
  const { reason, put, done } = useReason(`orders/${order.shop.shopId}/reject-${order.orderId}`)
  const step = useStep(() => {
    done()
    onClose()
  })
  const answering = isAnswering(order)
  const reject = () => step.mutate({ call: calls.reject, ask: { orderId: order.orderId, reason: reason.trim() } })
  return (
    <AskSheet
      title={t('console.rejectTitle', { number: order.callNumber ?? order.orderNo })}
      onClose={onClose}
      action={t(answering ? 'console.reject' : 'console.cancelOrder')}
      ready={reason.trim() !== ''}
      busy={step.isPending}
      danger
      onAction={reject}
    >
      <ReasonField hint={t('console.rejectHint')} usual={reasons} reason={reason} onReason={put} />
    </AskSheet>
  )
}
