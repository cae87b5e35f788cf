import type { stores as en } from '../en-US/console-stores.ts'
import type { WordsLike } from '../index.ts'

export const stores = {
  'console.group.today': 'اليوم',
  'console.group.guests': 'الضيوف',
  'console.group.setUp': 'الإعداد',
  'stores.state.preparing': 'قيد التجهيز',
  'stores.state.open': 'مفتوح',
  'stores.state.closed': 'مغلق',
} satisfies WordsLike<typeof en>
