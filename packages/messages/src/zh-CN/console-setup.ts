import type { setup as en } from '../en-US/console-setup.ts'
import type { WordsLike } from '../index.ts'

/** The first start. */
export const setup: WordsLike<typeof en> = {
  'setup.welcome': '创建您的餐厅',
  'setup.welcomeHint': '只需几分钟，之后都可以修改。',
  'setup.stepOf': '第 {step} 步，共 {of} 步',
  'setup.linkIncomplete': '链接不完整。请从服务器启动信息中复制整行。',
  'setup.you': '您的账号',
  'setup.yourName': '您的姓名',
  'setup.email': '邮箱',
  'setup.emailHint': '用于登录。',
  'setup.restaurant': '您的餐厅',
  'setup.brandName': '餐厅名称',
  'setup.brandNameHint': '顾客会在应用和小票上看到。',
  'setup.country': '国家或地区',
  'setup.currency': '币种',
  'setup.languages': '顾客使用的语言',
  'setup.otherLanguageHint': '翻译前，内置文字显示为英文。',
  'setup.firstStore': '第一家门店',
  'setup.shopName': '门店名称',
  'setup.shopNameHint': '如街道或区域名',
  'setup.timeZone': '时区',
  'setup.create': '创建餐厅',
  'setup.createHint': '在您开店之前，顾客会看到“即将开业”。',
}
