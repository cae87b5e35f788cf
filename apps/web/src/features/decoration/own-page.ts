import type { PageComponent } from './api.ts'

/** Built-in layout of the guest's own page, for a brand that has not decorated it. DECO-1 */
export const OWN_PAGE: readonly PageComponent[] = [
  { kind: 'profileHead', id: 'profile' },
  { kind: 'memberCard', id: 'card' },
  { kind: 'assets', id: 'assets' },
  { kind: 'runningOrder', id: 'running' },
  { kind: 'links', id: 'orders', pages: ['orders', 'bookings', 'addresses'] },
  { kind: 'links', id: 'benefits', pages: ['membership', 'coupons', 'giftCards', 'scan'] },
  { kind: 'links', id: 'app', pages: ['settings', 'terms'] },
]
