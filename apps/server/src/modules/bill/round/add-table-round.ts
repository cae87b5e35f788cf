import { bill as calls } from '@comanda/contract/bill'
import { isRefusal, type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import { isBeingPaid } from '@comanda/domain/bill'
import type { Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Handler, type StaffShop } from '../../../platform/http/index.ts'
import type { BillTable, RoundTable, RoundToAdd } from '../../../ports/bill.ts'
import { changeBill } from '../close/change-bill.ts'
import { openBill } from './join-bill.ts'
import type { Deps } from '../deps.ts'
import { amountsOf, holdBill, totalsOfBill, type FullBill } from '../show/read-bill.ts'
import { staffTable } from '../staff-at.ts'

type Added = ResponseOf<typeof calls.addTableRound>
type Refused = Refusal<(typeof calls.addTableRound.refuses)[number] | 'notFound'>

/** Staff order for a table: a round like a guest's, on the named bill or on a new one. ORDER-3 */
export const addTableRound = (deps: Deps): Handler<typeof calls.addTableRound> =>
  changeInSteps(calls.addTableRound, deps, {
    prepare: ({ shop }, input) => tableForRound(deps, shop, input),
    work: (tx, caller, input, at) => placeRound(tx, deps, { caller, input, ...at }),
  })

/** The table of a round, with its party: the one that sits there, or a new one. */
export async function tableForRound(
  deps: Deps,
  shop: StaffShop,
  { tableId, billId }: { tableId: string; billId?: string | undefined },
): Promise<RoundTable | Refusal<'tableCodeUnknown' | 'tablePaysFirst'>> {
  const table = await staffTable(deps, shop, tableId)
  if (isRefusal(table)) return table
  if (!table.paysLater) return refuse('tablePaysFirst', { field: 'tableId' })
  const sessionId = billId === undefined ? await deps.parties.open({ ...shop, tableId: table.key }) : ''
  return { table, sessionId }
}

/** Places a round on the named bill, on that of the table's party, or on a new one; in the transaction of the call. ORDER-3 */
export async function placeRound(
  tx: Tx,
  deps: Deps,
  { caller, input, table, sessionId }: RoundToAdd & RoundTable,
): Promise<{ orderId: string } | Refused> {
  const locked = await billFor(tx, deps, { caller, input, table, sessionId })
  return locked ? add(tx, deps, { caller, input, table, locked }) : refuse('noOpenBill', { field: 'billId' })
}

interface Adding extends RoundToAdd {
  table: BillTable
}

/** The named bill, if it is open at this table, or a new one; locked. */
async function billFor(
  tx: Tx,
  deps: Deps,
  { caller, input: { billId }, table, sessionId }: Adding & { sessionId: string },
): Promise<FullBill | undefined> {
  const { corporationId, shopId } = caller.shop
  const shop = await deps.shopOf(corporationId, shopId)
  const { owner } = caller.session
  const begin = { corporationId, shopId, table, people: 0, openedBy: owner, sessionId, owner }
  const openBillId = billId ?? (shop && (await openBill(tx, deps, { ...begin, currency: shop.currency }))?.row.bill_id)
  const locked = openBillId === undefined ? undefined : await holdBill(deps, tx, { corporationId, billId: openBillId })
  const isHere = locked?.parties.some(
    ({ table_id, shop_id, open }) => open && table_id === table.key && shop_id === shopId,
  )
  return locked?.row.state === 'open' && isHere ? locked : undefined
}

async function add(
  tx: Tx,
  deps: Deps,
  { caller, input, table, locked }: Adding & { locked: FullBill },
): Promise<Added | Refused> {
  if (isBeingPaid(amountsOf(locked))) return refuse('billBeingPaid')
  const at = { corporationId: caller.corporationId, billId: locked.row.bill_id }
  const party = locked.parties.find(({ table_id, session_id }) => table_id === table.key && session_id !== null)
  const placed = await deps.rounds.place(tx, {
    ...at,
    caller,
    shopId: caller.shop.shopId,
    tableId: table.tableId,
    paidAmount: totalsOfBill(locked).paidAmount,
    ...(party?.session_id ? { sessionId: party.session_id } : {}),
    people: locked.row.people,
    cartItems: input.cartItems,
    remark: input.remark,
  })
  if (isRefusal(placed)) return placed
  await changeBill(tx, deps, locked.row)
  return placed
}
