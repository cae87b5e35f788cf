import type { core as english } from '../../en-US/notices/core.ts'

/** Problems of input fields. */
export const core: Record<keyof typeof english, string> = {
  'refusal.problem.required': '缺少内容',
  'refusal.problem.type': '内容类型不对',
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
  'page.openingHint': '我们正在准备，请稍后再来。',
  'refusal.problem.json': '请求不是可读的 JSON',
}
