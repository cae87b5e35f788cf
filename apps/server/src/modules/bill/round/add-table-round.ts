import { bill as calls } from '@comanda/contract/bill'
import { isRefusal, type Refusal, refuse, type ResponseOf } from '@comanda/contract/core'
import { isBeingPaid } from '@comanda/domain/bill'
import type { Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Handler, type InputOf, type StaffAt } from '../../../platform/http/index.ts'
import type { BillTable } from '../../../ports/bill.ts'
import { changeBill } from '../close/change-bill.ts'
import { openBill } from './join-bill.ts'
import type { Deps } from '../deps.ts'
import { amountsOf, holdBill, standing, type Whole } from '../show/read-bill.ts'
import { staffTable } from '../staff-at.ts'

type Input = InputOf<typeof calls.addTableRound>
type Added = ResponseOf<typeof calls.addTableRound>
type Refused = Refusal<(typeof calls.addTableRound.refuses)[number] | 'notFound'>

/** Staff order for a table: a round like a guest's, on the bill they name or on a new one. ORDER-3 */
export const addTableRound = (deps: Deps): Handler<typeof calls.addTableRound> =>
  changeInSteps(calls.addTableRound, deps, {
    async prepare({ shop }, { tableId, billId }) {
      const table = await staffTable(deps, shop, tableId)
      if (isRefusal(table)) return table
      if (!table.paysLater) return refuse('tablePaysFirst', { field: 'tableId' })
      const sessionId = billId === undefined ? await deps.parties.open({ ...shop, tableId: table.key }) : ''
      return { table, sessionId }
    },
    async work(tx, caller, input, { table, sessionId }) {
      const held = await billFor(tx, deps, { caller, input, table, sessionId })
      return held ? add(tx, deps, { caller, input, table, held }) : refuse('noOpenBill', { field: 'billId' })
    },
  })

interface Adding {
  caller: StaffAt
  input: Input
  table: BillTable
}

/** The bill staff named, where it is open at this table, or a new one; locked. */
async function billFor(
  tx: Tx,
  deps: Deps,
  { caller, input: { billId }, table, sessionId }: Adding & { sessionId: string },
): Promise<Whole | undefined> {
  const { corporationId, shopId } = caller.shop
  const shop = await deps.shopOf(corporationId, shopId)
  const { owner } = caller.session
  const begin = { corporationId, shopId, table, people: 0, openedBy: owner, sessionId, owner }
  const begun = billId ?? (shop && (await openBill(tx, deps, { ...begin, currency: shop.currency }))?.row.bill_id)
  const held = begun === undefined ? undefined : await holdBill(deps, tx, { corporationId, billId: begun })
  const isHere = held?.parties.some(
    ({ table_id, shop_id, open }) => open && table_id === table.key && shop_id === shopId,
  )
  return held?.row.state === 'open' && isHere ? held : undefined
}

async function add(
  tx: Tx,
  deps: Deps,
  { caller, input, table, held }: Adding & { held: Whole },
): Promise<Added | Refused> {
  if (isBeingPaid(amountsOf(held))) return refuse('billBeingPaid')
  const at = { corporationId: caller.corporationId, billId: held.row.bill_id }
  const party = held.parties.find(({ table_id, session_id }) => table_id === table.key && session_id !== null)
  const placed = await deps.rounds.place(tx, {
    ...at,
    caller,
    shopId: caller.shop.shopId,
    tableId: table.tableId,
    paidAmount: standing(held).paidAmount,
    ...(party?.session_id ? { sessionId: party.session_id } : {}),
    people: held.row.people,
    cartItems: input.cartItems,
    remark: input.remark,
  })
  if (isRefusal(placed)) return placed
  await changeBill(tx, deps, held.row)
  return placed
}
