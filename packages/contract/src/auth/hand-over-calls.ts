import * as z from 'zod/mini'
import { call } from '../core/index.ts'

/** Continues the caller's session on another device. */
export const handOverCalls = {
  /**
   * Issues a token for a link (`?token=`). It opens one session of the caller's account within minutes and invalidates the
   * previous one. NAV-3
   */
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
