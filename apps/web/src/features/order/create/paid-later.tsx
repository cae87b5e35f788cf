import { Skeleton } from '../../../ui/feedback/states.tsx'
import { money } from '@comanda/domain/money'
import { Wallet } from 'lucide-react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import type { OrderQuote } from '../api.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import styles from './create.module.css'

/**
 * A round at a table that pays at the end: shows the total of the bill including it and the discounts; nothing is paid
 * now. ORDER-2
 */
export const PaidLater = ({ quote: { bill, calculation, table } }: { quote: OrderQuote }) => (
  <TitledPanel icon={<Wallet />} title={t('bill.onTheBill')}>
    <Stack as="p" gap={2} className={styles.lines}>
      {t(table?.guestsPay === false ? 'bill.onTheBillOfStaff' : 'bill.onTheBillHint')}
    </Stack>
    {calculation.prePayments.length > 0 && (
      <Stack as="p" gap={2} className={styles.lines}>
        {t('bill.paidSoFar', {
          amount: showMoney(
            money(calculation.prePayments.reduce((all, { amount }) => all + amount, 0)),
            calculation.currency,
          ),
        })}
      </Stack>
    )}
    {bill && (bill.rounds > 1 || bill.discountAmount > 0) && (
      <Stack as="p" gap={2} className={styles.lines}>
        {t('bill.withRound', { amount: showMoney(bill.totalAmount, calculation.currency) })}{' '}
        {bill.discountAmount > 0 &&
          t('bill.withRoundOff', { amount: showMoney(bill.discountAmount, calculation.currency) })}
      </Stack>
    )}
  </TitledPanel>
)

/** As high as the methods and the tip; the total follows with them, so that nothing moves when they are loaded. */
export const PaymentSkeleton = () => (
  <>
    <Skeleton height={172} />
    <Skeleton height={168} />
  </>
)
