import type { auditCalls as calls } from '@comanda/contract/staff'
import { refuse } from '@comanda/contract/core'
import { auditChanges, auditedName, auditSubjectOf } from '@comanda/domain/staff'
import { addDays, instantOf } from '@comanda/domain/store'
import type { Queries } from '../../../platform/db/index.ts'
import type { Handler } from '../../../platform/http/index.ts'
import { readCursor } from '../../../platform/ids.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from './queries.ts'

interface LineRow {
  audit_line_id: string
  shop_id: number | null
  what: string
  subject: string
  by_name: string
  second_name: string | null
  before: unknown
  after: unknown
  cause: string
  at: Date
}

const LINES = {
  name: 'audit_lines',
  text: `select audit_line_id, shop_id, what, subject, by_name, second_name, before, after, cause, at from audit_line
    where corporation_id = $1 and at >= $2 and at < $3 and ($4::text is null or by_id = $4 or second_id = $4)
      and ($5::text is null or what = $5) and ($6::timestamptz is null or (at, audit_line_id) < ($6, $7::uuid))
      and ($9::bigint is null or shop_id = $9)
    order by at desc, audit_line_id desc limit $8`,
}
/** Finds the kinds by an index skip scan: each is looked up after the one before, without a scan of the lines. */
const KINDS = {
  name: 'audit_kinds',
  text: `with recursive kind as (
      (select what from audit_line where corporation_id = $1 order by what limit 1)
      union all
      select (select a.what from audit_line a where a.corporation_id = $1 and a.what > kind.what order by a.what limit 1)
        from kind where kind.what is not null)
    select what from kind where what is not null limit 100`,
}

const ALWAYS = [new Date(0), new Date('9999-12-31T00:00:00Z')] as const

interface LinesInput {
  corporationId: number
  stretch: readonly [Date, Date]
  staffId: string | undefined
  what: string | undefined
  inShop: number | undefined
  after: ReturnType<typeof readCursor>
  most: number
}

async function linesOf(db: Queries, input: LinesInput): Promise<LineRow[]> {
  const { corporationId, stretch, staffId = null, what = null, inShop = null, after, most } = input
  const cursor = after ? [after.at, after.id] : [null, null]
  return (await db.query<LineRow>(LINES, [corporationId, ...stretch, staffId, what, ...cursor, most, inShop])).rows
}

/** What the lines are about, by id: the names of bills, bookings, drawers and others that are stored elsewhere. */
async function namesOf({ subjectNames }: Deps, corporationId: number, rows: readonly LineRow[]) {
  const byKind = Map.groupBy(rows, ({ what }) => auditSubjectOf(what))
  const names = [...byKind].map(async ([kind, of]) =>
    kind ? [...(await subjectNames(corporationId, kind, [...new Set(of.map(row => row.subject))]))] : [],
  )
  return new Map((await Promise.all(names)).flat())
}

const shown = (row: LineRow, names: ReadonlyMap<string, string>, language: string) => ({
  auditLineId: row.audit_line_id,
  at: row.at.toISOString(),
  ...(row.shop_id === null ? {} : { shopId: row.shop_id }),
  what: row.what,
  subject: names.get(row.subject) ?? auditedName(row.before, row.after, language) ?? row.subject,
  by: row.by_name,
  ...(row.second_name === null ? {} : { second: row.second_name }),
  cause: row.cause,
  changes: auditChanges(row.before, row.after),
})

/** The audit trail of money and rights: person, values before and after, reason. Subjects have their names or numbers. It holds no secrets. L2 */
export const auditLines =
  (deps: Deps): Handler<typeof calls.auditLines> =>
  async (caller, input) => {
    const after = input.cursor === undefined ? undefined : readCursor(input.cursor)
    if (input.cursor !== undefined && !after) return refuse('invalidInput', { field: 'cursor' })
    const { corporationId, language } = caller
    const zone = (await deps.storesOf(corporationId, language)).find(one => one.shopId === caller.shop.shopId)?.timeZone
    const midnight = (date: string) => new Date(instantOf(date, 0, zone ?? 'UTC'))
    const stretch =
      input.date === undefined ? ALWAYS : ([midnight(input.date), midnight(addDays(input.date, 1))] as const)
    const { staffId, what, inShop, pageSize } = input
    const rows = await linesOf(deps.db, { corporationId, stretch, staffId, what, inShop, after, most: pageSize + 1 })
    const shownRows = rows.slice(0, pageSize)
    const names = await namesOf(deps, corporationId, shownRows)
    const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
    return {
      kinds: (await deps.db.query<{ what: string }>(KINDS, [corporationId])).rows.map(row => row.what),
      people: (await staffOf(deps.db, corporationId)).map(row => ({ staffId: row.staff_id, name: row.name })),
      lines: shownRows.map(row => shown(row, names, language)),
      ...(last && { nextCursor: `${last.at.getTime()}.${last.audit_line_id}` }),
    }
  }
