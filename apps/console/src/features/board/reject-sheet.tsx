import { console as calls } from '@comanda/contract/console'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Chip } from '@comanda/web/ui/chip.tsx'
import { Field } from '@comanda/web/ui/field.tsx'
import { Sheet } from '@comanda/web/ui/sheet.tsx'
import { TextInput } from '@comanda/web/ui/text-input.tsx'
import { useState } from 'react'
import type { BoardOrder } from './columns.ts'
import styles from './order-card.module.css'
import { useStep } from './use-step.ts'

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
    <Sheet
      title={t('console.rejectTitle', { number: order.callNumber ?? order.orderNo })}
      onClose={onClose}
      foot={
        <Button wide size="large" kind="danger" disabled={reason.trim() === ''} busy={step.isPending} onClick={reject}>
          {t(answering ? 'console.reject' : 'console.cancelOrder')}
        </Button>
      }
    >
      <p className={styles.question}>{t('console.rejectHint')}</p>
      <div className={styles.choices}>
        {reasons.map(key => (
          <Chip key={key} pressed={reason === t(key)} onPress={() => setReason(t(key))}>
            {t(key)}
          </Chip>
        ))}
      </div>
      <Field label={t('console.reason')}>
        <TextInput value={reason} maxLength={200} onChange={event => setReason(event.target.value)} />
      </Field>
    </Sheet>
  )
}
