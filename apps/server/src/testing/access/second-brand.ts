import type { Database } from '../../platform/db/index.ts'

/** The demo brand, and the copy of it. */
export const DEMO = 1000
export const SECOND_BRAND = 2000

/** The tables that hold a brand's data. */
export async function tablesOfBrands(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    {
      name: 'tables_of_brands',
      text: `select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'corporation_id' order by 1`,
    },
    [],
  )
  return rows.map(({ name }) => name)
}

/** The columns of each table that are written: those that the database works out are left out. */
async function columnsOf(db: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ name: string; columns: string }>(
    {
      name: 'columns_of_tables',
      text: `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
        from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name`,
    },
    [],
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

const PERSONAL = { member_card: 'customer_id', coupon: 'owner', gift_card: 'owner' } as const

/**
 * Copies every row of the demo brand to a second brand with the same ids: a query that does not name the brand finds two. The
 * customer `bare` is there too, but owns nothing. A2
 */
export async function addTwinBrand(db: Database, bare: number): Promise<void> {
  const tables = await tablesOfBrands(db)
  const columns = await columnsOf(db)
  // One statement: a row that refers to another row of the copy is checked at its end.
  const copies = tables.map(
    name => `"copy_${name}" as (insert into "${name}" (${columns.get(name)})
      select ${columns.get(name)} from (
        select (jsonb_populate_record(null::"${name}", to_jsonb(t) || '{"corporation_id": ${SECOND_BRAND}}')).*
        from "${name}" t where corporation_id = ${DEMO}) as copy)`,
  )
  await db.inTx(async tx => {
    await tx.query({ name: 'twin_brand', text: `with ${copies.join(', ')} select 1` }, [])
    for (const [table, column] of Object.entries(PERSONAL))
      await tx.query(
        {
          name: `bare_${table}`,
          text: `delete from ${table} where corporation_id = ${SECOND_BRAND} and ${column} = $1`,
        },
        [column === 'owner' ? `c:${bare}` : bare],
      )
    // A separate address: the demo brand's address in their answers would be a leak.
    const text = `update customer set email = 'twin@example.com' where corporation_id = ${SECOND_BRAND} and customer_id = $1`
    await tx.query({ name: 'twin_email', text }, [bare])
  })
}
