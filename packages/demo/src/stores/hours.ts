import type { SlotRule, TimeWindow } from '@comanda/domain/store'

const everyDay = [0, 1, 2, 3, 4, 5, 6]

/** Every day, from and to in store-local hours; past 24 extends into the next day. */
export const daily = (from: number, to: number): TimeWindow => ({ weekdays: everyDay, from: from * 60, to: to * 60 })
export const onDays = (weekdays: number[], from: number, to: number): TimeWindow => ({
  weekdays,
  from: from * 60,
  to: to * 60,
})
export const aroundTheClock: TimeWindow[] = [daily(0, 24)]

export const pickupSlots = (leadMinutes: number, capacity: number): SlotRule => ({
  leadMinutes,
  intervalMinutes: 15,
  capacity,
  daysAhead: 6,
  asap: true,
})
export const deliverySlots = (leadMinutes: number, capacity: number): SlotRule => ({
  leadMinutes,
  intervalMinutes: 30,
  capacity,
  daysAhead: 2,
  asap: true,
})
