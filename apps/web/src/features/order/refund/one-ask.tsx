import { showDate, showMoney, joinWithComma, t } from '../../../platform/i18n/index.ts'
import { Badge } from '../../../ui/controls/chip.tsx'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import type { RefundAnswer } from '../api.ts'
import styles from './refund.module.css'
import { type RefundPart, RefundParts } from './refund-parts.tsx'
import { Text } from '../../../ui/text/text.tsx'

const tones = { waiting: 'warn', given: 'good', declined: 'bad' } as const

interface OneAskProps {
  ask: RefundAnswer['asks'][number]
  /** Refund parts of an accepted request. */
  parts: readonly RefundPart[]
  answer: RefundAnswer
}

/** A refund request: dishes, person, reason, the store's answer and the refund. */
export function OneAsk({ ask, parts, answer }: OneAskProps) {
  const { currency, timeZone } = answer
  return (
    <TitledPanel
      title={t(ask.byGuest ? 'order.refundAsk' : 'order.refundByShop')}
      end={<Badge tone={tones[ask.state]}>{t(`order.refundAsk.${ask.state}`)}</Badge>}
    >
      <p className={styles.amount}>{showMoney(ask.amount, currency)}</p>
      {ask.lines.length > 0 && (
        <p>
          <bdi>{joinWithComma(ask.lines.map(line => `${line.quantity}× ${line.displayName}`))}</bdi>
        </p>
      )}
      <Text kind="quiet">
        <bdi>{ask.reason}</bdi> · {showDate(ask.decidedAt ?? ask.askedAt, 'dateTime', timeZone)}
      </Text>
      {ask.state !== 'given' && <Text kind="quiet">{t(`order.refundAsk.${ask.state}Hint`)}</Text>}
      <RefundParts parts={parts} currency={currency} timeZone={timeZone} />
    </TitledPanel>
  )
}
