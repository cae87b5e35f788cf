import type { Currency } from '@comanda/domain/money'
import { showDate, showMoney, t } from '../../../platform/i18n/index.ts'
import { paymentMethodName } from '../../../platform/method-names.ts'
import { Steps } from '../../../ui/text/steps.tsx'
import type { RefundAnswer } from '../api.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './refund.module.css'

export type RefundPart = RefundAnswer['refunds'][number]

const ahead = { asked: ['sent', 'done'], sent: ['done'], done: [], failed: [] } as const

/** Value of the guest's own is back at once; a bank or a wallet takes its time. */
const takesTime = ({ paymentMethod }: RefundPart): boolean => paymentMethod.startsWith('12_')

/** What went back together, in the order in which it was told. */
export function togetherOf<One extends RefundPart>(refunds: readonly One[]): One[][] {
  const groups = new Map<string, One[]>()
  for (const one of refunds) groups.set(one.refundGroup, [...(groups.get(one.refundGroup) ?? []), one])
  return [...groups.values()]
}

interface RefundPartsProps {
  /** What goes back together: one part for each means that paid. */
  parts: readonly RefundPart[]
  currency: Currency
  timeZone: string
}

/** To what it goes back, and each step of what takes its time. ORDER-9 */
export function RefundParts({ parts, currency, timeZone }: RefundPartsProps) {
  const slow = parts.find(part => takesTime(part) || part.state === 'failed') ?? parts[0]
  if (!slow) return null
  return (
    <>
      {parts.length === 1 ? (
        <Text kind="quiet">{t('order.refund.to', { method: paymentMethodName(slow.paymentMethod) })}</Text>
      ) : (
        <Stack as="dl" gap={8}>
          {parts.map(part => (
            <PartLine key={part.refundId} part={part} currency={currency} />
          ))}
        </Stack>
      )}
      {(parts.length === 1 || takesTime(slow)) && <Way part={slow} timeZone={timeZone} />}
    </>
  )
}

/** What one means gets of it, and how that stands. */
const PartLine = ({ part, currency }: { part: RefundPart; currency: Currency }) => (
  <Row align="baseline" justify="between">
    <dt>
      {paymentMethodName(part.paymentMethod)}
      <Text as="span" kind="quiet">{` · ${t(`order.refund.${part.state}`)}`}</Text>
    </dt>
    <dd className={styles.partAmount}>{showMoney(part.amount, currency)}</dd>
  </Row>
)

/** Each step of one part, and how long the rest takes. */
function Way({ part, timeZone }: { part: RefundPart; timeZone: string }) {
  const reached = part.steps.map((step, i) => ({
    id: step.state,
    label: t(`order.refund.${step.state}`),
    detail: showDate(step.at, 'dateTime', timeZone),
    state:
      step.state === 'failed'
        ? ('bad' as const)
        : i < part.steps.length - 1 || step.state === 'done'
          ? ('done' as const)
          : ('now' as const),
  }))
  const next = ahead[part.state].map(state => ({
    id: state,
    label: t(`order.refund.${state}`),
    state: 'next' as const,
  }))
  return (
    <>
      <Steps steps={[...reached, ...next]} />
      {(part.state === 'failed' || takesTime(part)) && (
        <Text kind="quiet">{t(part.state === 'failed' ? 'order.refund.failedHint' : 'order.refund.hint')}</Text>
      )}
    </>
  )
}
