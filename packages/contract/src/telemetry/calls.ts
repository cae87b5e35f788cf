import * as z from 'zod/mini'
import { call } from '../core/index.ts'

const short = z.string().check(z.maxLength(500))

export const telemetry = {
  /** Error events in batches; failures are ignored. ETC-4 */
  upload: call({
    path: '/api/events/upload',
    gate: 'anyone',
    request: z.object({
      /** The deployment of the app, by its host. ETC-3 */
      environment: z.optional(z.enum(['bj', 'sea', 'us', 'eu', 'uat', 'test'])),
      events: z
        .array(
          z.object({
            name: z.string().check(z.maxLength(120)),
            level: z.literal('error'),
            message: short,
            stack: z.optional(z.string().check(z.maxLength(4000))),
            path: z.optional(short),
            at: z.optional(z.string().check(z.maxLength(40))),
            requestId: z.optional(z.string().check(z.maxLength(64))),
            /** The trace of the visit in which the error occurred. */
            traceId: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
          }),
        )
        .check(z.minLength(1), z.maxLength(50)),
    }),
    response: z.object({ taken: z.int() }),
    refuses: [],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
}
