import type { directoryCalls as calls } from '@comanda/contract/member'
import { maskedName } from '@comanda/domain/member'
import type { Handler } from '../../../platform/http/index.ts'
import type { MemberDeps } from '../deps.ts'
import { nameOf, seesNames } from './present.ts'

/** Pinned notes and allergies of the members whom the store serves now. CARD-18 */
export const servedMembers =
  (deps: MemberDeps): Handler<typeof calls.servedMembers> =>
  async caller => {
    const { corporationId, shop } = caller
    const rows = await deps.servedAt(deps.db, { corporationId, shopId: shop.shopId })
    const shown = seesNames(caller) ? (name: string) => name : maskedName
    return {
      members: rows.map(row => ({
        customerId: row.customer_id,
        name: shown(nameOf(row)),
        allergies: row.allergies,
        notes: row.notes.map(({ noteId, text }) => ({ noteId, text })),
        orderIds: row.order_ids,
        bookingIds: row.booking_ids,
        tableIds: row.table_ids,
      })),
    }
  }
