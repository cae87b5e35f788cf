import type { bill as calls } from '@comanda/contract/bill'
import { isRefusal, type Refusal, type RequestOf, refuse, type ResponseOf } from '@comanda/contract/core'
import { isBeingPaid } from '@comanda/domain/bill'
import type { Tx } from '../../platform/db/index.ts'
import { type Handler, once, type Staff } from '../../platform/http/index.ts'
import { changeBill } from './change-bill.ts'
import { openBill } from './join-bill.ts'
import type { BillTable, Needs } from './needs.ts'
import { amountsOf, holdBill, standing, type Whole } from './read-bill.ts'
import { staffTable } from './staff-at.ts'

type Ask = RequestOf<typeof calls.addTableRound>
type Added = ResponseOf<typeof calls.addTableRound>
type Refused = Refusal<(typeof calls.addTableRound.refuses)[number] | 'notFound'>

/** Staff order for a table: a round like a guest's, on the bill they name or the one they begin there. ORDER-3 */
export const addTableRound =
  (needs: Needs): Handler<typeof calls.addTableRound> =>
  async (who, ask) => {
    const { corporationId } = who
    const { shopId } = ask
    const table = await staffTable(needs, who, ask)
    if (isRefusal(table)) return table
    if (!table.paysLater) return refuse('tablePaysFirst', { field: 'tableId' })
    const sessionId =
      ask.billId === undefined ? await needs.parties.open({ corporationId, shopId, tableId: table.key }) : ''
    return once<Added, Refused>(needs.db, who, '/api/console/addTableRound', ask, async tx => {
      const held = await billFor(tx, needs, { who, ask, table, sessionId })
      return held ? add(tx, needs, { who, ask, table, held }) : refuse('noOpenBill', { field: 'billId' })
    })
  }

interface Adding {
  who: Staff
  ask: Ask
  table: BillTable
}

/** The bill staff named, where it is open at this table; else the order they begin there, held. */
async function billFor(
  tx: Tx,
  needs: Needs,
  { who, ask: { billId, shopId }, table, sessionId }: Adding & { sessionId: string },
): Promise<Whole | undefined> {
  const { corporationId } = who
  const shop = await needs.shopOf(corporationId, shopId)
  const { owner } = who.session
  const begin = { corporationId, shopId, table, people: 0, openedBy: owner, sessionId, owner }
  const begun = billId ?? (shop && (await openBill(tx, needs, { ...begin, currency: shop.currency }))?.row.bill_id)
  const held = begun === undefined ? undefined : await holdBill(needs, tx, { corporationId, billId: begun })
  const isHere = held?.parties.some(
    ({ table_id, shop_id, open }) => open && table_id === table.key && shop_id === shopId,
  )
  return held?.row.state === 'open' && isHere ? held : undefined
}

async function add(
  tx: Tx,
  needs: Needs,
  { who, ask, table, held }: Adding & { held: Whole },
): Promise<Added | Refused> {
  if (isBeingPaid(amountsOf(held))) return refuse('billBeingPaid')
  const at = { corporationId: who.corporationId, billId: held.row.bill_id }
  const party = held.parties.find(({ table_id, session_id }) => table_id === table.key && session_id !== null)
  const placed = await needs.rounds.place(tx, {
    ...at,
    who,
    shopId: ask.shopId,
    tableId: table.tableId,
    paidAmount: standing(held).paidAmount,
    ...(party?.session_id ? { sessionId: party.session_id } : {}),
    people: held.row.people,
    cartItems: ask.cartItems,
    remark: ask.remark,
  })
  if (isRefusal(placed)) return placed
  await changeBill(tx, needs, held.row)
  return placed
}
