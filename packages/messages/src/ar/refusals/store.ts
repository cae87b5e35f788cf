import type { WordsLike } from '../../index.ts'
import type { store as english } from '../../en-US/refusals/store.ts'

/** Words of the refusals of choosing a store. */
export const store: WordsLike<typeof english> = {
  'refusal.shopUnknown': 'لم نجد هذا المطعم. يُرجى اختيار مطعم من القائمة.',
  'refusal.wayNotOffered': 'هذا المطعم لا يوفّر طريقة الطلب هذه. يُرجى اختيار طريقة أخرى أو مطعم آخر.',
}
