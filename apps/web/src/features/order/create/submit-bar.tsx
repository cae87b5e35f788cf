import type { ReactNode } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { WorkedOut } from '../api.ts'
import type { PayMethod } from './choices.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './create.module.css'

interface SubmitBarProps {
  calculation: WorkedOut['calculation']
  method: PayMethod | undefined
  /** Nothing more is asked: the means that were chosen pay all of it. PAY-9 */
  paysAtOnce: boolean
  busy: boolean
  /** The total is being worked out anew. */
  waiting: boolean
  /** What is said while it takes long. */
  slow: string
  fault: boolean
  /** What the page for paying will add. */
  onTop: ReactNode
  onPlace: () => void
}

/** The one clear button, with what it will cost. */
export function SubmitBar(props: SubmitBarProps) {
  const { calculation, method, paysAtOnce, busy, waiting, slow, fault, onTop, onPlace } = props
  const amount = showMoney(calculation.totalPaidAmount, calculation.currency)
  const free = method === 'out-line' || calculation.totalPaidAmount === 0
  const words = free ? 'order.placeFor' : paysAtOnce ? 'order.payAtOnceFor' : 'order.payFor'
  return (
    <Stack gap={6}>
      <Text kind="hint" center className={styles.notice} aria-live="polite">
        {busy ? slow : fault ? t('order.fixFirst') : !free && !paysAtOnce && onTop}
      </Text>
      <Button wide size="large" busy={busy || waiting} onClick={onPlace}>
        {busy ? t('order.placing') : t(words, { amount })}
      </Button>
    </Stack>
  )
}
