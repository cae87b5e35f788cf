import { createHash, randomInt } from 'node:crypto'
import { balancesOf } from '../ledger/index.ts'
import type { Database } from '../platform/db/index.ts'

const BRAND = 1000
export const MAYAS_CARD = '0193a000-0000-7000-8000-000000005001'
export const EMPTY_CARD = '0193a000-0000-7000-8000-000000005004'

const digest = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** A code a card shows for a minute, written as the member's phone makes it. */
export async function cardShows(db: Database, cardId: string, seconds = 60): Promise<string> {
  const code = `28${String(randomInt(1e9)).padStart(9, '0')}${String(randomInt(1e9)).padStart(9, '0')}`
  await db.runOne(
    {
      name: 'card_code_for_test',
      text: `insert into card_code (corporation_id, card_id, code_hash, security_hash, expires_at, used_at)
        values ($1, $2, $3, '', $4, null) on conflict (corporation_id, card_id)
        do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, used_at = null`,
    },
    [BRAND, cardId, digest(code), new Date(Date.now() + seconds * 1000)],
  )
  return code
}

/** What stands on a card, both parts together. */
export async function onCard(db: Database, cardId: string): Promise<number> {
  const names = ['paid', 'given'].map(part => `card:${cardId}:${part}`)
  return [...(await balancesOf(db, BRAND, names)).values()].reduce((sum, one) => sum + one)
}
