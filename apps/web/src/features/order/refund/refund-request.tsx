import { showDate, showMoney, joinWithComma, t } from '../../../platform/i18n/index.ts'
import { Badge } from '../../../ui/controls/chip.tsx'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import type { RefundAnswer } from '../api.ts'
import styles from './refund.module.css'
import { type RefundPart, RefundParts } from './refund-parts.tsx'
import { Text } from '../../../ui/text/text.tsx'

const tones = { waiting: 'warn', given: 'good', declined: 'bad' } as const

interface RefundRequestProps {
  request: RefundAnswer['asks'][number]
  /** Refund parts of an accepted request. */
  parts: readonly RefundPart[]
  answer: RefundAnswer
}

/** A refund request: dishes, person, reason, the store's answer and the refund. */
export function RefundRequest({ request: input, parts, answer }: RefundRequestProps) {
  const { currency, timeZone } = answer
  return (
    <TitledPanel
      title={t(input.byGuest ? 'order.refundAsk' : 'order.refundByShop')}
      end={<Badge tone={tones[input.state]}>{t(`order.refundAsk.${input.state}`)}</Badge>}
    >
      <p className={styles.amount}>{showMoney(input.amount, currency)}</p>
      {input.lines.length > 0 && (
        <p>
          <bdi>{joinWithComma(input.lines.map(line => `${line.quantity}× ${line.displayName}`))}</bdi>
        </p>
      )}
      <Text kind="quiet">
        <bdi>{input.reason}</bdi> · {showDate(input.decidedAt ?? input.askedAt, 'dateTime', timeZone)}
      </Text>
      {input.othersAmount !== undefined && (
        <Text kind="quiet">{t('order.refund.others', { amount: showMoney(input.othersAmount, currency) })}</Text>
      )}
      {input.venueAmount !== undefined && (
        <Text kind="quiet">{t('order.refund.atVenue', { amount: showMoney(input.venueAmount, currency) })}</Text>
      )}
      {input.state !== 'given' && <Text kind="quiet">{t(`order.refundAsk.${input.state}Hint`)}</Text>}
      <RefundParts parts={parts} currency={currency} timeZone={timeZone} />
    </TitledPanel>
  )
}
