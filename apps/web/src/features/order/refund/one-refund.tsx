import type { Currency } from '@comanda/domain/money'
import type { ReactNode } from 'react'
import { showDate, showMoney, t } from '../../../platform/i18n/index.ts'
import { Part } from '../../../ui/part.tsx'
import { Steps } from '../../../ui/steps.tsx'
import type { RefundAnswer } from '../api.ts'
import { methodWords } from '../words.ts'
import styles from './refund.module.css'

const ahead = { asked: ['sent', 'done'], sent: ['done'], done: [], failed: [] } as const

interface OneRefundProps {
  refund: RefundAnswer['refunds'][number]
  /** Of what it is money. */
  title: string
  currency: Currency
  timeZone: string
  /** A way to look at that. */
  children: ReactNode
}

/** Money on its way back: how much, to what, and each step. ORDER-9 */
export function OneRefund({ refund, title, currency, timeZone, children }: OneRefundProps) {
  const reached = refund.steps.map((step, i) => ({
    id: step.state,
    label: t(`order.refund.${step.state}`),
    detail: showDate(step.at, 'dateTime', timeZone),
    state:
      step.state === 'failed'
        ? ('bad' as const)
        : i < refund.steps.length - 1 || step.state === 'done'
          ? ('done' as const)
          : ('now' as const),
  }))
  const next = ahead[refund.state].map(state => ({
    id: state,
    label: t(`order.refund.${state}`),
    state: 'next' as const,
  }))
  return (
    <Part title={title}>
      <p className={styles.amount}>{showMoney(refund.amount, currency)}</p>
      <p className={styles.quiet}>{t('order.refund.to', { method: methodWords(refund.paymentMethod) })}</p>
      <Steps steps={[...reached, ...next]} />
      {(refund.state === 'failed' || refund.paymentMethod.startsWith('12_')) && (
        <p className={styles.quiet}>{t(refund.state === 'failed' ? 'order.refund.failedHint' : 'order.refund.hint')}</p>
      )}
      <div>{children}</div>
    </Part>
  )
}
