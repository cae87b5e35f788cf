import type { pass as english } from '../en-US/pass.ts'
import type { WordsLike } from '../index.ts'

export const pass: WordsLike<typeof english> = {
  'pass.apple': 'أضِف إلى محفظة Apple',
  'pass.google': 'أضِف إلى محفظة Google',
}
