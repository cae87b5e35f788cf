import { t, joinWithComma } from '@comanda/web/i18n'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Undo2 } from 'lucide-react'
import { useNow } from '../../platform/now.ts'
import { goTo, usePlace } from '../../platform/place.ts'
import styles from './kitchen.module.css'
import {
  isMade,
  linesAt,
  ticketsOfStation,
  openAt,
  stationName,
  stationsOf,
  type Ticket,
  type LineMark,
  useKitchen,
} from './queries.ts'
import { TicketCard } from './ticket-card.tsx'
import { QueryError } from '../../ui/loaded.tsx'

interface MadeTicketProps {
  ticket: Ticket
  station: string
  onMark: (mark: LineMark) => void
}

/** A ticket that is made but not yet out, with a button that takes that back. */
export function MadeTicket({ ticket, station, onMark }: MadeTicketProps) {
  const lines = linesAt(ticket, station)
  const number = ticket.callNumber ?? ticket.orderNo
  return (
    <li className={styles.madeTicket}>
      <Text as="strong" size={18} figures>
        {number}
      </Text>
      <Text as="span" kind="muted">
        {joinWithComma(lines.map(line => `${line.quantity}× ${line.displayName}`))}
      </Text>
      <Button
        size="small"
        kind="plain"
        icon={<Undo2 aria-hidden="true" size={18} />}
        aria-label={`${t('kitchen.undo')}: ${number}`}
        onClick={() => onMark({ orderId: ticket.orderId, lineKeys: lines.map(line => line.lineKey), done: false })}
      >
        {t('kitchen.undo')}
      </Button>
    </li>
  )
}

interface KitchenProps {
  shopId: number
  timeZone: string
}

/** Tickets due later than this are listed separately: their preparation has not started. */
const LATER_MS = 75 * 60_000
const MADE_SHOWN = 12

/** A bump bar is a keyboard: 1 to 9 mark the ticket at that place. */
function useBumpKeys(tickets: readonly Ticket[], station: string, onMark: (mark: LineMark) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const busy = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
    if (
      busy ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      event.repeat ||
      document.querySelector('dialog[open]')
    )
      return
    const ticket = /^[1-9]$/.test(event.key) ? tickets[Number(event.key) - 1] : undefined
    if (ticket) onMark(allOf(ticket, station))
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

const allOf = (ticket: Ticket, station: string): LineMark => ({
  orderId: ticket.orderId,
  lineKeys: linesAt(ticket, station)
    .filter(line => !isMade(line))
    .map(line => line.lineKey),
  done: true,
})

function Stations({ tickets, chosen }: { tickets: readonly Ticket[]; chosen: string }) {
  const all = [{ station: '', open: openAt(tickets, '').length }, ...stationsOf(tickets)]
  const vanished = chosen !== '' && all.every(one => one.station !== chosen) ? [{ station: chosen, open: 0 }] : []
  return (
    <div className={styles.stations} role="group" aria-label={t('kitchen.stations')}>
      {[...all, ...vanished].map(({ station, open }) => (
        <button
          key={station}
          type="button"
          className={styles.station}
          aria-pressed={station === chosen}
          onClick={() => goTo('kitchen', station)}
        >
          {station === '' ? t('kitchen.allStations') : stationName(station)}
          <span className={styles.count}>{open}</span>
        </button>
      ))}
    </div>
  )
}

/** The tickets of one station or of all, the first due on top. */
export function Kitchen({ shopId, timeZone }: KitchenProps) {
  const { detail: station } = usePlace()
  const { kitchen, bump, ready } = useKitchen(shopId)
  const now = useNow()
  const tickets = kitchen.data?.tickets ?? []
  // A finished order stays until it is called out; a station's finished ticket leaves.
  const open = station === '' ? tickets : openAt(tickets, station)
  const soon = open.filter(ticket => Date.parse(ticket.dueAt) - now < LATER_MS)
  const later = open.filter(ticket => Date.parse(ticket.dueAt) - now >= LATER_MS)
  const finished = station === '' ? [] : ticketsOfStation(tickets, station).slice(-MADE_SHOWN)
  useBumpKeys([...soon, ...later], station, bump)
  if (kitchen.error && !kitchen.data) return <QueryError query={kitchen} />
  const card = (ticket: Ticket, i: number) => (
    <TicketCard
      key={ticket.orderId}
      ticket={ticket}
      station={station}
      timeZone={timeZone}
      now={now}
      bumpKey={i < 9 ? i + 1 : undefined}
      busy={ready.isPending}
      onMark={bump}
      onReady={() => ready.mutate(ticket.orderId)}
    />
  )
  return (
    <>
      <Stations tickets={tickets} chosen={station} />
      {kitchen.data && open.length === 0 && <p className={styles.empty}>{t('kitchen.empty')}</p>}
      <div className={styles.tickets}>{soon.map(card)}</div>
      {later.length > 0 && (
        <>
          <h3 className={styles.section}>{t('kitchen.later')}</h3>
          <div className={styles.tickets}>{later.map((ticket, i) => card(ticket, soon.length + i))}</div>
        </>
      )}
      {finished.length > 0 && (
        <>
          <h3 className={styles.section}>{t('kitchen.made')}</h3>
          <Stack as="ul" gap={8}>
            {finished.map(ticket => (
              <MadeTicket key={ticket.orderId} ticket={ticket} station={station} onMark={bump} />
            ))}
          </Stack>
        </>
      )}
      {open.length > 0 && <p className={styles.hint}>{t('kitchen.keysHint')}</p>}
    </>
  )
}
