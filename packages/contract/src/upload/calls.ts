import * as z from 'zod/mini'
import { call, shopId } from '../core/index.ts'

/** The name an upload was given here; what the phone called it is never used. X5 */
export const uploadName = z.string().check(z.regex(/^[\w-]{32}\.webp$/))

const stored = z.object({ name: uploadName, path: z.string(), width: z.int(), height: z.int() })

export const upload = {
  /** A picture of the caller's own, as the form's `file`: looked at by its content, made anew, kept for a day until it is used. X5 */
  file: call({
    path: '/resource/management/file/upload',
    gate: 'logged-in',
    request: z.object({ purpose: z.enum(['avatar', 'review']) }),
    response: stored,
    refuses: ['pictureUnfit', 'pictureTooLarge'],
    changes: true,
    carries: 'form',
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  /** A picture of the brand's, for the designs of its gift cards; made anew and kept like a guest's. Its `path` is what a design names. X5 */
  brandFile: call({
    path: '/api/console/sendPicture',
    gate: 'manager',
    request: z.object({ shopId }),
    response: stored,
    refuses: ['pictureUnfit', 'pictureTooLarge'],
    changes: true,
    carries: 'form',
    without: ['shopId', 'businessType'],
  }),
  /** A picture of a dish. Its `path` is what the dish names; phones load it in the size they show. MENU-9, X5 */
  dishFile: call({
    path: '/api/console/sendDishPicture',
    gate: 'manager',
    request: z.object({ shopId }),
    response: stored,
    refuses: ['pictureUnfit', 'pictureTooLarge'],
    changes: true,
    carries: 'form',
    without: ['shopId', 'businessType'],
  }),
}
