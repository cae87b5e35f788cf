import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of pictures that guests send. */
export const uploadCodes = {
  /** Not a picture of a kind that is taken, whatever it calls itself. */
  pictureUnfit: { code: 'FILE-01-0001', message: 'refusal.upload.unfit', shows: 'toast' },
  /** Too many pixels. `params`: `megapixels`. */
  pictureTooLarge: { code: 'FILE-01-0002', message: 'refusal.upload.tooLarge', shows: 'toast' },
  /** It was never sent here by this guest, or too long ago. */
  pictureGone: { code: 'FILE-01-0003', message: 'refusal.upload.gone', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
