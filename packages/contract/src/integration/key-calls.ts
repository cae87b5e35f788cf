import * as z from 'zod/mini'
import { apiScopes, call, instant, mark, shopId, text, uuid } from '../core/index.ts'

export const apiScope = z.enum(apiScopes)

/** Scopes and stores of an API key. */
const rights = {
  name: text(60).check(z.minLength(1)),
  scopes: z.array(apiScope).check(z.minLength(1), z.maxLength(apiScopes.length)),
  shopIds: z.array(shopId).check(z.minLength(1), z.maxLength(200)),
}

/** An API key in the console's list, without the key itself. */
export const apiKey = z.object({
  keyId: uuid,
  ...rights,
  /** The first characters of the key, to recognise it. */
  prefix: z.string(),
  mark,
  createdBy: z.string(),
  createdAt: instant,
  /** The key is refused from then on. */
  expiresAt: z.exactOptional(instant),
  /** Accurate to one minute. */
  lastUsedAt: z.exactOptional(instant),
  revokedAt: z.exactOptional(instant),
})

/** The brand's API keys, newest first. */
export const apiKeyList = z.object({
  keys: z.array(apiKey),
  shops: z.array(z.object({ shopId, shopName: z.string() })),
})

const without = ['businessType'] as const

/** API keys, with which other systems use the calls with gate `api`. API-7 */
export const keyCalls = {
  apiKeys: call({
    path: '/api/console/apiKeys',
    gate: 'brand',
    right: 'manageIntegrations',
    request: z.object({ shopId }),
    response: apiKeyList,
    refuses: [],
    without,
  }),
  /** Creates a key. Only this answer contains it; repeating the request replaces it by a new one. */
  createApiKey: call({
    path: '/api/console/createApiKey',
    gate: 'brand',
    right: 'manageIntegrations',
    request: z.object({ shopId, ...rights, expiresAt: z.optional(instant) }),
    response: z.object({ keyId: uuid, key: z.string() }),
    refuses: ['notYourShop', 'keysMany', 'rightMissing'],
    changes: true,
    without,
  }),
  saveApiKey: call({
    path: '/api/console/saveApiKey',
    gate: 'brand',
    right: 'manageIntegrations',
    request: z.object({ shopId, keyId: uuid, mark, ...rights }),
    response: apiKey,
    refuses: ['notYourShop', 'changedMeanwhile', 'keyRevoked', 'rightMissing'],
    changes: true,
    without,
  }),
  /** Revokes a key immediately and permanently. */
  revokeApiKey: call({
    path: '/api/console/revokeApiKey',
    gate: 'brand',
    right: 'manageIntegrations',
    request: z.object({ shopId, keyId: uuid }),
    response: apiKey,
    refuses: [],
    changes: true,
    without,
  }),
} as const
