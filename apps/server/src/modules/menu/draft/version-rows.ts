import type { MenuDocument } from '@comanda/domain/menu'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { ShopAt } from '../../../ports/store.ts'

interface VersionRow {
  version: number
  published_at: Date
  cause: string
  by_name: string
  note: string
  dishes: number
}

const VERSIONS = {
  name: 'menu_versions_of',
  text: `select version, published_at, cause, by_name, note, jsonb_array_length(document -> 'items') as dishes
    from menu_version where corporation_id = $1 and shop_id = $2 and version < $3 order by version desc limit $4`,
}

const DOCUMENT = {
  name: 'menu_version_document',
  text: 'select document from menu_version where corporation_id = $1 and shop_id = $2 and version = $3',
}

/** The versions before `before`, newest first. */
export const versionsBefore = async (db: Queries, shop: ShopAt, before: number, most: number): Promise<VersionRow[]> =>
  (await db.query<VersionRow>(VERSIONS, [shop.corporationId, shop.shopId, before, most])).rows

/** The menu of a version; undefined if there was no such version. */
export const versionDocument = async (
  db: Queries | Tx,
  shop: ShopAt,
  version: number,
): Promise<MenuDocument | undefined> =>
  (await db.query<{ document: MenuDocument }>(DOCUMENT, [shop.corporationId, shop.shopId, version])).rows[0]?.document
