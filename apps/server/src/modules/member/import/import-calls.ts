import { memberImportCalls as calls } from '@comanda/contract/member'
import { refuse } from '@comanda/contract/core'
import { createHash } from 'node:crypto'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Handler, type HandlersOf } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { MemberDeps } from '../deps.ts'
import { applyMembers } from './apply.ts'
import { planImport } from './plan.ts'
import type { ImportedMember } from './read-rows.ts'

const JOB = 'member.import'
/** Members of one transaction. */
const BATCH = 100

interface ImportJob {
  corporationId: number
  importId: string
}

const INSERT = {
  name: 'member_import_insert',
  text: `insert into member_import (corporation_id, import_id, shop_id, rows, row_count, author_id, author_name, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
}
/** Unfinished imports of a brand, in one order: of several at once one goes on, because the same people may be in each. */
const LOCK = {
  name: 'member_import_lock',
  text: `select import_id from member_import where corporation_id = $1 and done < row_count order by import_id for update`,
}
const NEXT = {
  name: 'member_import_next',
  text: `select shop_id as "shopId", row_count as "rowCount", done,
      coalesce((select jsonb_agg(r.one order by r.at) from jsonb_array_elements(rows) with ordinality r (one, at)
        where r.at > done and r.at <= done + $3), '[]') as members
    from member_import where corporation_id = $1 and import_id = $2 and done < row_count for update`,
}
const STEP = {
  name: 'member_import_step',
  text: `update member_import set done = done + $3, skipped = skipped || $4::integer[],
      rows = case when done + $3 >= row_count then '[]' else rows end
    where corporation_id = $1 and import_id = $2`,
}
const LIST = {
  name: 'member_import_list',
  text: `select import_id as "importId", row_count as rows, done, skipped, author_name as author, created_at as at
    from member_import where corporation_id = $1 order by created_at desc limit 10`,
}

/** Imports the next members; the place in the file is stored with them, so that each is imported once. */
async function importNext(tx: Tx, deps: MemberDeps, { corporationId, importId }: ImportJob): Promise<void> {
  await tx.query(LOCK, [corporationId])
  const { rows } = await tx.query<{ shopId: number; rowCount: number; done: number; members: ImportedMember[] }>(NEXT, [
    corporationId,
    importId,
    BATCH,
  ])
  const [next] = rows
  const shop = next && (await deps.shopsOf(corporationId)).find(one => one.shopId === next.shopId)
  const program = shop && (await deps.imports.openProgram(tx, corporationId, shop))
  if (!shop || !program) return
  const skipped = await applyMembers(tx, deps.imports, { corporationId, shop, program }, next.members)
  await tx.query(STEP, [corporationId, importId, next.members.length, skipped])
  if (next.done + next.members.length < next.rowCount) await deps.jobs.enqueue(tx, JOB, { corporationId, importId })
}

const shopOf = async (deps: MemberDeps, { corporationId, shopId }: { corporationId: number; shopId: number }) =>
  (await deps.shopsOf(corporationId)).find(one => one.shopId === shopId)

const readFile =
  (deps: MemberDeps): Handler<typeof calls.readMemberFile> =>
  async ({ corporationId, language, shop: { shopId } }, _input, bytes) => {
    if (!bytes || bytes.length === 0) return refuse('memberFileMissing', { field: 'file' })
    const shop = await shopOf(deps, { corporationId, shopId })
    if (!shop) return refuse('notFound', { field: 'shopId' })
    return (await planImport(deps.imports, deps.db, { corporationId, shop, language }, bytes)).report
  }

const importFile = (deps: MemberDeps): Handler<typeof calls.importMembers> =>
  changeInSteps(calls.importMembers, deps, {
    async prepare({ shop: at }, _input, bytes) {
      if (!bytes || bytes.length === 0) return refuse('memberFileMissing', { field: 'file' })
      const shop = await shopOf(deps, at)
      if (!shop) return refuse('notFound', { field: 'shopId' })
      return { bytes, shop, digest: createHash('sha256').update(bytes).digest('hex') }
    },
    identity: (input, { digest }) => ({ ...input, digest }),
    async work(tx, caller, _input, { bytes, shop }) {
      const { corporationId, language, session } = caller
      const { members, report } = await planImport(deps.imports, tx, { corporationId, shop, language }, bytes)
      if (report.faults.length > 0) return refuse('memberFileFaulty', { field: 'file' })
      const importId = uuidv7(deps.clock)
      const { staffId, name } = session.staff
      const at = new Date(deps.clock())
      const { rows, created, joined, points, value } = report
      await tx.query(INSERT, [corporationId, importId, shop.shopId, JSON.stringify(members), rows, staffId, name, at])
      await deps.jobs.enqueue(tx, JOB, { corporationId, importId })
      await writeAuditLine(tx, {
        corporationId,
        shopId: shop.shopId,
        what: 'members.imported',
        subject: importId,
        by: { id: staffId, name },
        after: { rows, created, joined, points, value },
        cause: '',
        at,
      })
      return { importId, rows }
    },
  })

const listImports =
  (deps: MemberDeps): Handler<typeof calls.memberImports> =>
  async ({ corporationId }) => {
    const { rows } = await deps.db.query<{
      importId: string
      rows: number
      done: number
      skipped: number[]
      author: string
      at: Date
    }>(LIST, [corporationId])
    return { imports: rows.map(row => ({ ...row, at: row.at.toISOString() })) }
  }

/** Members from a file of another system. CARD-17, L2 */
export function importCalls(deps: MemberDeps): HandlersOf<typeof calls> {
  deps.jobs.work<ImportJob>(JOB, job => deps.db.inTx(tx => importNext(tx, deps, job)))
  return { readMemberFile: readFile(deps), importMembers: importFile(deps), memberImports: listImports(deps) }
}
