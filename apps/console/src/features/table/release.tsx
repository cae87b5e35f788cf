import { showMoney, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Dialog } from '@comanda/web/ui/overlays/dialog.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useState } from 'react'
import { useMay } from '../../platform/may.ts'
import { type Table, useTableStep } from './queries.ts'
import { owedOn } from '../bill/bill-actions.tsx'
import { TakePayment } from '../bill/take-payment.tsx'
import type { Bill } from '../bill/queries.ts'
import styles from '../bill/bill.module.css'
import { WriteOff } from '../bill/write-off.tsx'
import { owesText } from './table-state.ts'

interface ReleaseProps {
  shopId: number
  table: Table
  /** The table's bill, while one is open. */
  bill: Bill | undefined
  onDone: () => void
}

/** Ends the party at a table; one that owes something on its bill settles it first, or the bill is written off. C6 */
export function Release({ shopId, table, bill, onDone }: ReleaseProps) {
  const [isConfirming, setConfirming] = useState(false)
  const owing = bill && owedOn(bill) > 0 ? bill : undefined
  const input = { shopId, table, onDone, onClose: () => setConfirming(false) }
  return (
    <>
      <Button wide kind="danger" onClick={() => setConfirming(true)}>
        {t('floor.release')}
      </Button>
      {isConfirming && (owing ? <Owing {...input} bill={owing} /> : <Sure {...input} />)}
    </>
  )
}

interface ConfirmProps extends Omit<ReleaseProps, 'bill'> {
  onClose: () => void
}

function Sure({ shopId, table, onClose, onDone }: ConfirmProps) {
  const step = useTableStep(shopId, () => {
    onClose()
    onDone()
  })
  const owes = (table.orders?.unpaid ?? 0) > 0
  return (
    <Dialog
      title={t('floor.releaseAsk', { name: table.tableName })}
      danger
      busy={step.isPending}
      confirm={t('floor.release')}
      cancel={t('console.goBack')}
      onConfirm={() => step.mutate({ step: 'release', tableId: table.tableId })}
      onClose={onClose}
    >
      {t(owes ? 'floor.releaseOwes' : 'floor.releaseHint')}
    </Dialog>
  )
}

/** Something is owed: it is settled here, or written off. Either releases the table. */
function Owing({ shopId, table, bill, onClose, onDone }: ConfirmProps & { bill: Bill }) {
  const [writing, setWriting] = useState(false)
  const [mayTakePayment, mayWriteOff] = [useMay('takePayment'), useMay('writeOff')]
  const amount = showMoney(owedOn(bill), bill.currency)
  return (
    <Sheet title={t('floor.bill.owesTitle', { name: table.tableName, amount })} onClose={onClose}>
      <Stack gap={14}>
        <p className={styles.hint}>{t(owesText({ mayTakePayment, mayWriteOff }))}</p>
        {mayTakePayment && <TakePayment shopId={shopId} bill={bill} onDone={onDone} />}
        {mayWriteOff && (
          <Button wide kind="danger" onClick={() => setWriting(true)}>
            {t('floor.bill.writeOff', { amount })}
          </Button>
        )}
      </Stack>
      {writing && <WriteOff shopId={shopId} bill={bill} onClose={() => setWriting(false)} onDone={onDone} />}
    </Sheet>
  )
}
