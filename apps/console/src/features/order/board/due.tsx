import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { clockAt } from '../../../platform/clock.ts'
import { durationText } from '../../../platform/duration.ts'
import { useNow } from '../../../platform/now.ts'
import { type BoardOrder, stateSince } from './columns.ts'
import styles from './order-card.module.css'

const MINUTE = 60_000

/** Minutes and seconds below an hour, then hours and minutes. */
const countdown = (ms: number): string => {
  if (ms >= 60 * MINUTE) return durationText(Math.floor(ms / MINUTE))
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

interface DueProps {
  order: BoardOrder
  timeZone: string
}

/** How long a new order has been waiting. */
export function Waiting({ order }: Pick<DueProps, 'order'>) {
  const now = useNow()
  return <>{t('console.waitsFor', { time: countdown(now - Date.parse(stateSince(order))) })}</>
}

/** How long an answer may still take, and on an unfolded card how long it has been waiting. */
export function AnswerIn({ order, short }: Pick<DueProps, 'order'> & { short: boolean }) {
  const now = useNow()
  if (!order.answerBefore) return null
  const remaining = Date.parse(order.answerBefore) - now
  return (
    <p className={remaining < MINUTE ? styles.urgent : styles.answer}>
      {!short && (
        <strong>
          <Waiting order={order} />
        </strong>
      )}
      <span>{t('console.answerIn', { time: countdown(remaining) })}</span>
    </p>
  )
}

/** When the guest wants it or was promised it, and how late that is. */
export function Due({ order, timeZone }: DueProps) {
  const now = useNow()
  const start = order.time.start
    ? t('console.wantedFor', { time: clockAt(order.time.start, timeZone) })
    : t('console.asap')
  if (!order.promisedAt) return <p className={styles.due}>{start}</p>
  const late = Math.floor((now - Date.parse(order.promisedAt)) / MINUTE)
  const waits = order.state === 'accepted' || order.state === 'preparing'
  const time = clockAt(order.promisedAt, timeZone)
  return (
    <p className={styles.due}>
      <span>{t('console.promisedFor', { time })}</span>
      {waits && late > 0 && (
        <Text as="span" kind="error" weight={700}>
          {t('console.late', { time: durationText(late) })}
        </Text>
      )}
    </p>
  )
}
