import { Suspense, useState } from 'react'
import { currentLocale, loadTexts } from '../../platform/i18n/index.ts'
import type { Table } from './api.ts'
import type { TableCart } from './table-people.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

const loadRestTexts = () => loadTexts(currentLocale(), 'rest')
const JoinSheet = lazyPart(async () => {
  const [{ JoinSheet: sheet }] = await Promise.all([import('./join-sheet.tsx'), loadRestTexts()])
  return sheet
})
const TablePeople = lazyPart(async () => {
  const [{ TablePeople: people }] = await Promise.all([import('./table-people.tsx'), loadRestTexts()])
  return people
})

interface SharedTableProps {
  table: Table
  /** The table's cart, if the guest is at the table. */
  cart: TableCart | undefined
  /** Refusal that says the guest is not at the table; each new object opens the sheet once. */
  away: unknown
  onJoined: () => void
}

/** Adds joining and the list of people of a shared table to the menu. CART-11, C6 */
export function SharedTable({ table, cart, away, onJoined }: SharedTableProps) {
  const [closed, setClosed] = useState<unknown>()
  const [sat, setSat] = useState(false)
  if (cart && !sat) setSat(true)
  const place = { shopId: table.shopId, businessType: 1100 as const, tableId: table.tableId }
  return (
    <Suspense>
      {cart && <TablePeople place={place} table={cart} />}
      {away !== undefined && away !== closed && (
        <JoinSheet
          table={table}
          ended={sat}
          away={away}
          onJoined={() => {
            setClosed(away)
            onJoined()
          }}
          onClose={() => setClosed(away)}
        />
      )}
    </Suspense>
  )
}
