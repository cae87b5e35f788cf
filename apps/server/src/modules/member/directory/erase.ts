import { directoryCalls as calls } from '@comanda/contract/member'
import { refuse } from '@comanda/contract/core'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { change, type Handler } from '../../../platform/http/index.ts'
import type { MemberDeps } from '../deps.ts'
import type { MemberTables } from '../tables.ts'
import { customerFor } from './customer-for.ts'

export const checkEraseMember =
  (deps: MemberDeps): Handler<typeof calls.checkEraseMember> =>
  async (caller, { customerId }) =>
    (await customerFor(deps.db, caller, customerId))
      ? deps.closingOf(deps.db, caller.corporationId, customerId)
      : refuse('notFound', { field: 'customerId' })

/** Erases a member at their request: open orders and payments must end first, and the holdings must be those that were shown. CARD-13 */
export const eraseMember = (deps: MemberDeps): Handler<typeof calls.eraseMember> =>
  change(calls.eraseMember, deps, async (tx, caller, { customerId, mark, reason }) => {
    const { corporationId, session, shop } = caller
    if (!(await customerFor(tx, caller, customerId))) return refuse('notFound', { field: 'customerId' })
    const closing = await deps.closingOf(tx, corporationId, customerId)
    if (closing.bars.length > 0) return refuse('accountBusy', { data: { bars: closing.bars } })
    if (closing.mark !== mark) return refuse('holdingsChanged', { field: 'mark' })
    await deps.eraseAccount(tx, corporationId, customerId, caller.language)
    await writeAuditLine(tx, {
      corporationId,
      shopId: shop.shopId,
      what: 'member.erased',
      subject: String(customerId),
      by: { id: session.staff.staffId, name: session.staff.name },
      cause: reason,
      at: new Date(deps.clock()),
    })
    return {}
  })

/** Erases what staff noted of a member. */
export async function eraseNotes(tx: Tx, corporationId: number, customerId: number): Promise<void> {
  for (const table of ['member_note', 'member_correction'] as const)
    await tx
      .withTables<MemberTables>()
      .deleteFrom(table)
      .where('corporation_id', '=', corporationId)
      .where('customer_id', '=', customerId)
      .execute()
}
