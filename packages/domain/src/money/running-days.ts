/** Days between which something runs, both included, store-local YYYY-MM-DD. Absent = no limit. */
export interface RunningDays {
  startDate?: string
  endDate?: string
}

/** Whether a day is within the period. An unknown day is. */
export const isOnDay = ({ startDate = '', endDate }: RunningDays, day: string | undefined): boolean =>
  day === undefined || (startDate <= day && (endDate ?? day) >= day)
