import { lazyPart } from '../../ui/loading/lazy-part.ts'

// A page that imported the whole feature for one of these would make every page load all of it.

/** The amounts to top up on a decorated page; no other page loads them. */
export const RechargeTiers = lazyPart(async () => (await import('./recharge/recharge-tiers.tsx')).RechargeTiers)

/** What points are worth, for guests who have some. */
export const PointsWorth = lazyPart(async () => (await import('./membership/points-rule.tsx')).PointsWorth)

/** A top-up on the payment page, for guests whose balance does not cover the amount. */
export const SmartRecharge = lazyPart(async () => (await import('./recharge/smart-recharge.tsx')).SmartRecharge)
