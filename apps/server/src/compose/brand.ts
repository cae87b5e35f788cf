import { inLanguage, type Words } from '@comanda/domain/money'
import type { Config } from '../platform/config.ts'
import type { Queries } from '../platform/db/index.ts'

const BRAND_NAME = {
  name: 'brand_name',
  text: `select settings -> 'name' as name from corporation where corporation_id = $1`,
}

/** What the brand is called. */
export async function brandName(db: Queries, corporationId: number, language: string): Promise<string> {
  const { rows } = await db.query<{ name: Words | null }>(BRAND_NAME, [corporationId])
  return inLanguage(rows[0]?.name ?? {}, language)
}

/** Where the house is reached from outside: what links in messages begin with. */
export const originOf = ({ PUBLIC_URL, PORT }: Config): string =>
  PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://localhost:${PORT}`
