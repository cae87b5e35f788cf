import type { Session } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { brandOfKey, hashOfKey } from './key-text.ts'
import { noteUse, usableKey } from './queries.ts'

/** Calls of one key in a minute. */
const MAX_CALLS = { max: 600, windowSeconds: 60 }

/** What a key may do, as a session; undefined for a key that is unknown, revoked or expired. Every use counts. API-7 */
export const sessionOfKey =
  ({ db, clock, tryUse }: Deps) =>
  async (key: string): Promise<Session | undefined> => {
    const corporationId = brandOfKey(key)
    if (corporationId === undefined) return undefined
    const at = new Date(clock())
    const row = await usableKey(db, corporationId, hashOfKey(key), at)
    if (!row) return undefined
    const { key_id: keyId, name, scopes, shop_ids: shopIds } = row
    const usedUp = !(await tryUse(corporationId, [{ key: `api-key:${keyId}`, ...MAX_CALLS }]))
    if (!usedUp) await noteUse(db, row, at)
    return {
      sessionId: keyId,
      corporationId,
      owner: `k:${keyId}`,
      customerId: 0,
      isMember: false,
      kind: 'guest',
      key: { scopes, usedUp },
      staff: { staffId: keyId, name, role: 'staff', shopIds },
    }
  }
