import type { MenuDocument } from '@comanda/domain/menu'
import type { StaffActor } from '../../../platform/audit-line.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { ShopAt } from '../../../ports/store.ts'
import type { MenuTables } from '../tables.ts'

/** The unpublished menu that staff edit; guests do not see it. */
export interface Draft {
  document: MenuDocument
  /** Rises with every change of the draft; 0 = unchanged since the menu was published. */
  revision: number
  updatedBy: string
  /** The published version. */
  version: number
}

interface Row {
  document: MenuDocument | null
  revision: number | null
  updated_by: string | null
  version: number | null
  published: MenuDocument | null
}

const EMPTY: MenuDocument = { menus: [], menuGroups: [], items: [], modifierGroups: [], buffetRules: [] }

const DRAFT = {
  name: 'menu_draft_of',
  text: `select d.document, d.revision, d.updated_by, m.version, case when d.document is null then m.document end as published
    from (select $1::bigint as corporation_id, $2::bigint as shop_id) s
    left join menu_draft d using (corporation_id, shop_id) left join menu m using (corporation_id, shop_id)`,
}

const LOCK = {
  name: 'menu_draft_lock',
  text: 'select pg_advisory_xact_lock(hashtextextended($1::text, 61))',
}

/** The draft of a store's menu: the last edited one, else the published menu, else an empty one. */
export async function draftOf(db: Queries, shop: ShopAt): Promise<Draft> {
  const { rows } = await db.query<Row>(DRAFT, [shop.corporationId, shop.shopId])
  const row = rows[0]
  return {
    document: row?.document ?? row?.published ?? EMPTY,
    revision: row?.revision ?? 0,
    updatedBy: row?.updated_by ?? '',
    version: row?.version ?? 0,
  }
}

/** The draft, locked until the transaction ends: changes of one draft follow each other. */
export async function lockDraft(tx: Tx, shop: ShopAt): Promise<Draft> {
  await tx.query(LOCK, [`${shop.corporationId}:${shop.shopId}`])
  return draftOf(tx, shop)
}

/** Replaces the draft and returns its new revision. The caller has it locked. */
export async function saveDraft(
  tx: Tx,
  shop: ShopAt,
  document: MenuDocument,
  { at, by }: { at: Date; by: StaffActor },
): Promise<number> {
  const row = await tx
    .withTables<MenuTables>()
    .insertInto('menu_draft')
    .values({
      corporation_id: shop.corporationId,
      shop_id: shop.shopId,
      document: JSON.stringify(document),
      revision: 1,
      updated_at: at,
      updated_by: by.name,
    })
    .onConflict(conflict =>
      conflict.columns(['corporation_id', 'shop_id']).doUpdateSet(set => ({
        document: set.ref('excluded.document'),
        revision: set('menu_draft.revision', '+', 1),
        updated_at: set.ref('excluded.updated_at'),
        updated_by: set.ref('excluded.updated_by'),
      })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return row.revision
}

/** Applies a change of the published menu to the draft, if there is one that differs from it. */
export async function changeDraft(
  tx: Tx,
  shop: ShopAt,
  change: (document: MenuDocument) => MenuDocument,
  saved: { at: Date; by: StaffActor },
): Promise<void> {
  const { document, revision } = await lockDraft(tx, shop)
  if (revision > 0) await saveDraft(tx, shop, change(document), saved)
}
