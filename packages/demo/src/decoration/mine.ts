import { localized } from '../localized.ts'
import type { DemoPage } from './page.ts'

/** The guest's own page: the card first, then orders, then everything else. */
export const mine: DemoPage = {
  decorationPageId: 'mine',
  pageType: 'mine',
  title: localized('Me', '我的', 'حسابي'),
  components: [
    { kind: 'profileHead', id: 'profile' },
    { kind: 'memberCard', id: 'card' },
    { kind: 'assets', id: 'assets' },
    { kind: 'recharge', id: 'recharge', title: localized('Top up', '充值', 'اشحن بطاقتك') },
    { kind: 'runningOrder', id: 'running' },
    { kind: 'links', id: 'orders', pages: ['orders', 'bookings', 'addresses'] },
    { kind: 'links', id: 'benefits', pages: ['membership', 'coupons', 'giftCards', 'scan'] },
    { kind: 'links', id: 'app', pages: ['settings', 'terms'] },
  ],
}
