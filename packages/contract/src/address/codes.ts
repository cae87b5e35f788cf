import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of the address calls. */
export const addressCodes = {
  /** A field that the country requires is empty. `field` names it. */
  addressIncomplete: { code: 'BASE-03-0001', shows: 'toast' },
  phoneInvalid: { code: 'BASE-03-0002', shows: 'toast' },
  addressesFull: { code: 'BASE-03-0003', shows: 'toast' },
  /** The address provider does not answer. */
  placesDown: { code: 'BASE-03-0004', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const addressTexts = {
  addressIncomplete: {
    en_US: 'Enter {field}.',
    zh_CN: '请填写{field}。',
    ar: 'أدخل {field}.',
  },
  phoneInvalid: {
    en_US: 'Enter a complete phone number.',
    zh_CN: '请输入完整的手机号。',
    ar: 'أدخل رقم هاتف كاملًا.',
  },
  addressesFull: {
    en_US: 'You already have {most} addresses. Delete one first.',
    zh_CN: '您已有 {most} 个地址，请先删除一个。',
    ar: 'لديك {most|few:# عناوين|many:# عنوانًا|other:# عنوان} بالفعل. احذف واحدًا أولًا.',
  },
  placesDown: {
    en_US: 'Address search is unavailable. Enter the address below.',
    zh_CN: '地址搜索暂不可用，请在下方填写地址。',
    ar: 'البحث عن العناوين غير متاح حاليًا. أدخل العنوان أدناه.',
  },
} satisfies RefusalTexts<typeof addressCodes>
