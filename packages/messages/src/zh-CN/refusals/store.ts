import type { WordsLike } from '../../index.ts'
import type { store as english } from '../../en-US/refusals/store.ts'

/** Words of the refusals of choosing a store. */
export const store: WordsLike<typeof english> = {
  'refusal.shopUnknown': '没有找到这家餐厅，请从列表中选择。',
  'refusal.wayNotOffered': '这家餐厅不提供这种点餐方式，请换一种方式或换一家餐厅。',
}
