/** The columns of the members list that can be hidden, in their order; the name is always shown. */
export const optionalColumns = ['level', 'joined', 'lastVisit', 'visits', 'spent', 'value', 'points'] as const

export type OptionalColumn = (typeof optionalColumns)[number]

/** The stored columns that still exist, in the order of the table; all where nothing is stored. CARD-11 */
export const shownOf = (stored: unknown): OptionalColumn[] =>
  optionalColumns.filter(column => !Array.isArray(stored) || stored.includes(column))

/** The columns after one was shown or hidden. */
export const withColumn = (shown: readonly OptionalColumn[], column: OptionalColumn, on: boolean): OptionalColumn[] =>
  optionalColumns.filter(one => (one === column ? on : shown.includes(one)))
