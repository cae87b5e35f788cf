/** Loads the coupons of a cart alone, for the menu. */
export const loadCoupons = async () => (await import('./coupons.tsx')).Coupons
