import type { ReactNode } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { OrderQuote } from '../api.ts'
import type { PayMethod } from './choices.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './create.module.css'

interface SubmitBarProps {
  calculation: OrderQuote['calculation']
  method: PayMethod | undefined
  /** Whether the chosen payment methods cover the whole order, without a payment page. PAY-9 */
  paysAtOnce: boolean
  busy: boolean
  /** Whether the total is being recomputed. */
  waiting: boolean
  /** Text shown during a long wait. */
  slow: string
  fault: boolean
  /** Additions to the total on the payment page. */
  onTop: ReactNode
  onPlace: () => void
}

/** The order button with its total. */
export function SubmitBar(props: SubmitBarProps) {
  const { calculation, method, paysAtOnce, busy, waiting, slow, fault, onTop, onPlace } = props
  const amount = showMoney(calculation.totalPaidAmount, calculation.currency)
  const free = method === 'out-line' || calculation.totalPaidAmount === 0
  const text = free ? 'order.placeFor' : paysAtOnce ? 'order.payAtOnceFor' : 'order.payFor'
  return (
    <Stack gap={6}>
      <Text kind="hint" center className={styles.notice} aria-live="polite">
        {busy ? slow : fault ? t('order.fixFirst') : !free && !paysAtOnce && onTop}
      </Text>
      <Button wide size="large" busy={busy || waiting} onClick={onPlace}>
        {busy ? t('order.placing') : t(text, { amount })}
      </Button>
    </Stack>
  )
}
