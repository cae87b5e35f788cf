export { CouponShops } from './coupon-shops.tsx'
export { CouponWallet } from './coupon-wallet.tsx'
export { Coupons } from './coupons.tsx'
