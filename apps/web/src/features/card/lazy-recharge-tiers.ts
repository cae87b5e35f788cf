import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** The amounts to top up on a decorated page; no other page loads them. */
export const RechargeTiers = lazyPart(async () => (await import('./recharge-tiers.tsx')).RechargeTiers)
