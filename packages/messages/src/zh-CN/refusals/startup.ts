import type { startup as en } from '../../en-US/refusals/startup.ts'
import type { WordsLike } from '../../index.ts'

export const startup: WordsLike<typeof en> = {
  'refusal.brandUnknown': '我们找不到这个餐饮品牌，请检查链接。',
  'refusal.pageUnknown': '这个页面已经不在了。',
  'refusal.qrRefused': '我们只为自己的页面、订单和餐桌生成二维码。',
}
