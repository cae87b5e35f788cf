import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals at the console. */
export const consoleCodes = {
  signInFailed: { code: 'CON-01-0001', shows: 'toast' },
  notYourShop: { code: 'CON-01-0002', shows: 'toast' },
  promiseTooEarly: { code: 'CON-01-0003', shows: 'toast' },
  managersOnly: { code: 'CON-01-0004', shows: 'toast' },
  changedMeanwhile: { code: 'CON-01-0005', shows: 'toast' },
  printerElsewhere: { code: 'CON-01-0006', shows: 'toast' },
  /** More than what was paid and has not gone back yet. M9 */
  moreThanLeft: { code: 'CON-01-0007', shows: 'toast' },
  secondPersonNeeded: { code: 'CON-01-0008', shows: 'toast' },
  refundDecided: { code: 'CON-01-0009', shows: 'toast' },
  /** The table is not released while something is owed there: settle its bill, or write it off. `data`: `{ billId }`. C6 */
  billOpen: { code: 'CON-01-0010', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const consoleTexts = {
  signInFailed: {
    en_US: 'That account and password do not match. Please check both.',
    zh_CN: '账号与密码不匹配，请检查。',
    ar: 'الحساب وكلمة المرور غير متطابقين. يرجى مراجعتهما.',
  },
  notYourShop: {
    en_US: 'That store is not yours to run.',
    zh_CN: '您无权管理该门店。',
    ar: 'هذا المتجر ليس ضمن صلاحياتك.',
  },
  promiseTooEarly: {
    en_US: 'A promised time must lie ahead, within two days.',
    zh_CN: '承诺时间必须在未来两天之内。',
    ar: 'يجب أن يكون الوقت الموعود في المستقبل وخلال يومين.',
  },
  managersOnly: {
    en_US: 'Only a manager may change this.',
    zh_CN: '只有经理可以修改。',
    ar: 'لا يغيّر هذا إلا المدير.',
  },
  changedMeanwhile: {
    en_US: 'Somebody else changed this meanwhile. What they saved is shown now: please look and change it again.',
    zh_CN: '其他人刚刚修改过。现在显示的是最新内容，请查看后重新修改。',
    ar: 'غيّر شخص آخر هذا في الأثناء. يظهر الآن ما حفظه: انظر ثم غيّره من جديد.',
  },
  printerElsewhere: {
    en_US: '{host} lies outside the networks where printers may stand.',
    zh_CN: '{host} 不在允许的打印机网络内。',
    ar: '{host} خارج الشبكات المسموح بها للطابعات.',
  },
  moreThanLeft: {
    en_US: 'That is more than what is left of this payment.',
    zh_CN: '金额超过了这笔付款的剩余部分。',
    ar: 'هذا أكثر مما تبقّى من هذه الدفعة.',
  },
  secondPersonNeeded: {
    en_US: 'Somebody else has to say yes to this refund.',
    zh_CN: '这笔退款需要另一位同事确认。',
    ar: 'يجب أن يوافق شخص آخر على هذا الاسترداد.',
  },
  refundDecided: {
    en_US: 'This refund was decided before.',
    zh_CN: '这笔退款已经处理过。',
    ar: 'سبق البتّ في هذا الاسترداد.',
  },
  billOpen: {
    en_US: 'Something is still owed at this table. Settle its bill, or write it off, and then release it.',
    zh_CN: '本桌还有未结账单。请先结账或核销，再清台。',
    ar: 'ما زال على هذه الطاولة مبلغ مستحق. سوِّ حسابها أو أسقطه ثم أخلِها.',
  },
} satisfies RefusalTexts<typeof consoleCodes>
