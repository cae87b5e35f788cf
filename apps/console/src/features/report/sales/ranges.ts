import { addDays } from '@comanda/domain/store'

/** The periods that have a name; any other is `YYYY-MM-DD..YYYY-MM-DD`. */
export const rangeNames = ['today', 'yesterday', 'week', 'lastWeek', 'month'] as const
export type RangeName = (typeof rangeNames)[number]

/** Days of the store's time zone, both included. */
export interface DayRange {
  from: string
  until: string
}

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

const named: Readonly<Record<RangeName, (today: string) => DayRange>> = {
  today: today => ({ from: today, until: today }),
  yesterday: today => ({ from: addDays(today, -1), until: addDays(today, -1) }),
  week: today => ({ from: mondayOf(today), until: today }),
  lastWeek: today => ({ from: addDays(mondayOf(today), -7), until: addDays(mondayOf(today), -1) }),
  month: today => ({ from: `${today.slice(0, 7)}-01`, until: today }),
}

const CUSTOM = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/

/** The name of the period in an address; undefined if its days are given, or none is. */
export const rangeNameOf = (text: string): RangeName | undefined =>
  text === '' ? 'today' : rangeNames.find(name => name === text)

/** The days of a period in an address. */
export function rangeOf(text: string, today: string): DayRange {
  const name = rangeNameOf(text)
  if (name) return named[name](today)
  const [, from = today, until = today] = CUSTOM.exec(text) ?? []
  return until < from ? { from: until, until: from } : { from, until }
}

/** Days as an address has them. */
export const customRange = ({ from, until }: DayRange): string => `${from}..${until}`
