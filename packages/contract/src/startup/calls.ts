import * as z from 'zod/mini'
import { call, text } from '../core/index.ts'
import { startupInfo, textNamespace } from './shapes.ts'

/** The phone's stored copy is current. */
const unchanged = z.object({ version: z.string(), unchanged: z.literal(true) })

export const startup = {
  /** The initial parameters, or a short answer that the phone's version is still current. NAV-4 */
  info: call({
    path: '/open/application/info',
    gate: 'anyone',
    request: z.object({
      /** The guest's chosen language, else the phone's, else that of the headers. ETC-1 */
      userLanguage: z.optional(text(20)),
      deviceLanguage: z.optional(text(20)),
      namespace: z.optional(textNamespace),
      version: z.optional(text(64)),
    }),
    response: z.union([startupInfo, unchanged]),
    refuses: ['brandUnknown'],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
}
