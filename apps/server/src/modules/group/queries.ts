import type { GroupState } from '@comanda/domain/group'
import type { BizType } from '@comanda/domain/store'
import type { Queries, Tx } from '../../platform/db/index.ts'

/** A group order as it is stored. */
export interface GroupRow {
  code: string
  session_id: string
  shop_id: number
  biz_type: BizType
  host_person_id: string
  state: GroupState
  deadline: Date
  created_at: Date
  cart_id: string | null
}

const COLUMNS = 'code, session_id, shop_id, biz_type, host_person_id, state, deadline, created_at, cart_id'
const BY_CODE = {
  name: 'group_by_code',
  text: `select ${COLUMNS} from group_order where corporation_id = $1 and code = $2`,
}
const LOCK = { name: 'group_lock', text: `${BY_CODE.text} for update` }
const BY_SESSION = {
  name: 'group_by_session',
  text: `select ${COLUMNS} from group_order where corporation_id = $1 and session_id = $2`,
}

/** The group order of a code. */
export const groupByCode = async (db: Queries, corporationId: number, code: string): Promise<GroupRow | undefined> =>
  (await db.query<GroupRow>(BY_CODE, [corporationId, code])).rows[0]

/** The same, locked until the transaction ends. */
export const lockGroup = async (tx: Tx, corporationId: number, code: string): Promise<GroupRow | undefined> =>
  (await tx.query<GroupRow>(LOCK, [corporationId, code])).rows[0]

/** The group order of a session. */
export const groupBySession = async (
  db: Queries,
  corporationId: number,
  sessionId: string,
): Promise<GroupRow | undefined> => (await db.query<GroupRow>(BY_SESSION, [corporationId, sessionId])).rows[0]

const MAKE = {
  name: 'group_make',
  text: `insert into group_order (corporation_id, ${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
}
const STATE = { name: 'group_state', text: 'update group_order set state = $3 where corporation_id = $1 and code = $2' }
const ORDERED = {
  name: 'group_ordered',
  text: `update group_order set state = 'ordered', cart_id = $3
    where corporation_id = $1 and session_id = $2 and state in ('open', 'locked')`,
}

export async function makeGroup(tx: Tx, corporationId: number, row: GroupRow): Promise<void> {
  const { code, session_id, shop_id, biz_type, host_person_id, state, deadline, created_at, cart_id } = row
  const values = [code, session_id, shop_id, biz_type, host_person_id, state, deadline, created_at, cart_id]
  await tx.query(MAKE, [corporationId, ...values])
}

/** Sets the state of a locked group. */
export async function setState(tx: Tx, corporationId: number, code: string, state: GroupState): Promise<void> {
  await tx.query(STATE, [corporationId, code, state])
}

/** Records with the commit that a group's cart was ordered. */
export function markOrdered(tx: Tx, group: { corporationId: number; sessionId: string; cartId: string }): void {
  tx.sendWithCommit(ORDERED, [group.corporationId, group.sessionId, group.cartId])
}
