import * as z from 'zod/mini'
import { call } from '../core/index.ts'

/** The name an upload was given here; what the phone called it is never used. X5 */
export const uploadName = z.string().check(z.regex(/^[\w-]{32}\.webp$/))

export const upload = {
  /** A picture of the caller's own, as the form's `file`: looked at by its content, made anew, kept for a day until it is used. X5 */
  file: call({
    path: '/resource/management/file/upload',
    gate: 'logged-in',
    request: z.object({ purpose: z.enum(['avatar', 'review']) }),
    response: z.object({ name: uploadName, path: z.string(), width: z.int(), height: z.int() }),
    refuses: ['pictureUnfit', 'pictureTooLarge'],
    changes: true,
    carries: 'form',
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
}
