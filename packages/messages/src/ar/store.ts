import type { store as en } from '../en-US/store.ts'
import type { WordsLike } from '../index.ts'

export const store: WordsLike<typeof en> = {
  'store.dineIn': 'في المطعم',
  'store.delivery': 'توصيل',
  'store.pickup': 'استلام',
  'store.closed': 'مغلق',
  'store.openUntil': 'مفتوح حتى {time}',
  'store.openAlways': 'مفتوح 24 ساعة',
  'store.opensAt': 'مغلق · يفتح الساعة {time}',
  'store.opensOn': 'مغلق · يفتح {day} الساعة {time}',
  'store.awayUntil': 'الطلبات متوقفة حتى {time}. سلتك محفوظة.',
  'store.away': 'الطلبات متوقفة مؤقتًا. سلتك محفوظة.',
  'store.shutNow': '{state}. تصفّح القائمة، سلتك محفوظة.',
  'store.shutLater': '{state}. يمكنك الطلب لوقت لاحق.',
  'store.paused': 'الطلبات متوقفة',
  'store.pausedUntil': 'الطلبات متوقفة حتى {time}',
}
