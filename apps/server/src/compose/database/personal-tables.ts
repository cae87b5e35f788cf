import { personalAddress } from '../../modules/address/index.ts'
import { personalBooking, personalWaiting } from '../../modules/booking/index.ts'
import { personalCorrection, personalCustomer, personalNote } from '../../modules/member/index.ts'
import { personalDelivery } from '../../modules/integration/index.ts'
import { personalOrder } from '../../modules/order/index.ts'
import { personalPaper } from '../../modules/print/index.ts'
import type { Database, NamedStatement, Tx } from '../../platform/db/index.ts'
import { savedAnswers } from '../../platform/http/index.ts'
import { type PersonalData, plainBrands, sealedText, storeSealed } from '../../platform/personal-data.ts'

/** Every table with personal data in sealed form. */
export const personalTables: readonly PersonalData[] = [
  personalAddress,
  personalBooking,
  personalCorrection,
  personalCustomer,
  personalDelivery,
  personalNote,
  personalOrder,
  personalPaper,
  personalWaiting,
  savedAnswers,
]

/** Rows of a table whose personal data was plain text and is sealed now. */
export interface Cleared {
  readonly table: string
  readonly cleared: number
}

const BATCH = 200
type Row = Readonly<Record<string, unknown>>

const numbered = (names: readonly string[], from: number): string => names.map((_, at) => `$${from + at}`).join(', ')

/** The next plain rows in the order of their key, locked. */
function nextRows({ table, key, columns, isPlain }: PersonalData, after: boolean): NamedStatement {
  const keys = key.join(', ')
  return {
    name: `clear_plain_${after ? 'next' : 'first'}_${table}`,
    text: `select ${keys}, ${columns.join(', ')} from ${table} where sealed_personal is null and (${isPlain})
      ${after ? `and (${keys}) > (${numbered(key, 1)})` : ''} order by ${keys} limit ${BATCH} for update`,
  }
}

const clearRow = ({ table, key, columns }: PersonalData): NamedStatement => ({
  name: `clear_plain_row_${table}`,
  text: `update ${table} set (${columns.join(', ')}, sealed_personal) = row(${numbered([...columns, ''], 1)})
    where (${key.join(', ')}) = (${numbered(key, columns.length + 2)})`,
})

const valueOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value

async function clearRows(tx: Tx, of: PersonalData, rows: readonly Row[]): Promise<void> {
  const statement = clearRow(of)
  await Promise.all(
    rows.map(row => {
      const { personal, rest } = of.split(row)
      const values = of.columns.map(column => valueOf(rest[column]))
      return tx.query(statement, [...values, sealedText(of, personal), ...of.key.map(column => row[column])])
    }),
  )
}

async function clearTable(db: Database, of: PersonalData): Promise<Cleared> {
  let cleared = 0
  let last: Row | undefined
  for (;;) {
    const from = last
    const rows = await db.inTx(async tx => {
      const values = from ? of.key.map(column => from[column]) : []
      const batch = await tx.query<Row>(nextRows(of, from !== undefined), values)
      await clearRows(tx, of, batch.rows)
      return batch.rows
    })
    cleared += rows.length
    last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return { table: of.table, cleared }
  }
}

/**
 * Makes all brands store personal data in sealed form, and seals what is plain text, while servers work; all of them must be of a
 * version that reads the sealed form. A run that is interrupted is run again. L1
 */
export async function clearPlain(db: Database): Promise<Cleared[]> {
  for (const brand of await plainBrands(db)) await db.inTx(tx => storeSealed(tx, brand))
  const done: Cleared[] = []
  for (const of of personalTables) done.push(await clearTable(db, of))
  return done
}
