import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** The guest's next bookings on a decorated page; no other page loads them. */
export const ComingBookings = lazyPart(async () => (await import('./coming-bookings.tsx')).ComingBookings)
