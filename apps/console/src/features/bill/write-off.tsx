import { bill as calls } from '@comanda/contract/bill'
import { showMoney, t } from '@comanda/web/i18n'
import { Dialog } from '@comanda/web/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { ReasonField } from '../../forms/list-parts.tsx'
import { useReason } from '../../forms/stored-state.ts'
import { owedOn } from './bill-actions.tsx'
import { type Bill, useBillStep } from './queries.ts'
import { ActionSheet } from '../../ui/action-sheet.tsx'

const reasons = [
  'floor.bill.reason.left',
  'floor.bill.reason.complaint',
  'floor.bill.reason.house',
  'floor.bill.reason.mistake',
] as const

interface WriteOffProps {
  shopId: number
  bill: Bill
  onClose: () => void
  onDone: () => void
}

/** Writes off the rest of a bill, with a reason and a confirmation. The history of its orders names the member of staff. */
export function WriteOff({ shopId, bill, onClose, onDone }: WriteOffProps) {
  const { billId, openAmount, currency } = bill
  const { reason, put, done } = useReason(`tables/${shopId}/write-off-${billId}`)
  const [sure, setSure] = useState(false)
  const step = useBillStep(shopId, () => {
    done()
    onDone()
  })
  const due = owedOn(bill)
  const amount = showMoney(due, currency)
  const input = { shopId, billId, expectedAmount: due, reason: reason.trim(), freeParts: openAmount > 0 }
  return (
    <ActionSheet
      title={t('floor.bill.writeOffTitle', { amount })}
      onClose={onClose}
      action={t('floor.bill.writeOff', { amount })}
      ready={input.reason !== ''}
      danger
      onAction={() => setSure(true)}
    >
      <ReasonField hint={t('floor.bill.writeOffHint')} usual={reasons} reason={reason} onReason={put} />
      {sure && (
        <Dialog
          title={t('floor.bill.writeOffAsk', { amount })}
          danger
          busy={step.isPending}
          confirm={t('floor.bill.writeOffYes')}
          cancel={t('console.goBack')}
          onConfirm={() => step.mutate({ call: calls.writeOffBill, input })}
          onClose={() => setSure(false)}
        >
          {t('floor.bill.writeOffAskHint')}
        </Dialog>
      )}
    </ActionSheet>
  )
}
