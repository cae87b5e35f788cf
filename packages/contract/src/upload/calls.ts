import * as z from 'zod/mini'
import { call, shopId } from '../core/index.ts'

/** The server-generated name of an upload; the phone's file name is never used. X5 */
export const uploadName = z.string().check(z.regex(/^[\w-]{32}\.webp$/))

const stored = z.object({ name: uploadName, path: z.string(), width: z.int(), height: z.int() })

export const upload = {
  /** Uploads a picture as the form's `file`: its content is validated and re-encoded; deleted after a day unless used. X5 */
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
  /**
   * Uploads a picture for the brand's gift card designs; re-encoded and stored like a guest's. Designs refer to its `path`. X5
   */
  brandFile: call({
    path: '/api/console/sendPicture',
    gate: 'manager',
    right: ['editSettings', 'editPages', 'editPrograms', 'editCampaigns', 'manageBrand'],
    request: z.object({ shopId }),
    response: stored,
    refuses: ['pictureUnfit', 'pictureTooLarge'],
    changes: true,
    carries: 'form',
    without: ['shopId', 'businessType'],
  }),
  /** Uploads a picture of a dish. Dishes refer to its `path`; phones load it in the displayed size. MENU-9, X5 */
  dishFile: call({
    path: '/api/console/sendDishPicture',
    gate: 'manager',
    right: ['editMenu', 'editPages'],
    request: z.object({ shopId }),
    response: stored,
    refuses: ['pictureUnfit', 'pictureTooLarge'],
    changes: true,
    carries: 'form',
    without: ['shopId', 'businessType'],
  }),
  /** Uploads a video for the brand's pages, which refer to its `path`; MP4 or WebM, stored as it is. DECO-6, X5 */
  videoFile: call({
    path: '/api/console/sendVideo',
    gate: 'manager',
    right: 'editPages',
    request: z.object({ shopId }),
    response: z.object({ path: z.string() }),
    refuses: ['videoUnfit', 'videoTooLarge'],
    changes: true,
    carries: 'form',
    without: ['shopId', 'businessType'],
  }),
}
