import { t } from '../../../platform/i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './create.module.css'

interface SubmitBarProps {
  label: string
  busy: boolean
  /** Whether the total or the payment methods are being loaded. */
  waiting: boolean
  /** Whether the payment lacks an input. */
  stuck: boolean
  /** Text shown during a long wait. */
  slow: string
  fault: boolean
  onPlace: () => void
}

/** The order button, labelled with its effect and payment method. */
export const SubmitBar = ({ label, busy, waiting, stuck, slow, fault, onPlace }: SubmitBarProps) => (
  <Stack gap={6}>
    <Text kind="hint" center className={styles.notice} aria-live="polite">
      {busy ? slow : fault && t('order.fixFirst')}
    </Text>
    <Button wide size="large" busy={busy || waiting} disabled={stuck} onClick={onPlace}>
      {busy ? t('order.placing') : label}
    </Button>
  </Stack>
)
