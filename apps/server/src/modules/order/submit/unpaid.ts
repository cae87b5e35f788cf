import { MAX_UNPAID_ORDERS } from '@comanda/domain/order'
import type { Database, Queries, Tx } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/index.ts'
import type { SubmitInput } from './new-order.ts'
import { abort } from './placing.ts'

const UNPAID = {
  name: 'order_unpaid',
  text: `select order_id from customer_order where corporation_id = $1 and owner = $2
    and state in ('checking', 'awaitingPayment') order by order_id limit 10`,
}

/** Number of the advisory lock on a person. */
const OF_PERSON = 7101
const ONE_AT_A_TIME = { name: 'order_of_person', text: 'select pg_advisory_xact_lock($1, hashtext($2))' }

/** Whether an order may wait for its payment: not if it is paid at the venue or while it is placed. */
const mayWait = ({ paymentMethod, payments }: SubmitInput): boolean => paymentMethod !== 'out-line' && !payments

/** Orders that reserve stock and a slot while unpaid, oldest first. */
async function unpaidOf(db: Queries, { corporationId, session }: Guest): Promise<string[]> {
  const { rows } = await db.query<{ order_id: string }>(UNPAID, [corporationId, session.owner])
  return rows.map(row => row.order_id)
}

/** The guest's waiting orders; not read if the order being placed will not wait. S2 */
export const unpaidBefore = async (db: Database, caller: Guest, input: SubmitInput): Promise<string[]> =>
  mayWait(input) ? unpaidOf(db, caller) : []

/**
 * The same under a lock until the transaction ends: orders that a guest sends at once are placed one after the other.
 * S2
 */
export async function unpaidHeld(tx: Tx, caller: Guest, input: SubmitInput): Promise<string[]> {
  if (!mayWait(input)) return []
  tx.send(ONE_AT_A_TIME, [OF_PERSON, `${caller.corporationId} ${caller.session.owner}`])
  return unpaidOf(tx, caller)
}

/** Refuses the order if the guest's limit of waiting orders is reached. S2 */
export function notTooMany(unpaid: readonly string[]): void {
  if (unpaid.length >= MAX_UNPAID_ORDERS) throw abort('payFirst', { data: { orderId: unpaid[0] } })
}
