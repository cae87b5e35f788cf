import { bill as calls } from '@comanda/contract/bill'
import { money } from '@comanda/domain/money'
import type { CounterPayment } from '@comanda/domain/payment'
import { showMoney, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import { CounterSheet } from '../../forms/counter-sheet.tsx'
import { owedOn } from './bill-actions.tsx'
import { nextOf, type Paying, partOf } from './bill-split.ts'
import { type Bill, useBillStep } from './queries.ts'
import { SplitFields } from './split-fields.tsx'
import styles from './bill.module.css'

interface TakeProps {
  shopId: number
  bill: Bill
  onDone: () => void
}

/** Takes payments for a bill until nothing is left, and records how each was paid. PAY-10, PAY-15 */
export function TakePayment({ shopId, bill, onDone }: TakeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button wide size="large" onClick={() => setOpen(true)}>
        {t('till.open', { amount: showMoney(owedOn(bill), bill.currency) })}
      </Button>
      {isOpen && <PaymentSheet shopId={shopId} bill={bill} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  )
}

/** One payment: what of the bill it is for, and how it is paid. The sheet stays open while something is left. */
function PaymentSheet({ shopId, bill, onDone, onClose }: TakeProps & { onClose: () => void }) {
  const [paying, setPaying] = useState<Paying>({ by: 'rest' })
  const [payments, setPayments] = useState(0)
  const { billId, openAmount, restAmount, currency } = bill
  const part = paying.by === 'rest' ? undefined : partOf(bill, paying)
  // The full amount includes the parts that guests are paying by phone, which are cancelled then.
  const due = paying.by === 'rest' ? owedOn(bill) : (part?.amount ?? money(0))
  const step = useBillStep<Bill>(shopId, after => {
    if (after.state !== 'open') return onDone()
    toast(t('till.paidRest', { amount: showMoney(due, currency), rest: showMoney(after.restAmount, currency) }))
    setPayments(payments + 1)
    setPaying(nextOf(after, paying))
  })
  const pay = (counter: CounterPayment) =>
    step.mutate({
      call: calls.settleTableBill,
      input: {
        shopId,
        billId,
        counter,
        ...(part ? { part, expectedAmount: restAmount } : { expectedAmount: due, freeParts: openAmount > 0 }),
      },
    })
  return (
    <CounterSheet
      // Every payment starts with its own method, cash and tip.
      key={payments}
      shopId={shopId}
      title={t('counter.titleTable', { amount: showMoney(due, currency) })}
      due={due}
      currency={currency}
      cashRounding={bill.cashRounding}
      busy={step.isPending}
      choice={<SplitFields bill={bill} paying={paying} onPaying={setPaying} />}
      onPaid={pay}
      onClose={onClose}
    >
      {due === 0 && <Text kind="quiet">{t('till.choose')}</Text>}
      {paying.by === 'rest' && (
        <p className={styles.hint}>{t(openAmount > 0 ? 'floor.bill.settlePaying' : 'floor.bill.settleHint')}</p>
      )}
    </CounterSheet>
  )
}
