import { bill as calls } from '@comanda/contract/bill'
import { showMoney, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Chip } from '@comanda/web/ui/chip.tsx'
import { Dialog } from '@comanda/web/ui/dialog.tsx'
import { Field } from '@comanda/web/ui/field.tsx'
import { Sheet } from '@comanda/web/ui/sheet.tsx'
import { TextInput } from '@comanda/web/ui/text-input.tsx'
import { useState } from 'react'
import { owedOn } from './bill-actions.tsx'
import { type Bill, useBillStep } from './bill-api.ts'
import styles from './bill.module.css'

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
      <div className={styles.reasons}>
        <p className={styles.hint}>{t('floor.bill.writeOffHint')}</p>
        <div className={styles.chips}>
          {reasons.map(key => (
            <Chip key={key} pressed={reason === t(key)} onPress={() => setReason(t(key))}>
              {t(key)}
            </Chip>
          ))}
        </div>
        <Field label={t('console.reason')}>
          <TextInput value={reason} maxLength={200} onChange={event => setReason(event.target.value)} />
        </Field>
      </div>
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
