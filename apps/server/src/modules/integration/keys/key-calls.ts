import type { ResponseOf } from '@comanda/contract/core'
import { refuse } from '@comanda/contract/core'
import type { integrationCalls } from '@comanda/contract/integration'
import { integrationCalls as calls } from '@comanda/contract/integration'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import {
  type BrandAt,
  change,
  changeWithOwnTransaction,
  type Handler,
  type HandlersOf,
  hasRight,
  rightMissing,
} from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { revisionOf } from '../../../platform/revision.ts'
import { lockBrand } from '../../../platform/save-at-revision.ts'
import type { Deps } from '../deps.ts'
import { hashOfKey, newKey, prefixOf } from './key-text.ts'
import { insertKey, keysOf, lockKey, type StoredKey, updateKey } from './queries.ts'

type KeyCalls = Pick<typeof integrationCalls, 'apiKeys' | 'createApiKey' | 'saveApiKey' | 'revokeApiKey'>
type Shown = ResponseOf<typeof calls.saveApiKey>

/** Keys of a brand that are in use at the same time. */
const MAX_KEYS = 50

const rightsOf = ({ name, scopes, shop_ids: shopIds }: StoredKey) => ({ name, scopes, shopIds })

const shown = (row: StoredKey): Shown => ({
  keyId: row.key_id,
  ...rightsOf(row),
  prefix: row.prefix,
  mark: revisionOf(rightsOf(row)),
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  ...(row.expires_at && { expiresAt: row.expires_at.toISOString() }),
  ...(row.last_used_at && { lastUsedAt: row.last_used_at.toISOString() }),
  ...(row.revoked_at && { revokedAt: row.revoked_at.toISOString() }),
})

/** Whether the caller acts for all of these stores: a key gets no store that its maker has not. */
const ownsAll = ({ session }: BrandAt, shopIds: readonly number[]): boolean =>
  shopIds.every(id => session.staff.shopIds.includes(id))

/** Whether the caller may give a key the right to names and contacts, which they need themselves. API-7 */
const mayGrant = ({ session }: BrandAt, scopes: readonly string[]): boolean =>
  !scopes.includes('members:contacts') || hasRight(session.staff, 'manageMembers')

interface Change {
  what: 'apiKey' | 'apiKey.revoked'
  keyId: string
  before?: unknown
  after?: unknown
}

const audit = (tx: Tx, { clock }: Deps, { corporationId, session }: BrandAt, { what, keyId, ...values }: Change) =>
  writeAuditLine(tx, {
    corporationId,
    what,
    subject: keyId,
    by: { id: session.staff.staffId, name: session.staff.name },
    ...values,
    cause: 'set up',
    at: new Date(clock()),
  })

const createKey = (deps: Deps): Handler<typeof calls.createApiKey> =>
  changeWithOwnTransaction(calls.createApiKey, 'single-use secret', async (caller, input) => {
    const { corporationId, requestId, session } = caller
    if (!ownsAll(caller, input.shopIds)) return refuse('notYourShop', { field: 'shopIds' })
    if (!mayGrant(caller, input.scopes)) return rightMissing(caller, ['manageMembers'])
    const key = newKey(corporationId)
    const keyId = uuidv7(deps.clock)
    const { name, scopes, shopIds, expiresAt } = input
    return deps.db.inTx(async tx => {
      await lockBrand(tx, corporationId)
      const others = (await keysOf(tx, corporationId)).filter(one => !one.revoked_at && one.request_id !== requestId)
      if (others.length >= MAX_KEYS) return refuse('keysMany', { params: { most: MAX_KEYS } })
      const stored = await insertKey(tx, {
        corporation_id: corporationId,
        key_id: keyId,
        request_id: requestId,
        name,
        prefix: prefixOf(key),
        secret_hash: hashOfKey(key),
        scopes: JSON.stringify([...new Set(scopes)]),
        shop_ids: JSON.stringify([...new Set(shopIds)]),
        created_by: session.staff.name,
        created_at: new Date(deps.clock()),
        expires_at: expiresAt === undefined ? null : new Date(expiresAt),
        last_used_at: null,
        revoked_at: null,
      })
      if (!stored) return refuse('requestReused')
      if (stored.created) {
        const after = { name, scopes, shopIds, ...(expiresAt !== undefined && { expiresAt }) }
        await audit(tx, deps, caller, { what: 'apiKey', keyId, after })
      }
      return { keyId: stored.keyId, key }
    })
  })

const saveKey = (deps: Deps): Handler<typeof calls.saveApiKey> =>
  change(calls.saveApiKey, deps, async (tx, caller, { keyId, mark, ...wanted }) => {
    const row = await lockKey(tx, caller.corporationId, keyId)
    if (!row) return refuse('notFound')
    if (row.revoked_at) return refuse('keyRevoked')
    const before = rightsOf(row)
    const added = wanted.shopIds.filter(id => !before.shopIds.includes(id))
    if (!ownsAll(caller, added)) return refuse('notYourShop', { field: 'shopIds' })
    const scopes = wanted.scopes.filter(scope => !before.scopes.includes(scope))
    if (!mayGrant(caller, scopes)) return rightMissing(caller, ['manageMembers'])
    const after = { name: wanted.name, scopes: wanted.scopes, shopIds: wanted.shopIds }
    if (revisionOf(before) === revisionOf(after)) return shown(row)
    if (revisionOf(before) !== mark) return refuse('changedMeanwhile')
    await updateKey(tx, row, {
      name: after.name,
      scopes: JSON.stringify(after.scopes),
      shop_ids: JSON.stringify(after.shopIds),
    })
    await audit(tx, deps, caller, { what: 'apiKey', keyId, before, after })
    return shown({ ...row, name: after.name, scopes: after.scopes, shop_ids: after.shopIds })
  })

const revokeKey = (deps: Deps): Handler<typeof calls.revokeApiKey> =>
  change(calls.revokeApiKey, deps, async (tx, caller, { keyId }) => {
    const row = await lockKey(tx, caller.corporationId, keyId)
    if (!row) return refuse('notFound')
    if (row.revoked_at) return shown(row)
    const at = new Date(deps.clock())
    await updateKey(tx, row, { revoked_at: at })
    await audit(tx, deps, caller, { what: 'apiKey.revoked', keyId, before: rightsOf(row) })
    return shown({ ...row, revoked_at: at })
  })

/** The console's calls about API keys. API-7 */
export const keyCalls = (deps: Deps): HandlersOf<KeyCalls> => ({
  apiKeys: async ({ corporationId, language }) => ({
    keys: (await keysOf(deps.db, corporationId)).map(shown),
    shops: await deps.storesOf(corporationId, language),
  }),
  createApiKey: createKey(deps),
  saveApiKey: saveKey(deps),
  revokeApiKey: revokeKey(deps),
})
