import type { Queries } from '../platform/db/index.ts'

const FIRST = {
  name: 'first_brand',
  text: 'select corporation_id as id from corporation order by corporation_id limit 1',
}
const ONE = { name: 'known_brand', text: 'select corporation_id as id from corporation where corporation_id = $1' }

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

/** Brands are never deleted and later ones get higher numbers, so that only what exists is cached. */
export function createKnownBrands(db: Queries): KnownBrands {
  const known = new Set<number>()
  let first: number | undefined
  const read = async (statement: { name: string; text: string }, values: number[]): Promise<number | undefined> => {
    const { rows } = await db.query<{ id: number }>(statement, values)
    return rows[0]?.id
  }
  return {
    async first() {
      first ??= await read(FIRST, [])
      return first
    },
    async languages(corporationId) {
      const { rows } = await db.query<{ languages: string[] | null }>(LANGUAGES, [corporationId])
      return rows[0]?.languages ?? []
    },
    async has(corporationId) {
      if (known.has(corporationId)) return true
      if (!Number.isSafeInteger(corporationId) || (await read(ONE, [corporationId])) === undefined) return false
      known.add(corporationId)
      return true
    },
  }
}
