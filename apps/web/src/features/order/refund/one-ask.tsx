import { showDate, showMoney, t } from '../../../platform/i18n/index.ts'
import { Badge } from '../../../ui/chip.tsx'
import { Part } from '../../../ui/part.tsx'
import type { RefundAnswer } from '../api.ts'
import styles from './refund.module.css'

const tones = { waiting: 'warn', given: 'good', declined: 'bad' } as const

/** What was asked for, by whom and why, and what the store says to it. */
export function OneAsk({ ask, answer }: { ask: RefundAnswer['asks'][number]; answer: RefundAnswer }) {
  const { currency, timeZone } = answer
  return (
    <Part
      title={t(ask.byGuest ? 'order.refundAsk' : 'order.refundByShop')}
      end={<Badge tone={tones[ask.state]}>{t(`order.refundAsk.${ask.state}`)}</Badge>}
    >
      <p className={styles.amount}>{showMoney(ask.amount, currency)}</p>
      {ask.lines.length > 0 && (
        <p>
          <bdi>{ask.lines.map(line => `${line.quantity}× ${line.displayName}`).join(', ')}</bdi>
        </p>
      )}
      <p className={styles.quiet}>
        <bdi>{ask.reason}</bdi> · {showDate(ask.decidedAt ?? ask.askedAt, 'dateTime', timeZone)}
      </p>
      {ask.state !== 'given' && <p className={styles.quiet}>{t(`order.refundAsk.${ask.state}Hint`)}</p>}
    </Part>
  )
}
