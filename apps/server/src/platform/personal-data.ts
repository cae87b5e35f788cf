import type { Queries, Tx } from './db/index.ts'
import { sealFor } from './seal.ts'

/** A sealed part of a row; null where the row is plain, or has no personal data. */
export interface SealedPart {
  sealed_personal?: string | null | undefined
}

type Values = Readonly<Record<string, unknown>>

/** The personal data of a table: which columns, and how a row is split into them and the rest. */
export interface PersonalData {
  readonly table: string
  readonly key: readonly string[]
  /** The columns that contain personal data where a row is plain. */
  readonly columns: readonly string[]
  /** Which rows contain personal data as plain text, in SQL. */
  readonly isPlain: string
  /** The personal data of a plain row, undefined if it has none; `rest` is what these columns have in sealed form. */
  split(row: Values): { personal: Values | undefined; rest: Values }
  /** The columns with their personal data. */
  join(row: Values, personal: Values): Values
}

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other))

const filledInSql = (column: string, empty: unknown): string =>
  empty === null ? `${column} is not null` : `${column} <> ${typeof empty === 'object' ? "'{}'::jsonb" : "''"}`

/** Whole columns with personal data, each with the value it has in sealed rows: '', null, or {} for JSON. */
export function personalColumns(table: string, key: readonly string[], empty: Values): PersonalData {
  const columns = Object.keys(empty)
  return {
    table,
    key,
    columns,
    isPlain: columns.map(column => filledInSql(column, empty[column])).join(' or '),
    split(row) {
      const filled = columns.filter(column => column in row && !isSame(row[column], empty[column]))
      const personal = Object.fromEntries(filled.map(column => [column, row[column]]))
      return { personal: filled.length > 0 ? personal : undefined, rest: empty }
    },
    join: (_row, personal) => ({ ...empty, ...personal }),
  }
}

/** Keeps a brand from being switched to the sealed form while a transaction writes plain text; released with the transaction. */
const KEEP_FORM = {
  name: 'personal_data_keep_form',
  text: "select pg_advisory_xact_lock_shared(hashtextextended('personal data', $1::bigint))",
}
const FORM = { name: 'personal_data_form', text: 'select personal_data from corporation where corporation_id = $1' }

const sealedBrands = new Set<number>()

/** Looks up again in which form brands store personal data: for tests, which go back to the plain form. */
export const clearForms = (): void => sealedBrands.clear()

/**
 * Whether a brand stores personal data in sealed form. It never returns to plain text, so that only the transition costs a lookup:
 * the form then stays as it is until the transaction ends. A brand without a row is sealed.
 */
export async function storesSealed(tx: Tx, corporationId: number): Promise<boolean> {
  if (sealedBrands.has(corporationId)) return true
  const [, { rows }] = await Promise.all([
    tx.query(KEEP_FORM, [corporationId]),
    tx.query<{ personal_data: string }>(FORM, [corporationId]),
  ])
  if (rows[0]?.personal_data === 'plain') return false
  if (rows.length > 0) sealedBrands.add(corporationId)
  return true
}

const purposeOf = ({ table }: PersonalData): string => `personal data of ${table}`

/** The text with which a row's personal data is stored; null if it has none. */
export const sealedText = (of: PersonalData, personal: Values | undefined): string | null =>
  personal === undefined ? null : sealFor(purposeOf(of)).seal(JSON.stringify(personal))

/** The purpose for which the personal data of a table is sealed. */
export const personalPurpose = purposeOf

/** A row as it is to be stored: in sealed form, or in plain form where the brand's servers may be of the former version. L1 */
export async function toStored<Row extends { corporation_id: number }>(
  tx: Tx,
  of: PersonalData,
  row: Row,
): Promise<Row & { sealed_personal: string | null }> {
  if (!(await storesSealed(tx, row.corporation_id))) return { ...row, sealed_personal: null }
  const { personal, rest } = of.split(row as Values)
  return { ...row, ...rest, sealed_personal: sealedText(of, personal) }
}

/**
 * A stored row with its personal data, in whichever form it is stored. Every read of such a row goes through it.
 * @throws Error when the key is not there: empty values in place of an address or an allergy would be wrong. The server is not ready then.
 */
export function fromStored<Row extends SealedPart>(of: PersonalData, row: Row): Row {
  const { sealed_personal: sealed } = row
  if (sealed === null || sealed === undefined) return row
  const text = sealFor(purposeOf(of)).open(sealed)
  if (text === undefined) throw new Error(`Personal data in ${of.table} is sealed with a key that is not there`)
  return { ...row, ...of.join(row as Values, JSON.parse(text)), sealed_personal: null }
}

/** Statements that switch a brand to the sealed form, in this order in one transaction. */
const WAIT_FOR_PLAIN = {
  name: 'personal_data_switch_lock',
  text: "select pg_advisory_xact_lock(hashtextextended('personal data', $1::bigint))",
}
const SWITCH = {
  name: 'personal_data_switch',
  text: "update corporation set personal_data = 'sealed' where corporation_id = $1 and personal_data = 'plain'",
}
const PLAIN_BRANDS = {
  name: 'personal_data_plain_brands',
  text: "select corporation_id from corporation where personal_data = 'plain' order by corporation_id",
}

/** The brands whose personal data is stored as plain text. */
export const plainBrands = async (db: Queries): Promise<number[]> =>
  (await db.query<{ corporation_id: number }>(PLAIN_BRANDS, [])).rows.map(row => row.corporation_id)

/** Makes every server store a brand's personal data in sealed form from now on: transactions that write plain text end before. */
export async function storeSealed(tx: Tx, corporationId: number): Promise<void> {
  await tx.query(WAIT_FOR_PLAIN, [corporationId])
  await tx.query(SWITCH, [corporationId])
}
