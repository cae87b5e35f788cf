import type { DecorationPage } from '@comanda/contract/decoration'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { lockBrand } from '../../platform/save-at-revision.ts'
import { readPages } from './plan.ts'
import type { DecorationTables } from './tables.ts'

/** The pages that staff are editing: not seen by guests until they are published. */
export interface Draft {
  pages: DecorationPage[]
  /** Rises with every change of the draft; 0 = unchanged since the pages were published. */
  revision: number
  updatedBy: string
  /** The published version; 0 = none. */
  version: number
  published: DecorationPage[]
}

interface Row {
  pages: unknown
  revision: number | null
  updated_by: string | null
  version: number | null
  published: unknown
}

const DRAFT = {
  name: 'decoration_draft_of',
  text: `select d.pages, d.revision, d.updated_by, p.version, p.pages as published
    from (select $1::bigint as corporation_id) c
    left join decoration_draft d using (corporation_id)
    left join decoration_plan p on p.corporation_id = c.corporation_id and p.in_use
    order by p.decoration_plan_id limit 1`,
}

/** The draft of a brand's pages: the last edited one, else the published pages. */
export async function draftOf(db: Queries, corporationId: number): Promise<Draft> {
  const { rows } = await db.query<Row>(DRAFT, [corporationId])
  const row = rows[0]
  return {
    pages: readPages(row?.pages ?? row?.published),
    revision: row?.revision ?? 0,
    updatedBy: row?.updated_by ?? '',
    version: row?.version ?? 0,
    published: readPages(row?.published),
  }
}

/** The draft, locked until the transaction ends: changes of one brand's pages follow each other. */
export async function lockDraft(tx: Tx, corporationId: number): Promise<Draft> {
  await lockBrand(tx, corporationId)
  return draftOf(tx, corporationId)
}

/** Replaces the draft and returns its new revision. The caller has it locked. */
export async function saveDraft(
  tx: Tx,
  corporationId: number,
  pages: readonly DecorationPage[],
  { at, by }: { at: Date; by: string },
): Promise<number> {
  const { revision } = await tx
    .withTables<DecorationTables>()
    .insertInto('decoration_draft')
    .values({
      corporation_id: corporationId,
      pages: JSON.stringify(pages),
      revision: 1,
      updated_at: at,
      updated_by: by,
    })
    .onConflict(conflict =>
      conflict.column('corporation_id').doUpdateSet(set => ({
        pages: set.ref('excluded.pages'),
        revision: set('decoration_draft.revision', '+', 1),
        updated_at: set.ref('excluded.updated_at'),
        updated_by: set.ref('excluded.updated_by'),
      })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}
