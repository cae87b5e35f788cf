import * as z from 'zod/mini'
import { call, instant } from '../core/index.ts'

/** The sessions of the caller's devices. U7 */
export const sessionCalls = {
  querySessions: call({
    path: '/api/user-auth/sessions',
    gate: 'guest',
    request: z.object({}),
    response: z.object({
      /** Newest first. */
      sessions: z.array(
        z.object({
          openedAt: instant,
          expiresAt: instant,
          /** The session that sent this request. */
          isCurrent: z.boolean(),
        }),
      ),
    }),
    refuses: [],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
}
