import type { cart } from '@comanda/contract/cart'
import type { ResponseOf } from '@comanda/contract/core'
import { ReceiptText } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { personName } from '../../platform/person-name.ts'
import { useTopic } from '../../platform/device/push.ts'
import { Link } from '../../ui/controls/link.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import { type Party, partyAt, type TablePlace } from './api.ts'
import { orderText } from './order-text.ts'
import { PeopleSheet } from './people-sheet.tsx'
import styles from './shared-table.module.css'

type Shared = NonNullable<ResponseOf<typeof cart.query>['shared']>

/** The part of the table's cart that concerns its people. */
export interface TableCart {
  cartId: string
  shared: Shared
  lines: readonly { itemKey: string; addedBy: string; displayName: string }[]
  /** Whether everything shown is confirmed by the server. */
  settled: boolean
  /** Called after a change by another person; `version` is undefined if an announcement may have been missed. */
  onChanged: (version?: number) => void
}

/** People at the table, always visible and up to date, with notices of what they add. CART-11 */
export function TablePeople({ place, table }: { place: TablePlace; table: TableCart }) {
  const [open, setOpen] = useState(false)
  const { shared, cartId, onChanged } = table
  const { party, refresh } = useParty(place)
  useTopic(`cart:${cartId}`, onChanged)
  useTopic(`table:${shared.sessionId}`, () => {
    void refresh()
    onChanged()
  })
  useNews(table, async () => {
    const data = await refresh()
    const order = data?.orders[0]
    const by = data?.persons.find(it => it.personId === order?.by)
    if (by && by.personId !== data?.me) toast(orderText(order?.state, personName(by)))
  })
  const present = shared.persons.filter(it => it.here)
  return (
    <>
      {party && <NewestOrder party={party} />}
      <button type="button" className={styles.strip} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.faces}>
          {present.slice(0, 6).map(person => (
            <Avatar key={person.personId} name={personName(person)} look={person.avatar} />
          ))}
        </span>
        <span>{t('table.together', { count: present.length })}</span>
      </button>
      {open && (
        <PeopleSheet
          place={place}
          party={party}
          choosers={new Set(table.lines.map(it => it.addedBy))}
          onChanged={() => {
            onChanged()
            return refresh()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** A link to the table's newest order, so that the others find what one person ordered. CART-15 */
function NewestOrder({ party: { orders, persons } }: { party: Party }) {
  const [order] = orders
  const by = persons.find(it => it.personId === order?.by)
  if (!order || !by) return null
  return (
    <Link to={`/orderStatus?orderId=${order.orderId}`} className={styles.strip}>
      <span className={styles.order}>
        <ReceiptText aria-hidden="true" />
        {orderText(order.state, personName(by))}
      </span>
    </Link>
  )
}

/** The party of the table, requested when the screen opens and after each announced change. */
function useParty({ shopId, businessType, tableId }: TablePlace) {
  const [party, setParty] = useState<Party>()
  const lastRequest = useRef(0)
  const refresh = useCallback(async () => {
    const mine = ++lastRequest.current
    const next = await partyAt({ shopId, businessType, tableId })
    // An answer to an earlier request is older than the one in flight, so that it is dropped.
    if (next && mine === lastRequest.current) setParty(next)
    return next
  }, [shopId, businessType, tableId])
  useEffect(() => void refresh(), [refresh])
  return { party, refresh }
}

/**
 * Shows notices of added dishes and new people; queries the result of a cart that became empty. The initial state is
 * not a notice.
 */
function useNews({ shared, lines, settled }: TableCart, onEmptied: () => Promise<void>): void {
  const known = useRef<{ keys: ReadonlySet<string>; persons: ReadonlySet<string> }>(undefined)
  const announceChange = useEffectEvent(() => {
    const before = known.current
    const persons = new Set(shared.persons.map(it => it.personId))
    known.current = { keys: new Set(lines.map(it => it.itemKey)), persons }
    if (!before) return
    if (lines.length === 0 && before.keys.size > 0) void onEmptied()
    const came = shared.persons.find(it => !before.persons.has(it.personId))
    if (came) toast(t('table.cameIn', { name: personName(came) }))
    const added = lines.find(it => it.addedBy !== 'me' && !before.keys.has(it.itemKey))
    const by = added && shared.persons.find(it => it.personId === added.addedBy)
    if (by) toast(t('table.added', { name: personName(by), dish: added.displayName }))
  })
  useEffect(() => {
    if (settled) announceChange()
  }, [shared, lines, settled])
}
