import { BadgeCheck } from 'lucide-react'
import type { CSSProperties } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { Amount } from '../../ui/text/amount.tsx'
import type { Bill } from './api.ts'
import { Stack, Row } from '../../ui/layout/layout.tsx'
import styles from './bill.module.css'

/** Remaining amount, always visible and updated as others pay. */
export function AmountDue({ bill }: { bill: Bill }) {
  const { totalAmount, paidAmount, openAmount, restAmount, currency, state } = bill
  if (state !== 'open') return <Closed bill={bill} />
  const until = (amount: number) =>
    ({ '--until': totalAmount > 0 ? Math.min(1, amount / totalAmount) : 0 }) as CSSProperties
  return (
    <Stack as="section" gap={10} className={styles.due} aria-label={t('bill.rest')}>
      <Stack as="p" gap={2} className={styles.dueWords} aria-live="polite">
        <span>{t('bill.rest')}</span>
        <Amount amount={restAmount} currency={currency} className={styles.rest ?? ''} />
      </Stack>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.open} style={until(paidAmount + openAmount)} />
        <span className={styles.paid} style={until(paidAmount)} />
      </span>
      <Row as="p" gap={14} rowGap={4} wrap align="stretch" className={styles.dueLine}>
        <span>{t('bill.total', { amount: showMoney(totalAmount, currency) })}</span>
        {paidAmount > 0 && <span>{t('bill.paid', { amount: showMoney(paidAmount, currency) })}</span>}
        {openAmount > 0 && <span>{t('bill.open', { amount: showMoney(openAmount, currency) })}</span>}
      </Row>
    </Stack>
  )
}

/** Reason why the bill is closed: paid, nothing served, or the rest written off by the staff. */
function Closed({ bill: { state, totalAmount, currency } }: { bill: Bill }) {
  const paid = totalAmount > 0 ? 'bill.allPaid' : 'bill.nothingLeft'
  const title = t(state === 'paid' ? paid : 'bill.writtenOff')
  return (
    <Stack as="section" gap={6} items="center" className={styles.done} aria-label={title}>
      <BadgeCheck aria-hidden="true" className={styles.doneIcon} />
      <p className={styles.doneTitle}>{title}</p>
      {state === 'paid' && totalAmount > 0 && (
        <p>{t('bill.allPaidHint', { amount: showMoney(totalAmount, currency) })}</p>
      )}
    </Stack>
  )
}
