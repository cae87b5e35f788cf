import { type Currency, money } from '@comanda/domain/money'
import type { ReactNode } from 'react'
import { showMoney } from '../../../platform/i18n/index.ts'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import styles from './refund.module.css'
import { type RefundPart, RefundParts } from './refund-parts.tsx'

interface OneRefundProps {
  /** What goes back together: one part for each means that paid. */
  parts: readonly RefundPart[]
  /** Of what it is money. */
  title: string
  currency: Currency
  timeZone: string
  /** A way to look at that. */
  children?: ReactNode
}

/** Money on its way back: how much, to what, and each step. ORDER-9 */
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
