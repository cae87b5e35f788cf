import { refuse } from '@comanda/contract/core'
import type { member as calls } from '@comanda/contract/member'
import type { Database, Queries } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/caller.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { MemberTables } from './tables.ts'

interface Deps {
  db: Database
}

const ownRow = (db: Queries, { corporationId, session: { customerId } }: Guest) =>
  db
    .withTables<MemberTables>()
    .selectFrom('customer')
    .select(['order_news', 'email'])
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()

const shown = (row: { order_news: boolean; email: string | null } | undefined) => ({
  orderNews: row?.order_news ?? false,
  email: row?.email ?? '',
})

/** What the caller wants to be written to about, and where. */
export const queryNotices =
  ({ db }: Deps): Handler<typeof calls.queryNotices> =>
  async caller =>
    shown(await ownRow(db, caller))

/** Begins or ends the news of one's orders; they need an e-mail address to go to. */
export const saveNotices =
  ({ db }: Deps): Handler<typeof calls.saveNotices> =>
  (caller, { orderNews }) =>
    db.inTx(async tx => {
      let change = tx
        .withTables<MemberTables>()
        .updateTable('customer')
        .set({ order_news: orderNews })
        .where('corporation_id', '=', caller.corporationId)
        .where('customer_id', '=', caller.session.customerId)
      if (orderNews) change = change.where('email', 'is not', null)
      const row = await change.returning(['order_news', 'email']).executeTakeFirst()
      return row || !orderNews ? shown(row) : refuse('noMailForNews', { field: 'orderNews' })
    })
