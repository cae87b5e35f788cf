import { money } from '@comanda/domain/money'
import type { DemoCampaign } from '../../brand/campaigns.ts'
import type { DemoCoupon } from '../../brand/coupons.ts'
import type { DemoGiftCard } from '../../brand/gift-cards.ts'
import type { DemoOrder } from '../../brand/past-orders.ts'
import { localized } from '../../localized.ts'
import type { ShortMembership } from '../brand-of.ts'

const kai = 3001
const SHOP = 301

/** Slurp Club: small steps, small rewards, every day. */
export const club: ShortMembership = {
  name: localized('Slurp Club', '吸溜会员', 'نادي سلرب'),
  description: localized('Free. Points on every slurp.', '免费，杯杯有积分。', 'مجاني ونقاط مع كل رشفة.'),
  benefits: [
    localized('A point for every dollar', '每消费一元积一分', 'نقطة عن كل دولار'),
    localized('Member prices on favourites', '热销款会员价', 'أسعار الأعضاء على المفضلات'),
    localized('Ten stamps, one cup', '集满十枚送一杯', 'عشرة أختام وكوب مجاني'),
  ],
  face: { from: '#5a25cf', to: '#5a25cf' },
  rights: [
    {
      rightsId: 'member-price',
      icon: 'price',
      name: localized('Club prices', '会员价', 'أسعار النادي'),
      description: localized('Less on favourites, all day.', '热销款全天优惠。', 'أقل على المفضلات طوال اليوم.'),
    },
    {
      rightsId: 'birthday-cup',
      icon: 'birthday',
      name: localized('Birthday cup', '生日饮品', 'كوب عيد الميلاد'),
      description: localized(
        'Show your card in your birthday month: any cup, free.',
        '生日当月出示会员卡，任选一杯免费。',
        'أظهر بطاقتك في شهر ميلادك: أي كوب مجانًا.',
      ),
    },
    {
      rightsId: 'fast-lane',
      icon: 'priority',
      name: localized('Fast lane', '快速通道', 'المسار السريع'),
      description: localized(
        'Show your card at rush hour: your bowl is next.',
        '高峰时段出示会员卡，下一碗就是您的。',
        'أظهر بطاقتك وقت الزحام: طبقك التالي.',
      ),
    },
  ],
  levels: [
    {
      id: 'sip',
      growth: 0,
      name: localized('Sip', '小口', 'رشفة'),
      color: '#0f7f6e',
      rightsList: ['member-price'],
    },
    {
      id: 'gulp',
      growth: 200,
      name: localized('Gulp', '大口', 'جرعة'),
      color: '#c2185b',
      rightsList: ['member-price', 'birthday-cup'],
    },
    {
      id: 'slurp',
      growth: 600,
      name: localized('Super Slurp', '超级吸溜', 'سوبر سلرب'),
      color: '#7a1fd1',
      rightsList: ['member-price', 'birthday-cup', 'fast-lane'],
    },
  ],
  topUp: {
    name: localized('Top up, slurp more', '充值多一口', 'اشحن وارشف أكثر'),
    amounts: [
      { pays: 10, bonus: 1, points: 10 },
      { pays: 20, bonus: 3, points: 25 },
      { pays: 50, bonus: 10, points: 80 },
      { pays: 100, bonus: 25, points: 200 },
    ],
  },
}

const season = { customerId: kai, fromDay: -1, toDay: 60 }
const every = { shopIds: [], bizTypes: [1100, 1200, 1300], foodIds: [], windows: [], excludesPromotions: false }
const CUPS = ['brown-sugar', 'taro', 'thai-tea', 'mango-green', 'lemon-tea']

export const slurpCoupons: DemoCoupon[] = [
  {
    template: {
      ...every,
      couponTemplateId: 'slurp-cup',
      name: localized('A free cup', '免费一杯', 'كوب مجاني'),
      description: localized('Milk tea or fruit tea.', '奶茶或水果茶任选。', 'شاي بالحليب أو بالفواكه.'),
      effect: { kind: 'dish' },
      minimum: money(0),
      foodIds: CUPS,
    },
    givenTo: [season],
  },
  {
    template: {
      ...every,
      couponTemplateId: 'slurp-two',
      name: localized('$2 off over $12', '满 $12 减 $2', 'خصم 2$ للطلبات فوق 12$'),
      description: localized('Once per order.', '每单一次。', 'مرة لكل طلب.'),
      effect: { kind: 'amount', amount: money(200) },
      minimum: money(1200),
      currencyCode: 'USD',
    },
    givenTo: [season, season],
  },
  {
    template: {
      ...every,
      couponTemplateId: 'slurp-fifteen',
      name: localized('15% off pickup', '自取八五折', 'خصم 15٪ عند الاستلام'),
      description: localized('Pickup only.', '限自取。', 'عند الاستلام فقط.'),
      effect: { kind: 'percent', rate: 150_000 },
      minimum: money(0),
      bizTypes: [1300],
    },
    givenTo: [season],
  },
]

const shared = { currencyCode: 'USD', shopIds: [], enabled: true, fromDay: -30 }
const coupon = (couponTemplateId: string, cost: number) => [{ couponTemplateId, count: 1, cost: money(cost) }]

export const slurpCampaigns: DemoCampaign[] = [
  {
    ...shared,
    campaignId: 'slurp-ten-cups',
    name: localized('Ten stamps, one cup', '集满十枚送一杯', 'عشرة أختام وكوب'),
    description: localized(
      'A stamp for every order over $6.',
      '每笔满 $6 的订单得一枚印章。',
      'ختم عن كل طلب يزيد على 6$.',
    ),
    rule: { kind: 'stamps', stamps: 10, minimum: money(600), repeats: true },
    reward: { points: 20, bonus: money(0), coupons: coupon('slurp-cup', 150) },
    filled: { [kai]: 7 },
  },
  {
    ...shared,
    campaignId: 'slurp-daily',
    name: localized('Daily slurp', '每日一吸', 'رشفة يومية'),
    description: localized(
      '3 points a day. 7 days: a cup.',
      '每天 3 积分，连续 7 天送一杯。',
      '3 نقاط يوميًا، وبعد 7 أيام كوب.',
    ),
    rule: {
      kind: 'signIn',
      streaks: [{ days: 7, reward: { points: 10, bonus: money(0), coupons: coupon('slurp-cup', 150) } }],
    },
    reward: { points: 3, bonus: money(0), coupons: [] },
    signedIn: { [kai]: 4 },
  },
  {
    ...shared,
    campaignId: 'slurp-fifty',
    name: localized('Spend $50, get $3', '累计消费 $50 送 $3', 'أنفق 50$ واحصل على 3$'),
    description: localized('Straight to your card.', '直接存入会员卡。', 'مباشرة إلى بطاقتك.'),
    rule: { kind: 'spending', threshold: money(5000), repeats: true },
    reward: { points: 0, bonus: money(300), coupons: [] },
    budget: money(200_000),
    filled: { [kai]: 3640 },
  },
  {
    ...shared,
    campaignId: 'slurp-two-off',
    name: localized('$2 off your next bowl', '下一碗减 $2', 'خصم 2$ على طبقك القادم'),
    description: localized('For orders over $12.', '订单满 $12 可用。', 'للطلبات التي تزيد على 12$.'),
    rule: { kind: 'collect' },
    reward: { points: 0, bonus: money(0), coupons: coupon('slurp-two', 200) },
    toDay: 30,
    maxGrants: 2000,
  },
]

const card = { programId: 'slurp-gift', shopId: SHOP }

export const slurpGiftCards: DemoGiftCard[] = [
  {
    ...card,
    designId: 'gift-cup',
    worth: 2000,
    spent: [{ amount: 595, shopId: SHOP, daysAgo: 4 }],
    daysAgo: 15,
    owner: kai,
    giver: 'Jun',
    message: 'You covered my shift. Drink up!',
  },
  {
    ...card,
    designId: 'gift-party',
    worth: 5000,
    spent: [],
    daysAgo: 1,
    giver: 'Kai',
    message: 'Noodles for the whole team!',
    sent: { by: kai, recipient: 'Ana', destination: 'ana@example.com' },
  },
]

export const slurpOrders: DemoOrder[] = [
  { shopId: SHOP, customerId: kai, daysAgo: 1, foodIds: ['brown-sugar', 'gyoza'] },
  {
    shopId: SHOP,
    customerId: kai,
    daysAgo: 4,
    foodIds: ['dan-dan', 'lemon-tea'],
    review: {
      stars: 5,
      published: true,
      answers: [
        { questionId: 'food', stars: 5 },
        { questionId: 'liked', optionIds: ['taste', 'quick'] },
      ],
      remark: 'Six minutes. I counted.',
      hoursLater: 1,
      reply: { text: 'Five next time. See you, Kai!', by: 'Jo Lin', hoursLater: 2 },
    },
  },
  { shopId: SHOP, customerId: kai, daysAgo: 9, foodIds: ['beef-noodles', 'taro'] },
]
