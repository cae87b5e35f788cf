import { type Currency } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Users } from 'lucide-react'
import { clockAt } from '../../platform/clock.ts'
import { durationText } from '../../platform/duration.ts'
import { useNow } from '../../platform/now.ts'
import type { Table } from './queries.ts'
import styles from './floor.module.css'
import { stateOf, occupiedSince, peopleAt, stateTexts } from './table-state.ts'

const MINUTE = 60_000

/** How long it has been, in the largest two units. */
function Since({ at }: { at: string }) {
  const minutes = Math.max(0, Math.floor((useNow() - Date.parse(at)) / MINUTE))
  return (
    <Text as="span" size={14} figures>
      {durationText(minutes)}
    </Text>
  )
}

interface TableCardProps {
  table: Table
  currency: Currency
  timeZone: string
  onOpen: () => void
}

/** One table: its number, state, party and open amount. */
export function TableCard({ table, currency, timeZone, onOpen }: TableCardProps) {
  const state = stateOf(table)
  const since = occupiedSince(table)
  const people = peopleAt(table)
  const amount = table.orders && (table.orders.unpaid > 0 ? table.orders.unpaid : table.orders.amount)
  return (
    <li>
      <button type="button" className={styles.table} data-state={state} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles.number}>
          <span className="visuallyHidden">{t('console.table', { name: '' })}</span>
          {table.tableName}
        </span>
        <span className={styles.state}>{t(stateTexts[state])}</span>
        <span className={styles.people}>
          <Users aria-hidden="true" size={16} />
          {people > 0
            ? t('floor.ofSeats', { count: people, seats: table.seats })
            : t('console.booking.seats', { count: table.seats })}
        </span>
        {table.seating && <bdi className={styles.party}>{table.seating.guestName || t('console.booking.walkIn')}</bdi>}
        <span className={styles.foot}>
          {since && <Since at={since} />}
          {amount !== undefined && (
            <Text as="strong" figures>
              {showMoney(amount, currency)}
            </Text>
          )}
        </span>
        {table.next && (
          <span className={styles.next}>
            {t('floor.nextAt', { time: clockAt(table.next.start, timeZone), count: table.next.partySize })}{' '}
            <bdi>{table.next.guestName}</bdi>
          </span>
        )}
      </button>
    </li>
  )
}
