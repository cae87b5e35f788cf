import type { stores as en } from '../en-US/console-stores.ts'
import type { WordsLike } from '../index.ts'

export const stores = {
  'console.group.today': '今日',
  'console.group.guests': '顾客',
  'console.group.setUp': '设置',
  'stores.state.preparing': '筹备中',
  'stores.state.open': '营业',
  'stores.state.closed': '已关闭',
} satisfies WordsLike<typeof en>
