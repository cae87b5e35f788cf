import { directoryCalls as calls } from '@comanda/contract/member'
import { t } from '@comanda/web/i18n'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../platform/may.ts'
import { send } from '../../../platform/send.ts'
import styles from './served-notes.module.css'

const POLL_MS = 10_000

interface ServedNotesProps {
  shopId: number
  /** The order, booking or table at which the member is served. */
  of: { orderId: string } | { bookingId: string } | { tableId: string }
}

/** The members whom the store serves now: read again with the board, and at an interval for bookings and seats. */
const useServed = (shopId: number) =>
  useQuery({
    queryKey: ['board', shopId, 'served'],
    queryFn: () => send(calls.servedMembers, { shopId }),
    enabled: useMay('viewMembers'),
    refetchInterval: POLL_MS,
  })

type Served = NonNullable<ReturnType<typeof useServed>['data']>['members'][number]

const isServed = ({ orderIds, bookingIds, tableIds }: Served, of: ServedNotesProps['of']): boolean => {
  if ('orderId' in of) return orderIds.includes(of.orderId)
  return 'bookingId' in of ? bookingIds.includes(of.bookingId) : tableIds.includes(of.tableId)
}

/** Allergies and pinned notes of a member, where staff serve them; nothing without the right to see members. CARD-18 */
export function ServedNotes({ shopId, of }: ServedNotesProps) {
  const members = useServed(shopId).data?.members.filter(one => isServed(one, of)) ?? []
  if (members.length === 0) return null
  return (
    <ul className={styles.notes} aria-label={t('members.pinnedNotes')}>
      {members.map(({ customerId, name, allergies, notes }) => (
        <li key={customerId} className={styles.member}>
          {'tableId' in of && (
            <b>
              <bdi>{name}</bdi>
            </b>
          )}
          {allergies !== '' && (
            <p>
              <b>{t('members.allergies')}:</b> <bdi>{allergies}</bdi>
            </p>
          )}
          {notes.map(note => (
            <p key={note.noteId}>
              <bdi>{note.text}</bdi>
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
