import type { decoration as en } from '../en-US/decoration.ts'
import type { WordsLike } from '../index.ts'

/** What the home page says. */
export const decoration: WordsLike<typeof en> = {
  'home.openNow': '正在营业',
  'home.lastOrdered': '再次光顾',
  'home.findNearest': '查找最近的门店',
  'home.allStores': '全部门店',
  'home.running': '正在为您准备',
  'home.welcome': '就像回到家',
  'home.hello': '{name}，很高兴见到您',
  'home.signInHint': '登录即可保存订单、地址与收藏。',
  'home.language': '语言',
  'special.gone': '这个活动页已结束',
  'special.goneHint': '活动已经结束，菜单上总有新东西。',
}
