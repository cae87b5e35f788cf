import { type DecorationPage, staffDecorationCalls as calls } from '@comanda/contract/decoration'
import { refuse } from '@comanda/contract/core'
import { type StaffActor, writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type BrandAt, change, type Handler } from '../../platform/http/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import type { Deps } from './deps.ts'
import { draftOf, lockDraft, saveDraft } from './draft.ts'
import type { DecorationTables } from './tables.ts'
import { versionPages, versionsBefore } from './version-rows.ts'

const PAGE = 30
/** The plan of a brand that had none. */
const FIRST_PLAN = 'start'

export const actorOf = ({ session }: BrandAt): StaffActor => ({ id: session.staff.staffId, name: session.staff.name })

interface Publication {
  pages: readonly DecorationPage[]
  at: Date
  by: StaffActor
  cause: 'start' | 'published' | 'scheduled' | 'rolledBack'
  note: string
  shopId?: number
  planId?: string
}

const NEXT = {
  name: 'decoration_next_version',
  text: 'select coalesce(max(version), 0) + 1 as next from decoration_version where corporation_id = $1',
}

async function writeVersion(tx: Tx, corporationId: number, { pages, at, by, cause, note, planId }: Publication) {
  const db = tx.withTables<DecorationTables>()
  const { rows } = await tx.query<{ next: number }>(NEXT, [corporationId])
  const version = Number(rows[0]?.next ?? 1)
  const stored = JSON.stringify(pages)
  await db
    .insertInto('decoration_version')
    .values({
      corporation_id: corporationId,
      version,
      pages: stored,
      published_at: at,
      cause,
      by_id: by.id,
      by_name: by.name,
      note,
    })
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('decoration_plan')
    .set({ pages: stored, version })
    .where('corporation_id', '=', corporationId)
    .where('in_use', '=', true)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    await db
      .insertInto('decoration_plan')
      .values({
        corporation_id: corporationId,
        decoration_plan_id: planId ?? FIRST_PLAN,
        version,
        in_use: true,
        pages: stored,
      })
      .execute()
  return version
}

/** The pages that differ between two versions. */
const differing = (pages: readonly DecorationPage[], others: readonly DecorationPage[]) => {
  const known = new Set(others.map(revisionOf))
  return pages.filter(page => !known.has(revisionOf(page)))
}

/**
 * Publishes pages as a new version: phones show it within two seconds. Pages equal to the published ones make no version. The
 * audit line has the pages that differ, before and after. The caller has the draft locked. DECO-1, L2
 */
export async function publishPages(
  tx: Tx,
  deps: Partial<Pick<Deps, 'published' | 'changed'>>,
  corporationId: number,
  publication: Publication,
): Promise<number> {
  const { pages, at, by, cause, note, shopId } = publication
  const before = await draftOf(tx, corporationId)
  if (before.version > 0 && revisionOf(before.published) === revisionOf(pages)) return before.version
  const version = await writeVersion(tx, corporationId, publication)
  await writeAuditLine(tx, {
    corporationId,
    ...(shopId !== undefined && { shopId }),
    what: 'decoration',
    subject: String(version),
    by,
    before: { version: before.version, pages: differing(before.published, pages) },
    after: { version, note, pages: differing(pages, before.published) },
    cause,
    at,
  })
  tx.afterCommit(() => {
    deps.published?.(corporationId, version)
    deps.changed?.(corporationId)
  })
  return version
}

/** Publishes the draft as it was seen. DECO-1 */
export const publishDecoration = (deps: Deps): Handler<typeof calls.publishDecoration> =>
  change(calls.publishDecoration, deps, async (tx, caller, { mark, note }) => {
    const { corporationId, shop } = caller
    const draft = await lockDraft(tx, corporationId)
    if (String(draft.revision) !== mark) return refuse('changedMeanwhile')
    const version = await publishPages(tx, deps, corporationId, {
      pages: draft.pages,
      at: new Date(deps.clock()),
      by: actorOf(caller),
      cause: 'published',
      note,
      shopId: shop.shopId,
    })
    return { version }
  })

/** Publishes an older version again and makes it the draft, unless the draft changed since it was seen. DECO-1 */
export const rollBackDecoration = (deps: Deps): Handler<typeof calls.rollBackDecoration> =>
  change(calls.rollBackDecoration, deps, async (tx, caller, { mark, version: older }) => {
    const { corporationId, shop } = caller
    const draft = await lockDraft(tx, corporationId)
    const pages = await versionPages(tx, corporationId, older)
    if (!pages) return refuse('notFound', { field: 'version' })
    if (String(draft.revision) !== mark) return refuse('changedMeanwhile')
    const at = new Date(deps.clock())
    const by = actorOf(caller)
    const publication = { pages, at, by, cause: 'rolledBack', note: '', shopId: shop.shopId } as const
    const version = await publishPages(tx, deps, corporationId, publication)
    await saveDraft(tx, corporationId, pages, { at, by: by.name })
    return { version }
  })

/** The published versions, newest first. */
export const decorationVersions =
  ({ db }: Deps): Handler<typeof calls.decorationVersions> =>
  async ({ corporationId }, { before = 2_147_483_647 }) => {
    const rows = await versionsBefore(db, corporationId, before, PAGE + 1)
    return {
      versions: rows.slice(0, PAGE).map(row => ({
        version: row.version,
        publishedAt: row.published_at.toISOString(),
        by: row.by_name,
        cause: row.cause,
        note: row.note,
        pages: row.pages,
      })),
      more: rows.length > PAGE,
    }
  }
