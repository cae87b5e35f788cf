import { createHash } from 'node:crypto'
import type { card as calls } from '@comanda/contract/card'
import { refuse } from '@comanda/contract/core'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Handler } from '../../platform/http/index.ts'
import { digitCode } from '../../platform/ids.ts'
import { cardFor } from './cards.ts'
import type { CardDeps } from './deps.ts'
import { hasRunOut } from './queries.ts'

const LIFE_SECONDS = 60
/**
 * Digits of a payment code, after the leading mark of its kind: 20 digits a scanner reads as one bar code; 60 random
 * bits, valid for a minute.
 */
const CODE_DIGITS = 18
const KIND = '28'
/** Earlier security codes that are remembered, and for how long after the last of them was shown. */
const RECENT_CODES = 5
const RECENT_MS = 600_000

const hash = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

const REPLACE = {
  name: 'card_code_replace',
  text: `insert into card_code (corporation_id, card_id, code_hash, security_hash, expires_at, used_at)
    values ($1, $2, $3, $4, $5, null)
    on conflict (corporation_id, card_id) do update set code_hash = excluded.code_hash,
      security_hash = excluded.security_hash, expires_at = excluded.expires_at, used_at = null,
      recent_hashes = (array_prepend(card_code.security_hash, card_code.recent_hashes))[1:${RECENT_CODES}]`,
}

/** Makes a new pair of codes and invalidates the pair before. CARD-1 */
export const genCardCode =
  (deps: CardDeps): Handler<typeof calls.genCardCodeAndSecurity> =>
  async (caller, { cardId }) => {
    const { corporationId } = caller
    const card = await cardFor(deps, caller, cardId)
    if (!card || hasRunOut(card.row, deps.clock())) return refuse('notFound', { field: 'cardId' })
    const limit = { key: `card-code:${cardId}`, max: 30, windowSeconds: 300 }
    if (!(await deps.limits.tryUse(corporationId, [limit]))) return refuse('tooMany')
    const cardCode = KIND + digitCode(CODE_DIGITS)
    const securityCode = digitCode(6)
    const expires = new Date(deps.clock() + LIFE_SECONDS * 1000)
    const values = [corporationId, cardId, hash(cardCode), hash(cardId, securityCode), expires]
    await deps.db.inTx(tx => tx.query(REPLACE, values))
    return { cardCode, securityCode, expiresIn: LIFE_SECONDS }
  }

const USE = `update card_code set used_at = $3 where corporation_id = $1 and expires_at > $3 and used_at is null`
const USE_CODE = { name: 'card_code_use', text: `${USE} and code_hash = $2 returning card_id` }
const USE_SECURITY = {
  name: 'card_security_use',
  text: `${USE} and card_id = $2 and security_hash = $4 returning card_id`,
}

/** Returns the card that shows this code now and uses the code up; one concurrent caller succeeds. CARD-1 */
export async function useCardCode(tx: Tx, corporationId: number, cardCode: string, now: number) {
  const { rows } = await tx.query<{ card_id: string }>(USE_CODE, [corporationId, hash(cardCode), new Date(now)])
  return rows[0]?.card_id
}

/** Whether this is the security code the card shows now; uses it up. CARD-1 */
export async function useSecurityCode(tx: Tx, corporationId: number, cardId: string, code: string, now: number) {
  const { count } = await tx.query(USE_SECURITY, [corporationId, cardId, new Date(now), hash(cardId, code)])
  return count === 1
}

const RECENT = {
  name: 'card_security_recent',
  text: `select 1 from card_code where corporation_id = $1 and card_id = $2 and expires_at > $4
    and ($3 = security_hash or $3 = any(recent_hashes))`,
}

/** Whether the card showed this security code a short time ago: it expired, was used, or another one replaced it. CARD-1 */
export async function wasRecentCode(db: Queries, corporationId: number, cardId: string, code: string, now: number) {
  const { count } = await db.query(RECENT, [corporationId, cardId, hash(cardId, code), new Date(now - RECENT_MS)])
  return count === 1
}
