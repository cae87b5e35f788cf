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
    zh_CN: '该用餐方式暂无菜单，请换一种用餐方式或餐厅。',
    ar: 'لا توجد قائمة لنوع الطلب هذا. اختر نوع طلب آخر أو مطعمًا آخر.',
  },
  dishGone: {
    en_US: 'This dish is no longer on the menu.',
    zh_CN: '该菜品已下架。',
    ar: 'لم يعد هذا الطبق في القائمة.',
  },
  favouritesFull: {
    en_US: 'You’ve reached the maximum number of favorites. Remove one first.',
    zh_CN: '收藏已满，请先取消一个。',
    ar: 'بلغت الحد الأقصى للمفضلة. أزل طبقًا أولًا.',
  },
} satisfies RefusalTexts<typeof menuCodes>
