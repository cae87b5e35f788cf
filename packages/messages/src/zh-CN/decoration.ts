import type { decoration as en } from '../en-US/decoration.ts'
import type { WordsLike } from '../index.ts'

/** Texts of the home page. */
export const decoration: WordsLike<typeof en> = {
  'home.openNow': '营业中',
  'home.store': '我们的餐厅',
  'home.lastOrdered': '再来一单',
  'home.findNearest': '使用我的位置',
  'home.allStores': '全部餐厅',
  'home.running': '进行中的订单',
  'home.welcome': '欢迎光临',
  'home.hello': '您好，{name}',
  'home.signInHint': '登录即可保存订单、地址与收藏。',
  'home.language': '语言',
  'home.videoPlay': '播放视频',
  'home.videoPause': '暂停视频',
  'special.gone': '该页面已下线',
  'special.goneHint': '活动已结束，看看菜单上的新品吧。',
}
