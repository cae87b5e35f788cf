/** 1100 dine-in, 1200 delivery, 1300 pickup. ORDER-1 */
export type BizType = 1100 | 1200 | 1300

/** Minutes since store-local midnight; `to` past 1440 extends into the next day. Weekday 0 is Sunday. */
export interface TimeWindow {
  weekdays: number[]
  from: number
  to: number
}
