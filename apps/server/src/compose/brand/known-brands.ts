import type { Queries } from '../../platform/db/index.ts'

const FIRST = {
  name: 'first_brand',
  text: 'select corporation_id as id from corporation order by corporation_id limit 1',
}
const ONE = {
  name: 'known_brand',
  text: 'select corporation_id as id, moved_to from corporation where corporation_id = $1',
}
/** How long a server may serve a brand after it was moved to another database: no row of it changes any more. */
const CHECKED_FOR_MS = 500

const LANGUAGES = {
  name: 'known_brand_languages',
  text: `select settings -> 'languages' as languages from corporation where corporation_id = $1`,
}

/** Which brands exist. A brand created while the server runs is served at once, by every process. */
export interface KnownBrands {
  /** The brand of a request that names none: the one with the lowest number; undefined while there is none. */
  first(): Promise<number | undefined>
  has(corporationId: number): Promise<boolean>
  /** The languages of a brand. ETC-1 */
  languages(corporationId: number): Promise<readonly string[]>
}

/** The rows of the brand are in another database, whose servers answer its requests: a later try is led there. */
export class BrandMoved extends Error {
  override readonly name = 'BrandMoved'
}

/**
 * Brands are never deleted and later ones get higher numbers, so that the first is cached. Whether one was moved to another database
 * is looked up again after half a second; then its requests are answered as busy.
 */
export function createKnownBrands(db: Queries): KnownBrands {
  const checked = new Map<number, number>()
  let first: number | undefined
  async function has(corporationId: number): Promise<boolean> {
    const now = performance.now()
    if (now - (checked.get(corporationId) ?? -CHECKED_FOR_MS) < CHECKED_FOR_MS) return true
    if (!Number.isSafeInteger(corporationId)) return false
    const { rows } = await db.query<{ moved_to: string | null }>(ONE, [corporationId])
    if (rows[0] === undefined) return false
    if (rows[0].moved_to !== null) throw new BrandMoved(`Brand ${corporationId} is in another database`)
    checked.set(corporationId, now)
    return true
  }
  return {
    has,
    async first() {
      first ??= (await db.query<{ id: number }>(FIRST, [])).rows[0]?.id
      if (first !== undefined) await has(first)
      return first
    },
    async languages(corporationId) {
      const { rows } = await db.query<{ languages: string[] | null }>(LANGUAGES, [corporationId])
      return rows[0]?.languages ?? []
    },
  }
}
