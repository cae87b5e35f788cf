import { joinWithComma, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Undo2 } from 'lucide-react'
import styles from './kitchen.module.css'
import { linesAt, type Ticket } from './stations.ts'
import type { Mark } from './use-kitchen.ts'

interface MadeTicketProps {
  ticket: Ticket
  station: string
  onMark: (mark: Mark) => void
}

/** What a station has made of an order that is not out yet, with the way back. */
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
