import type { pauseReasons as en } from '../en-US/pause-reasons.ts'

export const pauseReasons = {
  busy: '目前订单较多。',
  kitchen: '厨房短暂休整中。',
  staff: '今日人手不足。',
  couriers: '暂无骑手。',
  weather: '受天气影响。',
  event: '餐厅有包场活动。',
} as const satisfies Record<keyof typeof en, string>
