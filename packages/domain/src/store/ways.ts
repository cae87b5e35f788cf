/** 1100 dine-in, 1200 delivery, 1300 pickup. ORDER-1 */
export type BizType = 1100 | 1200 | 1300

/** Minutes since the store's local midnight; `to` past 1440 runs into the next day. Weekday 0 is Sunday. */
export interface TimeWindow {
  weekdays: number[]
  from: number
  to: number
}
