import type { passes as english } from '../en-US/passes.ts'
import type { WordsLike } from '../index.ts'

export const passes: WordsLike<typeof english> = {
  balance: '余额',
  level: '等级',
  number: '编号',
  validFrom: '生效日期',
  validUntil: '有效期至',
  details: '说明',
  stamps: '印章',
  rewards: '奖励',
  date: '日期',
  time: '时间',
  people: '人数',
  area: '区域',
  address: '地址',
  'changed.balance': '您的余额现为 %@',
  'changed.level': '您的等级现为 %@',
  'changed.stamps': '您现有 %@ 枚印章',
  'changed.date': '您的预订日期现为 %@',
  'changed.time': '您的预订时间现为 %@',
  'kind.MEMBER_CARD': '会员卡',
  'kind.GIFT_CARD': '礼品卡',
  'kind.COUPON': '优惠券',
  'kind.COLLECT_POINT': '集章卡',
  'kind.BOOKING': '预订',
}
