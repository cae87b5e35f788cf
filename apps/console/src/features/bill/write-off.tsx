import { bill as calls } from '@comanda/contract/bill'
import { showMoney, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Dialog } from '@comanda/web/ui/overlays/dialog.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import { ReasonField } from '../../forms/fields/list-parts.tsx'
import { useReason } from '../../forms/state/stored-state.ts'
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
  const step = useBillStep<Bill>(shopId, ({ state }) => {
    done()
    if (state === 'writtenOff') return onDone()
    toast(t('approval.sent'))
    onClose()
  })
  const due = owedOn(bill)
  const amount = showMoney(due, currency)
  const input = { shopId, billId, expectedAmount: due, reason: reason.trim(), freeParts: openAmount > 0 }
  if (bill.writeOffAsked)
    return (
      <RequestedWriteOff shopId={shopId} bill={bill} request={bill.writeOffAsked} onClose={onClose} onDone={onDone} />
    )
  return (
    <ActionSheet
      title={t('floor.bill.writeOffTitle', { amount })}
      onClose={onClose}
      action={t('floor.bill.writeOff', { amount })}
      complete={input.reason !== ''}
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

type RequestedProps = WriteOffProps & { request: NonNullable<Bill['writeOffAsked']> }

/** A write-off that waits for a second person, who approves or declines it. PAY-12 */
function RequestedWriteOff({ shopId, bill, request, onClose, onDone }: RequestedProps) {
  const { billId, openAmount, currency } = bill
  const decline = useBillStep(shopId, onClose)
  const approve = useBillStep<Bill>(shopId, ({ state }) => (state === 'writtenOff' ? onDone() : onClose()))
  const amount = showMoney(request.amount, currency)
  const input = { shopId, billId, expectedAmount: owedOn(bill), reason: request.reason, freeParts: openAmount > 0 }
  return (
    <ActionSheet
      title={t('floor.bill.writeOffTitle', { amount })}
      onClose={onClose}
      action={t('approval.approve')}
      ready={!request.own}
      busy={approve.isPending}
      danger
      onAction={() => approve.mutate({ call: calls.writeOffBill, input })}
    >
      <Stack gap={12}>
        <Text>{t('approval.asked', { name: request.name, amount, reason: request.reason })}</Text>
        {request.own && <Text kind="quiet">{t('approval.wait')}</Text>}
        <Button
          wide
          kind="secondary"
          busy={decline.isPending}
          onClick={() => decline.mutate({ call: calls.declineWriteOff, input: { shopId, billId } })}
        >
          {t(request.own ? 'approval.withdraw' : 'approval.decline')}
        </Button>
      </Stack>
    </ActionSheet>
  )
}
