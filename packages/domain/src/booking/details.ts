/** How a booking came to the store. */
export const bookingSources = ['web', 'phone', 'walkIn'] as const
export type BookingSource = (typeof bookingSources)[number]

/** The occasion of a party; `''` = unknown. */
export const occasions = ['', 'birthday', 'anniversary', 'date', 'business', 'other'] as const
export type Occasion = (typeof occasions)[number]

/** Details that staff record about a party. */
export interface BookingDetails {
  allergies: string
  highChairs: number
  occasion: Occasion
  /** For the team, never shown to the guest. */
  staffNote: string
}

export const noDetails: BookingDetails = { allergies: '', highChairs: 0, occasion: '', staffNote: '' }

/** Most minutes by which a party that is late keeps its table. */
export const MAX_LATE_MINUTES = 120
