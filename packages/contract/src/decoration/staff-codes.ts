import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of editing and publishing pages; each names the field. */
export const staffDecorationCodes = {
  componentMisplaced: { code: 'CON-07-0001', shows: 'toast' },
  componentTwice: { code: 'CON-07-0002', shows: 'toast' },
  componentIdTwice: { code: 'CON-07-0003', shows: 'toast' },
  decorationPageTwice: { code: 'CON-07-0004', shows: 'toast' },
  decorationPageNeeded: { code: 'CON-07-0005', shows: 'toast' },
  decorationPagesMany: { code: 'CON-07-0006', shows: 'toast' },
  decorationVariantLost: { code: 'CON-07-0007', shows: 'toast' },
  componentNoRoom: { code: 'CON-07-0008', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const staffDecorationTexts = {
  componentMisplaced: {
    en_US: 'This block can’t be on this page. Remove it.',
    zh_CN: '此组件不能放在这个页面上，请删除。',
    ar: 'لا يمكن وضع هذا القسم في هذه الصفحة. أزله.',
  },
  componentTwice: {
    en_US: 'A page can have this block only once. Remove one.',
    zh_CN: '此组件在一个页面上只能有一个，请删除多余的。',
    ar: 'لا يمكن تكرار هذا القسم في الصفحة. أزل واحدًا.',
  },
  componentIdTwice: {
    en_US: 'Two blocks have the same id. Remove one and add it again.',
    zh_CN: '两个组件的编号相同，请删除一个后重新添加。',
    ar: 'لقسمين المعرّف نفسه. أزل أحدهما وأضفه من جديد.',
  },
  decorationPageTwice: {
    en_US: 'There is already a page of this type.',
    zh_CN: '已有此类型的页面。',
    ar: 'توجد صفحة من هذا النوع بالفعل.',
  },
  decorationPageNeeded: {
    en_US: 'The app needs this page, so it can’t be deleted.',
    zh_CN: '应用需要此页面，无法删除。',
    ar: 'يحتاج التطبيق إلى هذه الصفحة، فلا يمكن حذفها.',
  },
  decorationPagesMany: {
    en_US: 'You can have up to {most} pages. Delete one first.',
    zh_CN: '最多可有{most}个页面，请先删除一个。',
    ar: 'يمكن إنشاء {most} صفحة على الأكثر. احذف واحدة أولًا.',
  },
  decorationVariantLost: {
    en_US: 'The page of this variant no longer exists. Delete the variant.',
    zh_CN: '此版本所属的页面已不存在，请删除此版本。',
    ar: 'لم تعد صفحة هذه النسخة موجودة. احذف النسخة.',
  },
  componentNoRoom: {
    en_US:
      'Above the dishes there’s room for one notice or countdown, under a low menu header. Move this block below the dishes.',
    zh_CN: '菜品上方只能放一个公告或倒计时，且页头须为矮版。请将此组件移到菜品下方。',
    ar: 'يتسع أعلى الأطباق لإعلان واحد أو عدّ تنازلي واحد تحت رأس منخفض. انقل هذا القسم إلى أسفل الأطباق.',
  },
} satisfies RefusalTexts<typeof staffDecorationCodes>
