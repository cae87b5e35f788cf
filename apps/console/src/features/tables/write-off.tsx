import { bill as calls } from '@comanda/contract/bill'
import { showMoney, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Dialog } from '@comanda/web/ui/dialog.tsx'
import { Sheet } from '@comanda/web/ui/sheet.tsx'
import { useState } from 'react'
import { ReasonField } from '../../fields/reason-field.tsx'
import { owedOn } from './bill-actions.tsx'
import { type Bill, useBillStep } from './bill-api.ts'

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

/** The rest of a bill is never paid: why, and a second yes. It stands in the story of its orders with who did it. */
export function WriteOff({ shopId, bill, onClose, onDone }: WriteOffProps) {
  const [reason, setReason] = useState('')
  const [sure, setSure] = useState(false)
  const step = useBillStep(shopId, onDone)
  const { billId, openAmount, currency } = bill
  const due = owedOn(bill)
  const amount = showMoney(due, currency)
  const ask = { shopId, billId, expectedAmount: due, reason: reason.trim(), freeParts: openAmount > 0 }
  return (
    <Sheet
      title={t('floor.bill.writeOffTitle', { amount })}
      onClose={onClose}
      foot={
        <Button wide size="large" kind="danger" disabled={ask.reason === ''} onClick={() => setSure(true)}>
          {t('floor.bill.writeOff', { amount })}
        </Button>
      }
    >
      <ReasonField hint={t('floor.bill.writeOffHint')} usual={reasons} reason={reason} onReason={setReason} />
      {sure && (
        <Dialog
          title={t('floor.bill.writeOffAsk', { amount })}
          danger
          busy={step.isPending}
          confirm={t('floor.bill.writeOffYes')}
          cancel={t('console.goBack')}
          onConfirm={() => step.mutate({ call: calls.writeOffBill, ask })}
          onClose={() => setSure(false)}
        >
          {t('floor.bill.writeOffAskHint')}
        </Dialog>
      )}
    </Sheet>
  )
}
