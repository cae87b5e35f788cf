import { money } from '@comanda/domain/money'
import type { Promotion } from '@comanda/domain/store'
import { localized } from '../localized.ts'
import { daily } from './hours.ts'
import type { StoreKey } from './keys.ts'

const DUMPLINGS = ['chicken-gyoza', 'vegetable-dumplings', 'prawn-dumplings']
const BAKERY = ['donut', 'cupcake', 'croissant', 'bagel', 'pretzel']
const always = { windows: [], bizTypes: [1100, 1200, 1300] as Promotion['bizTypes'], threshold: money(0), foodIds: [] }
const second = { kind: 'buyGet', buy: 1, get: 1, rate: 500_000, most: 0, perDish: true } as const
const free = (buy: number, most = 0) => ({ kind: 'buyGet', buy, get: 1, rate: 1_000_000, most }) as const

/** Promotions that count pieces, give a dish, or exclude each other: together the stores use every kind. */
export const morePromotions: Record<StoreKey, Promotion[]> = {
  us: [
    {
      ...always,
      discountId: 'us-dumplings',
      promotionType: 1101,
      name: localized('Dumplings: three for two', '饺子买二送一', 'زلابية: ثلاثة بسعر اثنين'),
      effect: free(2, 3),
      foodIds: DUMPLINGS,
    },
    {
      ...always,
      discountId: 'us-second-sweet',
      promotionType: 1101,
      name: localized('Bakery: the second at half price', '烘焙第二件半价', 'المخبوزات: الثانية بنصف السعر'),
      effect: second,
      foodIds: BAKERY,
    },
    {
      ...always,
      discountId: 'us-pudding',
      promotionType: 1101,
      name: localized('Free custard pudding over $60', '满 $60 赠焦糖布丁', 'بودينغ مجاني للطلبات فوق 60$'),
      effect: {
        kind: 'gift',
        foodId: 'custard-pudding',
        menuId: 'all-day',
        menuGroupId: 'sweets',
        unitId: 'custard-pudding.one',
        quantity: 1,
      },
      threshold: money(6000),
      bizTypes: [1100, 1300],
    },
    {
      ...always,
      discountId: 'us-choose-tenth',
      promotionType: 1105,
      name: localized('10% off orders over $60 (up to $8)', '满 $60 九折（最多减 $8）', 'خصم 10٪ من 60$ (بحد أقصى 8$)'),
      effect: { kind: 'percent', rate: 100_000, atMost: money(800) },
      threshold: money(6000),
      bizTypes: [1100, 1200, 1300],
    },
  ],
  uk: [
    {
      ...always,
      discountId: 'uk-three-off',
      promotionType: 1101,
      name: localized('£3 off orders over £25', '满 £25 减 £3', 'خصم 3£ من 25£'),
      effect: { kind: 'amount', amount: money(300) },
      threshold: money(2500),
      excludes: ['uk-early'],
    },
    {
      ...always,
      discountId: 'uk-second-bake',
      promotionType: 1101,
      name: localized('Bakery: the second at half price', '烘焙第二件半价', 'المخبوزات: الثانية بنصف السعر'),
      effect: second,
      foodIds: BAKERY,
    },
  ],
  jp: [
    {
      ...always,
      discountId: 'jp-mochi',
      promotionType: 1101,
      name: localized('Mochi dango: three for two', '团子买二送一', 'موتشي دانغو: ثلاثة بسعر اثنين'),
      effect: free(2),
      foodIds: ['mochi-dango'],
    },
    {
      ...always,
      discountId: 'jp-choose-tenth',
      promotionType: 1105,
      name: localized(
        '10% off orders over ¥3,000, not with other offers',
        '满 3,000 日元九折，不与其他优惠同享',
        'خصم 10٪ من 3,000¥ دون عروض أخرى',
      ),
      effect: { kind: 'percent', rate: 100_000 },
      threshold: money(3000),
      stackable: false,
      excludesCoupons: true,
    },
  ],
  kw: [
    {
      ...always,
      discountId: 'kw-one-off',
      promotionType: 1101,
      name: localized(
        'KD 1 off orders over KD 12, after other offers',
        '其他优惠后满 12 第纳尔减 1',
        'خصم دينار من 12 بعد العروض الأخرى',
      ),
      effect: { kind: 'amount', amount: money(1000) },
      threshold: money(12_000),
      thresholdOn: 'after',
    },
  ],
  sg: [
    {
      ...always,
      discountId: 'sg-satay',
      promotionType: 1101,
      name: localized('Satay: ten sticks, the tenth free', '沙爹每十串送一串', 'ساتيه: العود العاشر مجانًا'),
      effect: free(9),
      foodIds: ['satay'],
    },
    {
      ...always,
      discountId: 'sg-late-sweets',
      promotionType: 1101,
      name: localized('Sweets after nine, 25% off', '晚九点后甜品七五折', 'حلويات بعد التاسعة: خصم 25٪'),
      effect: { kind: 'percent', rate: 250_000 },
      windows: [daily(21, 24)],
      menuGroupIds: ['sweets'],
      group: 'sg-evening',
    },
    {
      ...always,
      discountId: 'sg-late-tenth',
      promotionType: 1101,
      name: localized('After nine: 10% off orders over $30', '晚九点后满 $30 九折', 'بعد التاسعة: خصم 10٪ من 30$'),
      effect: { kind: 'percent', rate: 100_000 },
      windows: [daily(21, 24)],
      threshold: money(3000),
      group: 'sg-evening',
    },
  ],
}
