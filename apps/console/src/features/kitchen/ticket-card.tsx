import { byCourse } from '@comanda/domain/order'
import { localize, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Bike, Check, ShoppingBag, UtensilsCrossed } from 'lucide-react'
import { clockAt } from '../../platform/clock.ts'
import { durationText } from '../../platform/duration.ts'
import { unlessSecondTap } from '../../platform/second-tap.ts'
import { FireButton } from './held-courses.tsx'
import { isMade, isOpen, linesAt, stationName, type Ticket, type TicketLine, type LineMark } from './queries.ts'
import styles from './ticket-card.module.css'

interface TicketCardProps {
  ticket: Ticket
  /** Empty: the whole order. */
  station: string
  timeZone: string
  /** The server's time (epoch ms). */
  now: number
  bumpKey: number | undefined
  busy: boolean
  onMark: (mark: LineMark) => void
  onReady: () => void
}

const MINUTE = 60_000
/** From how near on it is urgent. */
const SOON_MS = 5 * MINUTE

const icons = { 1100: UtensilsCrossed, 1200: Bike, 1300: ShoppingBag } as const
const orderTypeTexts = { 1100: 'console.dineIn', 1200: 'console.delivery', 1300: 'console.pickup' } as const

function Head({ ticket, timeZone, now, bumpKey }: Pick<TicketCardProps, 'ticket' | 'timeZone' | 'now' | 'bumpKey'>) {
  const remaining = Date.parse(ticket.dueAt) - now
  const waits = Math.max(0, Math.floor((now - Date.parse(ticket.since)) / MINUTE))
  const Icon = icons[ticket.orderType]
  return (
    <header className={styles.head}>
      <h3 className={styles.number}>{ticket.callNumber ?? ticket.orderNo}</h3>
      <span className={styles.waits}>{durationText(waits)}</span>
      {bumpKey !== undefined && (
        <kbd className={styles.key} aria-label={t('kitchen.key', { key: bumpKey })}>
          {bumpKey}
        </kbd>
      )}
      <p className={styles.way}>
        <Icon aria-hidden="true" size={18} />
        {ticket.table
          ? `${t('console.table', { name: ticket.table.tableName })} · ${localize(ticket.table.serviceAreaName)}`
          : t(orderTypeTexts[ticket.orderType])}
      </p>
      <p className={styles.due}>
        {remaining < 0
          ? t('kitchen.overdue', { time: durationText(Math.max(1, Math.floor(-remaining / MINUTE))) })
          : t('kitchen.due', { time: clockAt(ticket.dueAt, timeZone) })}
      </p>
    </header>
  )
}

function Line({ line, canToggle, onToggle }: { line: TicketLine; canToggle: boolean; onToggle: () => void }) {
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        aria-pressed={line.doneAt !== undefined}
        disabled={line.voided === true || line.held === true}
        onClick={onToggle}
      >
        <b className={styles.times}>{line.quantity}</b>
        <span className={styles.words}>
          {line.voided ? <s>{line.displayName}</s> : line.displayName}
          {line.voided && <span className={styles.wish}>{t('kitchen.voided')}</span>}
          {line.partOf && <span className={styles.detail}>{t('kitchen.partOf', { name: line.partOf })}</span>}
          {line.detail !== '' && <span className={styles.detail}>{line.detail}</span>}
          {line.remark && (
            <span className={styles.wish}>
              <bdi>{line.remark}</bdi>
            </span>
          )}
          {line.nick && <span className={styles.detail}>{t('kitchen.for', { name: line.nick })}</span>}
          {line.seat !== undefined && <span className={styles.detail}>{t('kitchen.seat', { number: line.seat })}</span>}
        </span>
        {canToggle && <span className={styles.station}>{stationName(line.station)}</span>}
        <Check className={styles.tick} aria-hidden="true" size={22} />
      </button>
    </li>
  )
}

/** The name of a course; one that waits is fired here. COUNTER-3 */
const CourseHead = ({ orderId, course, isHeld }: { orderId: string; course: number; isHeld: boolean }) => (
  <Row as="header" wrap gap={8} justify="between">
    <h4 className={styles.course}>{t(isHeld ? 'kitchen.courseHeld' : 'kitchen.course', { number: course })}</h4>
    {isHeld && <FireButton orderId={orderId} course={course} />}
  </Row>
)

function urgencyOf(ticket: Ticket, now: number): string {
  const remaining = Date.parse(ticket.dueAt) - now
  if (remaining < 0) return 'late'
  return remaining < SOON_MS ? 'soon' : 'calm'
}

/** One order at a station: a tap on a line marks it made, the button all of it. */
export function TicketCard({ ticket, station, timeZone, now, bumpKey, busy, onMark, onReady }: TicketCardProps) {
  const lines = linesAt(ticket, station)
  const open = lines.filter(isOpen)
  const waits = lines.some(line => line.held && !isMade(line))
  const otherStations = ticket.lines.filter(line => line.station !== station && !isMade(line)).length
  const { orderId } = ticket
  return (
    <article
      className={styles.ticket}
      data-urgency={urgencyOf(ticket, now)}
      aria-label={ticket.callNumber ?? ticket.orderNo}
    >
      <Head ticket={ticket} timeZone={timeZone} now={now} bumpKey={bumpKey} />
      {byCourse(lines).map(([course, own]) => (
        <div key={course ?? 0}>
          {course !== undefined && (
            <CourseHead orderId={orderId} course={course} isHeld={own.some(line => line.held && !line.voided)} />
          )}
          <Stack as="ul" gap={2}>
            {own.map(line => (
              <Line
                key={line.lineKey}
                line={line}
                canToggle={station === ''}
                onToggle={() => onMark({ orderId, lineKeys: [line.lineKey], done: !isMade(line) })}
              />
            ))}
          </Stack>
        </div>
      ))}
      {ticket.remark !== '' && (
        <p className={styles.remark}>
          <b>{t('console.remark')}:</b> <bdi>{ticket.remark}</bdi>
        </p>
      )}
      {ticket.utensils === 0 && <Text kind="quiet">{t('console.noCutlery')}</Text>}
      {station !== '' && otherStations > 0 && (
        <Text kind="quiet">{t('kitchen.elsewhere', { count: otherStations })}</Text>
      )}
      {open.length > 0 ? (
        <Button
          wide
          size="large"
          kind="secondary"
          onClick={unlessSecondTap(`made ${orderId}`, () =>
            onMark({ orderId, lineKeys: open.map(line => line.lineKey), done: true }),
          )}
        >
          {t('kitchen.done')}
        </Button>
      ) : waits ? null : (
        <Button wide size="large" busy={busy} onClick={unlessSecondTap(`ready ${orderId}`, onReady)}>
          {t('console.markReady')}
        </Button>
      )}
    </article>
  )
}
