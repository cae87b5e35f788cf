import { addDays } from '../store/index.ts'

const isLeap = (year: number): boolean => addDays(`${year}-02-28`, 1).endsWith('-02-29')

/** The birthday in a year; February 29 is kept on the 28th in other years. */
function birthdayIn(birthday: string, year: number): string {
  const day = birthday.slice(5)
  return `${String(year).padStart(4, '0')}-${day === '02-29' && !isLeap(year) ? '02-28' : day}`
}

/**
 * The year of the birthday whose gift can be collected on `date`: from `daysBefore` days before to `daysAfter` days after it, across
 * New Year too. Undefined outside. CARD-8
 */
export function birthdayYear(
  birthday: string,
  date: string,
  { daysBefore, daysAfter }: { daysBefore: number; daysAfter: number },
): number | undefined {
  if (birthday === '') return undefined
  const year = Number(date.slice(0, 4))
  return [year - 1, year, year + 1].find(one => {
    const day = birthdayIn(birthday, one)
    return date >= addDays(day, -daysBefore) && date <= addDays(day, daysAfter)
  })
}
