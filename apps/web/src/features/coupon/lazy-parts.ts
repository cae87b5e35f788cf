import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** The guest's coupons on a decorated page; no other page loads them. */
export const OwnCoupons = lazyPart(async () => (await import('./own-coupons.tsx')).OwnCoupons)
