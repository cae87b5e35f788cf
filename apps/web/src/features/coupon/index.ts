export { CouponShops } from './coupon-shops.tsx'
export { CouponWallet } from './coupon-wallet.tsx'
export { Coupons } from './coupons.tsx'
export { loadCoupons } from './lazy-coupons.ts'
