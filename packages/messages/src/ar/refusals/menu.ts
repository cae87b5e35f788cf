import type { menu as english } from '../../en-US/refusals/menu.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals of the menu. */
export const menu: WordsLike<typeof english> = {
  'refusal.noMenu': 'لا قائمة في هذا الفرع لهذه الطريقة. اختر طريقة أخرى أو فرعاً آخر.',
  'refusal.dishGone': 'هذا الطبق لم يعد في القائمة.',
  'refusal.favouritesFull': 'مفضّلتك ممتلئة. أزل طبقاً أولاً.',
}
