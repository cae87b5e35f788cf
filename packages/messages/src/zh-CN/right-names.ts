import type { rightNames as rights, roleNames as roles } from '../en-US/right-names.ts'
import type { WordsLike } from '../index.ts'

export const rightNames: WordsLike<typeof rights> = {
  takeOrders: '处理订单',
  pauseOrders: '暂停接单',
  cook: '后厨',
  markSoldOut: '设置售罄',
  takePayment: '收款',
  refund: '退款',
  writeOff: '折扣、退菜与核销',
  manageTables: '餐桌',
  manageBookings: '预订',
  answerReviews: '评价',
  viewMembers: '查看会员',
  viewReports: '报表',
  closeDay: '日结',
  editMenu: '编辑菜单',
  editOffers: '优惠与活动效果',
  editSettings: '门店设置',
  manageMembers: '编辑会员及查看联系方式',
  adjustBalances: '调整余额',
  editPrograms: '会员卡、积分与礼品卡',
  editCampaigns: '活动与优惠券',
  editPages: '编辑页面',
  reconcile: '与支付方对账',
  manageBrand: '品牌设置与门店',
  manageIntegrations: '集成',
  viewActivity: '操作记录',
  manageStaff: '团队与权限',
}

export const roleNames: WordsLike<typeof roles> = {
  owner: '负责人',
  manager: '经理',
  team: '店员',
  cashier: '收银员',
  waiter: '服务员',
  kitchen: '后厨',
}
