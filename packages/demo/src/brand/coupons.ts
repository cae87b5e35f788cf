import type { CouponTemplate } from '@comanda/domain/coupon'
import { money } from '@comanda/domain/money'
import { localized } from '../localized.ts'

/** A coupon template with its holders, and validity in days from the first start. */
export interface DemoCoupon {
  template: CouponTemplate
  givenTo: { customerId: number; fromDay: number; toDay: number }[]
  /** Printed codes that give one coupon each; for the demo only. */
  vouchers?: string[]
}

const everywhere = { shopIds: [], bizTypes: [1100, 1200, 1300], foodIds: [], windows: [], excludesPromotions: false }
const [maya, xiaowen, noura] = [5001, 5003, 5004]
const season = (customerId: number) => ({ customerId, fromDay: -1, toDay: 90 })

/**
 * Every kind of coupon: a percentage, an amount from a minimum, a free dish, one that excludes promotions; and some that cannot
 * be used.
 */
export const coupons: DemoCoupon[] = [
  {
    template: {
      ...everywhere,
      couponTemplateId: 'tenth-off',
      name: localized('10% off your dishes', '菜品九折', 'خصم 10٪ على أطباقك'),
      description: localized('On everything in the cart.', '适用于购物车中的全部菜品。', 'على كل ما في السلة.'),
      effect: { kind: 'percent', rate: 100_000 },
      minimum: money(0),
    },
    givenTo: [season(maya), season(xiaowen), season(noura)],
  },
  {
    template: {
      ...everywhere,
      couponTemplateId: 'five-off-dollars',
      name: localized('$5 off orders over $25', '满 $25 减 $5', 'خصم 5$ للطلبات فوق 25$'),
      description: localized(
        'Once per order of $25 or more.',
        '每单一次，菜品满 $25 可用。',
        'مرة لكل طلب، من أطباق بقيمة 25$.',
      ),
      effect: { kind: 'amount', amount: money(500) },
      minimum: money(2500),
      currencyCode: 'USD',
    },
    givenTo: [season(maya), { customerId: maya, fromDay: -60, toDay: -2 }],
  },
  {
    template: {
      ...everywhere,
      couponTemplateId: 'coffee-on-us',
      name: localized('A coffee on us', '请您喝咖啡', 'قهوة على حسابنا'),
      description: localized('One coffee or tea is free.', '一杯咖啡或茶免费。', 'فنجان قهوة أو شاي مجانًا.'),
      effect: { kind: 'dish' },
      minimum: money(0),
      foodIds: ['coffee', 'green-tea'],
    },
    vouchers: ['C0FFEE0NTHEH0VSE', 'SEC0NDCVP0FC0FFE'],
    givenTo: [season(maya), season(xiaowen), season(noura)],
  },
  {
    template: {
      ...everywhere,
      couponTemplateId: 'quarter-off-alone',
      name: localized('25% off your pickup', '七五折（不与其他优惠同享）', 'خصم 25٪ منفردًا'),
      description: localized(
        'Cannot be combined with other offers.',
        '不与其他优惠同享，限自取。',
        'لا يُجمع مع عروض أخرى. عند الاستلام.',
      ),
      effect: { kind: 'percent', rate: 250_000 },
      minimum: money(0),
      bizTypes: [1300],
      excludesPromotions: true,
    },
    givenTo: [season(maya)],
  },
  {
    template: {
      ...everywhere,
      couponTemplateId: 'six-off-singapore',
      name: localized('$6 off in Singapore', '新加坡立减 $6', 'خصم 6$ في سنغافورة'),
      description: localized('At our kitchen in Singapore.', '限新加坡餐厅使用。', 'في مطبخنا في سنغافورة.'),
      effect: { kind: 'amount', amount: money(600) },
      minimum: money(2000),
      currencyCode: 'SGD',
      shopIds: [105],
    },
    givenTo: [season(maya), season(xiaowen)],
  },
]
