import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of the menu. */
export const menuCodes = {
  noMenu: { code: 'MENU-01-0001', shows: 'toast' },
  dishGone: { code: 'MENU-01-0002', shows: 'toast' },
  favouritesFull: { code: 'MENU-01-0003', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const menuTexts = {
  noMenu: {
    en_US: 'No menu for this order type. Choose another order type or restaurant.',
    zh_CN: '本店暂无此点餐方式的菜单，请换一种方式或门店。',
    ar: 'لا قائمة في هذا الفرع لهذه الطريقة. اختر طريقة أخرى أو فرعاً آخر.',
  },
  dishGone: {
    en_US: 'This dish is no longer on the menu.',
    zh_CN: '这道菜已不在菜单上。',
    ar: 'هذا الطبق لم يعد في القائمة.',
  },
  favouritesFull: {
    en_US: 'You’ve reached the maximum number of favorites. Remove one first.',
    zh_CN: '您的收藏已满，请先取消一个。',
    ar: 'مفضّلتك ممتلئة. أزل طبقاً أولاً.',
  },
} satisfies RefusalTexts<typeof menuCodes>
