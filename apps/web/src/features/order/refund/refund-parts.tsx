import type { Currency } from '@comanda/domain/money'
import { cardBrand } from '@comanda/domain/payment'
import { showDate, showMoney, t } from '../../../platform/i18n/index.ts'
import { paymentMethodName } from '../../../platform/method-names.ts'
import { Steps } from '../../../ui/text/steps.tsx'
import type { RefundAnswer } from '../api.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './refund.module.css'

export type RefundPart = RefundAnswer['refunds'][number]

/** A card by its brand and last digits, as far as they are known. */
const nameOf = ({ paymentMethod, brand, lastFour }: RefundPart): string =>
  brand === undefined || lastFour === undefined
    ? paymentMethodName(paymentMethod)
    : t('payment.card', { brand: cardBrand(brand), lastFour })

const nextStates = { asked: ['sent', 'done'], sent: ['done'], done: [], failed: [] } as const

/** Whether the refund takes time: stored value returns at once, a bank or wallet needs days. */
const takesTime = ({ paymentMethod }: RefundPart): boolean => paymentMethod.startsWith('12_')

/** Groups the refund parts that belong together, in the order received. */
export function togetherOf<One extends RefundPart>(refunds: readonly One[]): One[][] {
  const groups = new Map<string, One[]>()
  for (const one of refunds) groups.set(one.refundGroup, [...(groups.get(one.refundGroup) ?? []), one])
  return [...groups.values()]
}

interface RefundPartsProps {
  /** Parts of one refund, one per payment method. */
  parts: readonly RefundPart[]
  currency: Currency
  timeZone: string
}

/** Lists the payment methods refunded to, with the steps of those that take time. ORDER-9 */
export function RefundParts({ parts, currency, timeZone }: RefundPartsProps) {
  const slow = parts.find(part => takesTime(part) || part.state === 'failed') ?? parts[0]
  if (!slow) return null
  return (
    <>
      {parts.length === 1 ? (
        <Text kind="quiet">{t('order.refund.to', { method: nameOf(slow) })}</Text>
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

/** Amount and state of one part. */
const PartLine = ({ part, currency }: { part: RefundPart; currency: Currency }) => (
  <Row align="baseline" justify="between">
    <dt>
      {nameOf(part)}
      <Text as="span" kind="quiet">{` · ${t(`order.refund.${part.state}`)}`}</Text>
    </dt>
    <dd className={styles.partAmount}>{showMoney(part.amount, currency)}</dd>
  </Row>
)

/** Steps of one part, and the expected remaining time. */
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
  const next = nextStates[part.state].map(state => ({
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
