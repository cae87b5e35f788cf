import { Suspense, useState } from 'react'
import { currentLocale, loadTexts } from '../../platform/i18n/index.ts'
import type { Table } from './api.ts'
import type { TableCart } from './table-people.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

const words = () => loadTexts(currentLocale(), 'rest')
const JoinSheet = lazyPart(async () => {
  const [{ JoinSheet: sheet }] = await Promise.all([import('./join-sheet.tsx'), words()])
  return sheet
})
const TablePeople = lazyPart(async () => {
  const [{ TablePeople: people }] = await Promise.all([import('./table-people.tsx'), words()])
  return people
})

interface SharedTableProps {
  table: Table
  /** The table's cart, where the guest sits there. */
  cart: TableCart | undefined
  /** The guest does not sit there, as the server said; each new object asks once. */
  away: unknown
  onJoined: () => void
}

/** What a table that several share adds to the menu: sitting down, and who is there. CART-11, C6 */
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
