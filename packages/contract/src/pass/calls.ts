import { PASS_KINDS } from '@comanda/domain/pass'
import * as z from 'zod/mini'
import { call, instant } from '../core/index.ts'

/**
 * The subject of a pass: the id of a member card, gift card or booking, the code of a coupon, or the id of a stamp card campaign.
 */
const passRequest = z.object({
  passType: z.enum(PASS_KINDS),
  id: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/)),
})
const anywhere = { without: ['shopId', 'businessType'] } as const

/** Passes for phone wallets. CARD-9 */
export const pass = {
  /** A signed `.pkpass` file for Apple Wallet. */
  postApplePass: call({
    path: '/api/isv/apple/postPass',
    gate: 'guest',
    changes: true,
    carries: 'blob',
    request: passRequest,
    response: z.null(),
    refuses: ['passNotOffered'],
    ...anywhere,
  }),
  /** A signed link that saves the pass in Google Wallet. */
  postGooglePass: call({
    path: '/api/isv/google/postPass',
    gate: 'guest',
    changes: true,
    request: passRequest,
    response: z.object({ saveUrl: z.url() }),
    refuses: ['passNotOffered'],
    ...anywhere,
  }),
  /** The caller's passes, newest first. U7 */
  queryPasses: call({
    path: '/api/isv/wallet/passes',
    gate: 'guest',
    request: z.object({}),
    response: z.object({
      passes: z.array(
        z.object({ passType: z.enum(PASS_KINDS), createdAt: instant, voidedAt: z.exactOptional(instant) }),
      ),
    }),
    refuses: [],
    shows: 'silent',
    ...anywhere,
  }),
  /** The configured wallets; buttons are shown for these only. */
  getWalletConfig: call({
    path: '/api/isv/wallet/getWalletConfig',
    gate: 'anyone',
    request: z.object({}),
    response: z.object({ apple: z.boolean(), google: z.boolean() }),
    refuses: [],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
} as const
