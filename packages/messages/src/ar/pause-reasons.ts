import type { pauseReasons as en } from '../en-US/pause-reasons.ts'

export const pauseReasons = {
  busy: 'لدينا طلبات كثيرة الآن.',
  kitchen: 'المطبخ في استراحة قصيرة.',
  staff: 'لدينا نقص في العاملين اليوم.',
  couriers: 'لا يتوفر مندوبو توصيل الآن.',
  weather: 'الطقس لا يسمح الآن.',
  event: 'لدينا مناسبة خاصة.',
} as const satisfies Record<keyof typeof en, string>
