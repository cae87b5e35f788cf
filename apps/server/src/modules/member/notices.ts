import { refuse } from '@comanda/contract/core'
import { member as calls } from '@comanda/contract/member'
import type { Database, Queries } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/caller.ts'
import { change, type Handler } from '../../platform/http/index.ts'
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

/** The e-mails the caller gets, and their address. */
export const queryNotices =
  ({ db }: Deps): Handler<typeof calls.queryNotices> =>
  async caller =>
    shown(await ownRow(db, caller))

/** Switches e-mails about the caller's orders on or off; they need an e-mail address. */
export const saveNotices = ({ db }: Deps): Handler<typeof calls.saveNotices> =>
  change(calls.saveNotices, { db }, async (tx, caller, { orderNews }) => {
    let update = tx
      .withTables<MemberTables>()
      .updateTable('customer')
      .set({ order_news: orderNews })
      .where('corporation_id', '=', caller.corporationId)
      .where('customer_id', '=', caller.session.customerId)
    if (orderNews) update = update.where('email', 'is not', null)
    const row = await update.returning(['order_news', 'email']).executeTakeFirst()
    return row || !orderNews ? shown(row) : refuse('noMailForNews', { field: 'orderNews' })
  })
