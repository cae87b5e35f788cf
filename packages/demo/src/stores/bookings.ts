import { money } from '@comanda/domain/money'
import type { BookingRules } from '@comanda/domain/store'
import { areaNames } from './areas.ts'
import { daily, onDays } from './hours.ts'

type AreaId = keyof typeof areaNames
const area = (areaId: AreaId, ...tableNames: string[]) => ({ areaId, name: areaNames[areaId], tableNames })
/** An area whose tables are adjacent, in this order. */
const row = (areaId: AreaId, ...tableNames: string[]) => ({ ...area(areaId, ...tableNames), rows: [tableNames] })

const usual = {
  intervalMinutes: 30,
  durations: [
    { upTo: 2, minutes: 90 },
    { upTo: 4, minutes: 105 },
    { upTo: 8, minutes: 120 },
    { upTo: 16, minutes: 150 },
  ],
  leadMinutes: 45,
  daysAhead: 60,
  minParty: 1,
  maxParty: 6,
  holdMinutes: 15,
  earlyMinutes: 60,
  changeMinutes: 120,
} satisfies Partial<BookingRules>

/** New York: lunch and dinner, at the window or in the room, with tables that can be combined; the counter is for walk-ins. */
export const newYorkBookings: BookingRules = {
  ...usual,
  windows: [daily(11.5, 14.5), daily(17, 22)],
  maxParty: 14,
  // Large parties pay a deposit, more and for smaller parties on the busiest days.
  deposit: {
    rows: [
      { fromParty: 7, weekdays: [0, 1, 2, 3, 4], amount: money(1500) },
      { fromParty: 5, weekdays: [5, 6], amount: money(2000) },
    ],
    payMinutes: 15,
    refundMinutes: 24 * 60,
  },
  areas: [row('window', 'A1', 'A2', 'A3'), row('room', 'B1', 'B2', 'B3')],
}

/** London: weekend brunch next to dinner, and a terrace. */
export const londonBookings: BookingRules = {
  ...usual,
  windows: [onDays([0, 6], 9.5, 14), onDays([1, 2, 3, 4, 5], 12, 14), daily(17.5, 20.5)],
  maxParty: 16,
  changeMinutes: 240,
  areas: [area('window', '1', '2'), row('room', '3', '4', '5'), row('terrace', '6', '7')],
}

/** Tokyo: quarter-hour slots, counter seats by the hour, a buffet for families. */
export const tokyoBookings: BookingRules = {
  ...usual,
  windows: [daily(11, 13.5), daily(17, 24.5)],
  intervalMinutes: 15,
  durations: [
    { upTo: 1, minutes: 60 },
    { upTo: 6, minutes: 120 },
  ],
  holdMinutes: 10,
  areas: [area('counter', '11', '12', '13'), area('room', '21', '22'), area('family', '31', '32')],
}

/** Kuwait: late evenings, rooms for families, no bookings on Friday noon. */
export const kuwaitBookings: BookingRules = {
  ...usual,
  windows: [onDays([0, 1, 2, 3, 4, 6], 12.5, 15), daily(18, 23)],
  minParty: 2,
  maxParty: 8,
  holdMinutes: 20,
  areas: [area('family', 'F1', 'F2'), area('terrace', 'T1', 'T2'), area('room', 'M1', 'M2')],
}
