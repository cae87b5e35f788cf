import type { TableInfo } from '@comanda/domain/store'
import type { Queries } from '../../platform/db/index.ts'
import type { NamedTable } from '../../ports/table.ts'
import { numberKey } from './number-key.ts'

/** A table and its store. */
export interface TableAtShop {
  shopId: number
  info: TableInfo
}

interface Row {
  shop_id: number
  info: TableInfo
}

const BY_CODE = {
  name: 'table_by_code',
  text: 'select shop_id, info from dining_table where corporation_id = $1 and table_id = $2',
}
const BY_NUMBER = {
  name: 'table_by_number',
  text: 'select shop_id, info from dining_table where corporation_id = $1 and shop_id = $2 and number_key = $3',
}

const tableAtShop = (row: Row | undefined): TableAtShop | undefined => row && { shopId: row.shop_id, info: row.info }

/** The table of a code, in any of the brand's stores. */
export async function tableByCode(
  db: Queries,
  corporationId: number,
  tableId: string,
): Promise<TableAtShop | undefined> {
  const { rows } = await db.query<Row>(BY_CODE, [corporationId, tableId])
  return tableAtShop(rows[0])
}

/** The table with this number at a store. */
export async function tableByNumber(
  db: Queries,
  corporationId: number,
  shopId: number,
  typed: string,
): Promise<TableAtShop | undefined> {
  const { rows } = await db.query<Row>(BY_NUMBER, [corporationId, shopId, numberKey(typed)])
  return tableAtShop(rows[0])
}

const TYPED = 'no:'

/** The name of a shared table for a guest who typed its number: its code is only for people at the table. C6 */
export const typedName = ({ tableName }: TableInfo): string =>
  `${TYPED}${Buffer.from(numberKey(tableName)).toString('base64url')}`

/** A table of a store as it was named: by its code or by `typedName`. */
export async function tableNamed(
  db: Queries,
  corporationId: number,
  shopId: number,
  named: string,
): Promise<NamedTable | undefined> {
  const typed = named.startsWith(TYPED)
  const it = typed
    ? await tableByNumber(db, corporationId, shopId, Buffer.from(named.slice(TYPED.length), 'base64url').toString())
    : await tableByCode(db, corporationId, named)
  return it?.shopId === shopId ? { ...it.info, tableId: named, key: it.info.tableId, typed } : undefined
}

const AT_STORE = {
  name: 'tables_at_store',
  text: 'select shop_id, info from dining_table where corporation_id = $1 and shop_id = $2 order by table_id limit 2000',
}

const byNumber = new Intl.Collator('en', { numeric: true })

/** All tables of a store, sorted by number: 2 before 10. */
export async function tablesAt(db: Queries, corporationId: number, shopId: number): Promise<TableInfo[]> {
  const { rows } = await db.query<Row>(AT_STORE, [corporationId, shopId])
  return rows.map(({ info }) => info).sort((a, b) => byNumber.compare(a.tableName, b.tableName))
}
