import type { member as en } from '../en-US/member.ts'
import type { WordsLike } from '../index.ts'

/** What a guest's own pages say. */
export const member: WordsLike<typeof en> = {
  'member.guest': '访客',
  'member.hello': '您好，{name}',
  'member.helloGuest': '您好',
  'member.guestHint': '登录后，订单、地址和收藏会同步到您的每部手机。',
  'member.profile': '个人资料',
  'member.addresses': '地址',
  'member.orders': '我的订单',
  'member.activeOrders': '进行中',
  'member.allOrders': '全部订单',
  'member.noOrders': '还没有订单，先来第一单吧。',
  'member.orderNow': '去点餐',
  'member.settings': '设置',
  'member.language': '语言、主题、文字',
  'member.terms': '条款与隐私',
  'member.coupons': '优惠券',
  'member.giftCards': '礼品卡',
  'member.points': '会员',
  'member.nick': '昵称',
  'member.firstName': '名',
  'member.lastName': '姓',
  'member.birthday': '生日',
  'member.birthdayHint': '只能设置一次。',
  'member.birthdayFixed': '生日已设置，不可更改。',
  'member.save': '保存',
  'member.saved': '已保存。',
  'member.nickNeeded': '请填写昵称。',
  'mine.vip.noCardProgramId': '该门店暂无会员计划。',
}
