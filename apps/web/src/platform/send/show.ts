import { notify } from '../notices.ts'
import { entryOf } from './codes-by-code.ts'
import type { Refused } from './refused.ts'

/** Shows a refusal as requested, else as its code defines. API-2, API-4 */
export function showRefusal(refused: Refused, value?: 'toast' | 'dialog' | 'silent'): void {
  const shows = value ?? entryOf(refused.refused)?.shows ?? 'toast'
  if (shows !== 'silent') notify({ shows, message: refused.message, tone: 'error' })
}
