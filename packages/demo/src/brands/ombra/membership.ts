import { money } from '@comanda/domain/money'
import type { DemoCampaign } from '../../brand/campaigns.ts'
import type { DemoCoupon } from '../../brand/coupons.ts'
import type { DemoGiftCard } from '../../brand/gift-cards.ts'
import type { DemoOrder } from '../../brand/past-orders.ts'
import { localized } from '../../localized.ts'
import type { ShortMembership } from '../brand-of.ts'

const iris = 2001
const SHOP = 201

/** The Ombra Circle: three levels, a card that guests top up before an evening. */
export const circle: ShortMembership = {
  name: localized('The Ombra Circle', 'Ombra 之友', 'دائرة أومبرا'),
  description: localized(
    'The table held for you, and the bottle you liked last time.',
    '为您预留的餐桌，与您上次喜爱的酒。',
    'طاولة محجوزة لك والزجاجة التي أعجبتك.',
  ),
  benefits: [
    localized('Member prices on some dishes', '部分菜品会员价', 'أسعار خاصة على بعض الأطباق'),
    localized('A point for every pound', '每消费一镑积一分', 'نقطة عن كل جنيه'),
  ],
  face: { from: '#2b241d', to: '#0b0908' },
  rights: [
    {
      rightsId: 'member-price',
      icon: 'price',
      name: localized('Member prices', '会员价', 'أسعار الأعضاء'),
      description: localized(
        'Dishes marked with the card cost you less, every evening.',
        '带会员标志的菜品，每晚更优惠。',
        'الأطباق المميزة بالبطاقة أقل سعرًا لك كل مساء.',
      ),
    },
    {
      rightsId: 'fire-table',
      icon: 'priority',
      name: localized('A table by the fire', '炉边餐桌', 'طاولة قرب النار'),
      description: localized(
        'Ask for it when you arrive: members are seated by the fire first.',
        '到店时告知我们，会员优先入座炉边。',
        'اطلبها عند وصولك: الأعضاء يجلسون قرب النار أولًا.',
      ),
    },
    {
      rightsId: 'aperitif',
      icon: 'birthday',
      name: localized('A birthday aperitif', '生日开胃酒', 'مشروب عيد ميلادك'),
      description: localized(
        'In the month of your birthday, the first glass is on us.',
        '生日当月，第一杯由我们奉上。',
        'في شهر ميلادك، الكأس الأولى على حسابنا.',
      ),
    },
  ],
  levels: [
    {
      id: 'ember',
      growth: 0,
      name: localized('Ember', '余烬', 'جمرة'),
      color: '#8a6a4a',
      rightsList: ['member-price'],
    },
    {
      id: 'flame',
      growth: 400,
      name: localized('Flame', '火焰', 'شعلة'),
      color: '#a8782a',
      rightsList: ['member-price', 'fire-table'],
    },
    {
      id: 'hearth',
      growth: 1500,
      name: localized('Hearth', '炉心', 'موقد'),
      color: '#8f1d10',
      rightsList: ['member-price', 'fire-table', 'aperitif'],
    },
  ],
  topUp: {
    name: localized('Settle the evening in advance', '预付一个夜晚', 'ادفع أمسيتك مسبقًا'),
    amounts: [
      { pays: 100, bonus: 5, points: 50 },
      { pays: 250, bonus: 20, points: 150 },
      { pays: 500, bonus: 60, points: 400 },
      { pays: 1000, bonus: 150, points: 1000 },
    ],
  },
}

const season = { customerId: iris, fromDay: -1, toDay: 90 }
const every = { shopIds: [], bizTypes: [1100, 1200, 1300], foodIds: [], windows: [], excludesPromotions: false }

export const ombraCoupons: DemoCoupon[] = [
  {
    template: {
      ...every,
      couponTemplateId: 'ombra-glass',
      name: localized('A glass of champagne', '一杯香槟', 'كأس شمبانيا'),
      description: localized('One glass is on us.', '由我们奉上一杯。', 'كأس واحدة على حسابنا.'),
      effect: { kind: 'dish' },
      minimum: money(0),
      foodIds: ['champagne'],
    },
    givenTo: [season],
  },
  {
    template: {
      ...every,
      couponTemplateId: 'ombra-twenty',
      name: localized('£20 off a dinner over £150', '晚餐满 £150 减 £20', 'خصم 20£ على عشاء فوق 150£'),
      description: localized('Once per order.', '每单一次。', 'مرة لكل طلب.'),
      effect: { kind: 'amount', amount: money(2000) },
      minimum: money(15_000),
      currencyCode: 'GBP',
    },
    givenTo: [season],
  },
]

const shared = { currencyCode: 'GBP', shopIds: [], enabled: true, fromDay: -30 }

export const ombraCampaigns: DemoCampaign[] = [
  {
    ...shared,
    campaignId: 'ombra-six-evenings',
    name: localized('Six evenings', '六个夜晚', 'ست أمسيات'),
    description: localized(
      'A stamp for every dinner over £60. After the sixth, a glass of champagne.',
      '每次晚餐满 £60 得一枚印章，集满六枚赠香槟一杯。',
      'ختم عن كل عشاء يزيد على 60£. بعد السادس كأس شمبانيا.',
    ),
    rule: { kind: 'stamps', stamps: 6, minimum: money(6000), repeats: true },
    reward: { points: 0, bonus: money(0), coupons: [{ couponTemplateId: 'ombra-glass', count: 1, cost: money(700) }] },
    filled: { [iris]: 4 },
  },
  {
    ...shared,
    campaignId: 'ombra-winter-dinner',
    name: localized('£20 off a long dinner', '长夜晚餐减 £20', 'خصم 20£ على عشاء طويل'),
    description: localized('For dinners over £150.', '晚餐满 £150 可用。', 'للعشاء الذي يزيد على 150£.'),
    rule: { kind: 'collect' },
    reward: {
      points: 0,
      bonus: money(0),
      coupons: [{ couponTemplateId: 'ombra-twenty', count: 1, cost: money(2000) }],
    },
    toDay: 30,
    maxGrants: 500,
  },
]

const card = { programId: 'ombra-gift', shopId: SHOP }

export const ombraGiftCards: DemoGiftCard[] = [
  {
    ...card,
    designId: 'gift-fire',
    worth: 15_000,
    spent: [{ amount: 6200, shopId: SHOP, daysAgo: 20 }],
    daysAgo: 41,
    owner: iris,
    giver: 'Theo',
    message: 'Ten years. Dinner is mine, the wine is yours.',
  },
  {
    ...card,
    designId: 'gift-glass',
    worth: 10_000,
    spent: [],
    daysAgo: 3,
    giver: 'Iris',
    message: 'For the new flat. Go on a Tuesday, it is quietest.',
    sent: { by: iris, recipient: 'Nell', destination: 'nell@example.com' },
  },
]

export const ombraOrders: DemoOrder[] = [
  {
    shopId: SHOP,
    customerId: iris,
    daysAgo: 5,
    foodIds: ['scallop', 'duck', 'fig'],
    review: {
      stars: 5,
      published: true,
      answers: [{ questionId: 'food', stars: 5 }],
      remark: 'The duck travelled across London and was still better than most we sit down for.',
      hoursLater: 14,
      reply: { text: 'Thank you, Iris. The figs are yours again on Thursday.', by: 'Clara Venn', hoursLater: 20 },
    },
  },
  { shopId: SHOP, customerId: iris, daysAgo: 26, foodIds: ['oyster', 'agnolotti', 'chocolate'] },
]
