import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of cash drawers. */
export const tillCodes = {
  /** The drawer is open already. */
  drawerOpen: { code: 'OMS-31-1001', shows: 'toast' },
  /** The drawer was closed meanwhile. */
  drawerClosed: { code: 'OMS-31-1002', shows: 'toast' },
  /** The drawer holds less cash than is taken out. */
  drawerTooLittle: { code: 'OMS-31-1003', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const tillTexts = {
  drawerOpen: {
    en_US: 'This drawer is already open. Close it first, or use another name.',
    zh_CN: '该钱箱已开启，请先关闭，或换一个名称。',
    ar: 'هذا الدرج مفتوح بالفعل. أغلقه أولًا أو اختر اسمًا آخر.',
  },
  drawerClosed: {
    en_US: 'This drawer is already closed.',
    zh_CN: '该钱箱已关闭。',
    ar: 'هذا الدرج مغلق بالفعل.',
  },
  drawerTooLittle: {
    en_US: 'The drawer doesn’t hold that much cash. Enter less.',
    zh_CN: '钱箱现金不足，请减少金额。',
    ar: 'لا يحتوي الدرج على هذا المبلغ. أدخل مبلغًا أقل.',
  },
} satisfies RefusalTexts<typeof tillCodes>
