import * as z from 'zod/mini'
import { call } from '../core/index.ts'

/** Going on with one's account on another device. */
export const handOverCalls = {
  /** A token for an address (`?token=`): it opens one session of the caller's account, within minutes. The one before is void. NAV-3 */
  handOver: call({
    path: '/api/user-auth/handOver',
    gate: 'logged-in',
    request: z.object({}),
    /** `expiresIn`: seconds. */
    response: z.object({ token: z.string(), expiresIn: z.int() }),
    refuses: [],
    changes: true,
    without: ['shopId', 'businessType'],
  }),
}
