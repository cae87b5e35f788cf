import type { DecorationPage } from '@comanda/contract/decoration'
import type { Queries } from '../../platform/db/index.ts'
import { readPages } from './plan.ts'

interface VersionRow {
  version: number
  published_at: Date
  cause: string
  by_name: string
  note: string
  pages: number
}

const VERSIONS = {
  name: 'decoration_versions_of',
  text: `select version, published_at, cause, by_name, note, jsonb_array_length(pages) as pages
    from decoration_version where corporation_id = $1 and version < $2 order by version desc limit $3`,
}

const PAGES = {
  name: 'decoration_version_pages',
  text: 'select pages from decoration_version where corporation_id = $1 and version = $2',
}

/** The versions before `before`, newest first. */
export const versionsBefore = async (
  db: Queries,
  corporationId: number,
  before: number,
  most: number,
): Promise<VersionRow[]> => (await db.query<VersionRow>(VERSIONS, [corporationId, before, most])).rows

/** The pages of a version; undefined if there was no such version. */
export async function versionPages(
  db: Queries,
  corporationId: number,
  version: number,
): Promise<DecorationPage[] | undefined> {
  const { rows } = await db.query<{ pages: unknown }>(PAGES, [corporationId, version])
  return rows[0] && readPages(rows[0].pages)
}
