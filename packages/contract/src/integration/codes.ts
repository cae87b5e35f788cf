import type { CodeEntry, RefusalTexts } from '../core/code-entry.ts'

/** Refusals of API keys, of their management, and of calls made with them. */
export const integrationCodes = {
  keyNeeded: { code: 'INT-01-0001', shows: 'silent', status: 401 },
  scopeMissing: { code: 'INT-01-0002', shows: 'silent', status: 403 },
  keyRevoked: { code: 'INT-01-0003', shows: 'toast' },
  keysMany: { code: 'INT-01-0004', shows: 'toast' },
  webhookAddress: { code: 'INT-03-0001', shows: 'toast' },
  webhooksMany: { code: 'INT-03-0002', shows: 'toast' },
  webhookOff: { code: 'INT-03-0003', shows: 'toast' },
  externalIdUsed: { code: 'INT-02-0001', shows: 'toast' },
  /** What was paid is not in a payment method of the app: the till returns it. */
  orderPaid: { code: 'INT-02-0002', shows: 'toast' },
  /** More than one employee may take off. PAY-12 */
  aboveLimit: { code: 'INT-02-0003', shows: 'toast' },
  /** A guest never pays more than agreed: what is added is another round or order. API-11 */
  priceNotLower: { code: 'INT-02-0004', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>

export const integrationTexts = {
  keyNeeded: {
    en_US: 'A valid API key is needed.',
    zh_CN: '需要有效的 API 密钥。',
    ar: 'يلزم مفتاح API صالح.',
  },
  scopeMissing: {
    en_US: 'This API key doesn’t have the scope {scope}.',
    zh_CN: '此 API 密钥没有 {scope} 权限。',
    ar: 'لا يملك مفتاح API هذا الصلاحية {scope}.',
  },
  keyRevoked: {
    en_US: 'This API key was revoked.',
    zh_CN: '此 API 密钥已撤销。',
    ar: 'أُلغي مفتاح API هذا.',
  },
  keysMany: {
    en_US: 'You have {most} API keys. Revoke one that isn’t used first.',
    zh_CN: '已有 {most} 个 API 密钥，请先撤销不再使用的密钥。',
    ar: 'لديك {most} من مفاتيح API. ألغِ أولًا مفتاحًا لا يُستخدم.',
  },
  webhookAddress: {
    en_US: 'Enter an HTTPS address on the public internet.',
    zh_CN: '请输入可公开访问的 HTTPS 地址。',
    ar: 'أدخل عنوان HTTPS متاحًا على الإنترنت العام.',
  },
  webhooksMany: {
    en_US: 'You have {most} webhooks. Remove one first.',
    zh_CN: '已有 {most} 个 Webhook，请先移除一个。',
    ar: 'لديك {most} من الويب هوك. أزل واحدًا أولًا.',
  },
  webhookOff: {
    en_US: 'This webhook is off. Turn it on first.',
    zh_CN: '此 Webhook 已停用，请先启用。',
    ar: 'هذا الويب هوك متوقف. شغّله أولًا.',
  },
  externalIdUsed: {
    en_US: 'There is another order with this id of the channel.',
    zh_CN: '该渠道的此编号已用于另一笔订单。',
    ar: 'يوجد طلب آخر بهذا الرقم من القناة نفسها.',
  },
  orderPaid: {
    en_US: 'This order wasn’t paid in the app. Return the difference at the till.',
    zh_CN: '此订单并非在应用内付款，请在收银台退还差额。',
    ar: 'لم يُدفع هذا الطلب في التطبيق. أعد الفرق عند الصندوق.',
  },
  aboveLimit: {
    en_US: 'This is more than one person may take off. Ask a manager.',
    zh_CN: '减免金额超出单人权限，请联系经理。',
    ar: 'هذا أكثر مما يحق لشخص واحد خصمه. اطلب من المدير.',
  },
  priceNotLower: {
    en_US: 'The new price must be lower. Add what is missing as another order.',
    zh_CN: '新价格必须更低。需要加收的部分请另下一单。',
    ar: 'يجب أن يكون السعر الجديد أقل. أضف الناقص كطلب آخر.',
  },
} satisfies RefusalTexts<typeof integrationCodes>
