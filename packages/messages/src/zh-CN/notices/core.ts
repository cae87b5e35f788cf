import type { core as english } from '../../en-US/notices/core.ts'

/** Problems of input fields. */
export const core: Record<keyof typeof english, string> = {
  'refusal.problem.required': '必填',
  'refusal.problem.type': '类型不正确',
  'refusal.problem.tooSmall': '不能小于 {bound}',
  'refusal.problem.tooBig': '不能大于 {bound}',
  'refusal.problem.tooShort': '至少需要 {bound} 个字符',
  'refusal.problem.tooLong': '最多 {bound} 个字符',
  'refusal.problem.tooFew': '至少需要 {bound} 项',
  'refusal.problem.tooMany': '最多 {bound} 项',
  'refusal.problem.format': '格式不正确',
  'refusal.problem.choice': '只能是 {bound} 之一',
  'page.toStart': '返回首页',
  'page.openingSoon': '即将开业',
  'page.openingHint': '正在准备中，敬请期待。',
  'opening.address': '地址',
  'opening.orderTypes': '点餐方式',
  'opening.hours': '营业时间',
  'opening.tables': '桌台',
  'opening.zones': '配送区域',
  'opening.menu': '含在售菜品的菜单',
  'opening.tax': '税费',
  'opening.payment': '支付方式',
  'opening.agreements': '法律文本',
  'opening.seller': '卖方法定名称',
  'refusal.problem.json': 'JSON 无效',
}
