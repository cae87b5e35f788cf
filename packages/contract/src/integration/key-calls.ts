import * as z from 'zod/mini'
import { apiScopes, call, instant, mark, shopId, text, uuid } from '../core/index.ts'

export const apiScope = z.enum(apiScopes)

/** What an API key may do, and where. */
const rights = {
  name: text(60).check(z.minLength(1)),
  scopes: z.array(apiScope).check(z.minLength(1), z.maxLength(apiScopes.length)),
  shopIds: z.array(shopId).check(z.minLength(1), z.maxLength(200)),
}

/** An API key as the console lists it: never the key itself. */
export const apiKey = z.object({
  keyId: uuid,
  ...rights,
  /** How the key begins, to recognise it. */
  prefix: z.string(),
  mark,
  createdBy: z.string(),
  createdAt: instant,
  /** It is refused from then on. */
  expiresAt: z.exactOptional(instant),
  /** Within a minute. */
  lastUsedAt: z.exactOptional(instant),
  revokedAt: z.exactOptional(instant),
})

/** The API keys of the brand, the newest first. */
export const apiKeyList = z.object({
  keys: z.array(apiKey),
  shops: z.array(z.object({ shopId, shopName: z.string() })),
})

const without = ['businessType'] as const

/** API keys: with one, another system uses the calls whose gate is `api`. API-7 */
export const keyCalls = {
  apiKeys: call({
    path: '/api/console/apiKeys',
    gate: 'brand',
    request: z.object({ shopId }),
    response: apiKeyList,
    refuses: [],
    without,
  }),
  /** Makes a key. The answer is the only place where the key stands: a repeat of the request makes another one in its place. */
  createApiKey: call({
    path: '/api/console/createApiKey',
    gate: 'brand',
    request: z.object({ shopId, ...rights, expiresAt: z.optional(instant) }),
    response: z.object({ keyId: uuid, key: z.string() }),
    refuses: ['notYourShop', 'keysMany'],
    changes: true,
    without,
  }),
  saveApiKey: call({
    path: '/api/console/saveApiKey',
    gate: 'brand',
    request: z.object({ shopId, keyId: uuid, mark, ...rights }),
    response: apiKey,
    refuses: ['notYourShop', 'changedMeanwhile', 'keyRevoked'],
    changes: true,
    without,
  }),
  /** Ends a key at once and for good. */
  revokeApiKey: call({
    path: '/api/console/revokeApiKey',
    gate: 'brand',
    request: z.object({ shopId, keyId: uuid }),
    response: apiKey,
    refuses: [],
    changes: true,
    without,
  }),
} as const
