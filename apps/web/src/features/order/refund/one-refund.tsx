import { type Currency, money } from '@comanda/domain/money'
import type { ReactNode } from 'react'
import { showMoney } from '../../../platform/i18n/index.ts'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import styles from './refund.module.css'
import { type RefundPart, RefundParts } from './refund-parts.tsx'

interface OneRefundProps {
  /** Parts of one refund, one per payment method. */
  parts: readonly RefundPart[]
  title: string
  currency: Currency
  timeZone: string
  /** Link to the refunded order or purchase. */
  children?: ReactNode
}

/** A refund: amount, payment methods and steps. ORDER-9 */
export function OneRefund({ parts, title, currency, timeZone, children }: OneRefundProps) {
  const all = money(parts.reduce((sum, { amount }) => sum + amount, 0))
  return (
    <TitledPanel title={title}>
      <p className={styles.amount}>{showMoney(all, currency)}</p>
      <RefundParts parts={parts} currency={currency} timeZone={timeZone} />
      {children && <div>{children}</div>}
    </TitledPanel>
  )
}
