import type { staffStoredValueCalls as calls } from '@comanda/contract/storedvalue'
import { money } from '@comanda/domain/money'
import type { Handler } from '../../platform/http/index.ts'
import type { StoredValueDeps } from './deps.ts'
import { paidRecharges } from './queries.ts'

const MAX_RECHARGES = 50

/** The paid recharges of a member's card, newest first, with the refunded amounts. CARD-3 */
export const listRecharges =
  ({ db }: StoredValueDeps): Handler<typeof calls.recharges> =>
  async (caller, { cardId }) => {
    const rows = await paidRecharges(db, { corporationId: caller.corporationId, cardId, most: MAX_RECHARGES })
    return {
      recharges: rows.map(row => ({
        rechargeId: row.recharge_id,
        rechargeNo: row.recharge_no,
        shopId: row.shop_id,
        currency: row.currency,
        amount: money(row.amount),
        returned: row.returned_amount,
        at: row.created_at.toISOString(),
      })),
    }
  }
