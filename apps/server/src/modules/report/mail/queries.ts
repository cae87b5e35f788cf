import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { ShopAt } from '../../../ports/store.ts'

interface MailRow {
  corporation_id: number
  shop_id: number
  staff_id: string
  language: string
  sent_day: string
}

interface MailTables {
  report_mail: MailRow
}

const rowsOf = (db: Queries, { corporationId, shopId }: ShopAt) =>
  db
    .withTables<MailTables>()
    .selectFrom('report_mail')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)

/** The recipients of a store's e-mail. */
export const readersOf = (db: Queries, shop: ShopAt): Promise<MailRow[]> => rowsOf(db, shop).execute()

const DUE = {
  name: 'report_mail_shops',
  text: 'select distinct corporation_id as "corporationId", shop_id as "shopId" from report_mail',
}

/** The stores with a reader. */
export const shopsWithReaders = async (db: Queries): Promise<ShopAt[]> => (await db.query<ShopAt>(DUE, [])).rows

/** Adds a recipient, whose first e-mail is about the day after `sentDay`; existing recipients stay unchanged. */
export async function addReader(tx: Tx, row: MailRow): Promise<void> {
  await tx
    .withTables<MailTables>()
    .insertInto('report_mail')
    .values(row)
    .onConflict(conflict => conflict.columns(['corporation_id', 'shop_id', 'staff_id']).doNothing())
    .execute()
}

export async function removeReader(tx: Tx, { corporationId, shopId }: ShopAt, staffId: string): Promise<void> {
  await tx
    .withTables<MailTables>()
    .deleteFrom('report_mail')
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('staff_id', '=', staffId)
    .execute()
}

/** Marks a day as sent to a reader; false if it was sent before, by this process or another one. */
export async function markSent(tx: Tx, row: MailRow, day: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<MailTables>()
    .updateTable('report_mail')
    .set({ sent_day: day })
    .where('corporation_id', '=', row.corporation_id)
    .where('shop_id', '=', row.shop_id)
    .where('staff_id', '=', row.staff_id)
    .where('sent_day', '<', day)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
