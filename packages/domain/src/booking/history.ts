/** The fields of a booking's history. */
export const bookingFields = ['state', 'start', 'partySize', 'tables', 'contact', 'notes', 'late', 'deposit'] as const
type BookingField = (typeof bookingFields)[number]

/** A booking as its history compares it. */
export interface BookingFacts {
  state: string
  /** ISO 8601, UTC. */
  start: string
  partySize: number
  tableIds: readonly string[]
  /** Name, phone and e-mail as one text. */
  contact: string
  /** Wishes, allergies, occasion and notes as one text. */
  notes: string
  lateMinutes: number
  depositState: string
}

export interface BookingChange {
  field: BookingField
  from?: string
  to?: string
}

/** Tables in a stored change. */
export const TABLES_SEPARATOR = '+'

const valuesOf = (facts: BookingFacts): Record<BookingField, string> => ({
  state: facts.state,
  start: facts.start,
  partySize: String(facts.partySize),
  tables: facts.tableIds.join(TABLES_SEPARATOR),
  contact: facts.contact,
  notes: facts.notes,
  late: String(facts.lateMinutes),
  deposit: facts.depositState,
})

/** Fields whose values are about the guest: the history names them without the texts, so that erasing a guest needs no change of it. */
const PERSONAL: ReadonlySet<BookingField> = new Set(['contact', 'notes'])

/** The fields that differ between two states of a booking, in their fixed order. BOOK-4 */
export function changesBetween(before: BookingFacts, after: BookingFacts): BookingChange[] {
  const [from, to] = [valuesOf(before), valuesOf(after)]
  return bookingFields
    .filter(field => from[field] !== to[field])
    .map(field => (PERSONAL.has(field) ? { field } : { field, from: from[field], to: to[field] }))
}
