import * as z from 'zod/mini'
import { call, text } from '../core/index.ts'
import { startupInfo } from './shapes.ts'

/** What the phone has already is still right. */
const unchanged = z.object({ version: z.string(), unchanged: z.literal(true) })

export const startup = {
  /** The initial parameters, whole, or that the version the phone has still holds: then next to nothing is sent. NAV-4 */
  info: call({
    path: '/open/application/info',
    gate: 'anyone',
    request: z.object({
      /** Else the language of the headers. */
      language: z.optional(text(20)),
      version: z.optional(text(64)),
    }),
    response: z.union([startupInfo, unchanged]),
    refuses: ['brandUnknown'],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
}
