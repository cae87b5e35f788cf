import type { menu as english } from '../../en-US/refusals/menu.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals of the menu. */
export const menu: WordsLike<typeof english> = {
  'refusal.noMenu': '本店暂无此点餐方式的菜单，请换一种方式或门店。',
  'refusal.dishGone': '这道菜已不在菜单上。',
  'refusal.favouritesFull': '您的收藏已满，请先取消一个。',
}
