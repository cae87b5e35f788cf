import { console as calls } from '@comanda/contract/console'
import { t } from '@comanda/web/i18n'
import { useState } from 'react'
import { ReasonField } from '../../fields/reason-field.tsx'
import type { BoardOrder } from './columns.ts'
import { useStep } from './use-step.ts'
import { AskSheet } from '../../ui/ask-sheet.tsx'

const reasons = [
  'console.reasonBusy',
  'console.reasonSoldOut',
  'console.reasonClosing',
  'console.reasonAddress',
] as const

/** No, and why: the guest reads the reason. */
export function RejectSheet({ order, onClose }: { order: BoardOrder; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const step = useStep(onClose)
  const answering = order.state === 'placed' || order.state === 'checking'
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
      <ReasonField hint={t('console.rejectHint')} usual={reasons} reason={reason} onReason={setReason} />
    </AskSheet>
  )
}
