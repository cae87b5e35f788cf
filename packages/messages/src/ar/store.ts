import type { store as en } from '../en-US/store.ts'
import type { WordsLike } from '../index.ts'

export const store: WordsLike<typeof en> = {
  'store.dineIn': 'في المطعم',
  'store.delivery': 'توصيل',
  'store.pickup': 'استلام',
  'store.closed': 'مغلق',
  'store.openUntil': 'مفتوح حتى {time}',
  'store.openAlways': 'مفتوح على مدار الساعة',
  'store.opensAt': 'مغلق · يفتح الساعة {time}',
  'store.opensOn': 'مغلق · يفتح {day} الساعة {time}',
  'store.awayUntil': 'المطبخ في استراحة قصيرة حتى {time}. سلتك محفوظة.',
  'store.away': 'المطبخ في استراحة قصيرة. سلتك محفوظة.',
  'store.shutNow': '{state}. تصفّح كما تشاء، سلتك محفوظة.',
  'store.shutLater': '{state}. يمكنك الطلب لوقت لاحق.',
  'store.paused': 'استراحة قصيرة',
  'store.pausedUntil': 'استراحة حتى {time}',
}
