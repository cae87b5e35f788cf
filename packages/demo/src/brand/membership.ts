import type { CardProgram, Level, PointsAtCurrency } from '@comanda/domain/card'
import { type Currency, money } from '@comanda/domain/money'
import { localized } from '../localized.ts'

const currency = (currencyCode: string, currencySymbol: string, internationalSystemOfUnits: number): Currency => ({
  currencyCode,
  currencySymbol,
  internationalSystemOfUnits,
})

/** A tier of 100 points pays `tier`; every full `unit` spent earns a point. Amounts in minor units. */
const rule = (of: Currency, tier: number, least: number, unit: number): PointsAtCurrency => ({
  currency: of,
  pointsPerTier: 100,
  pointsTiersAmount: money(tier),
  minimumPointAmount: money(least),
  earnAmount: money(unit),
  earnPoints: 1,
})

const dollars = currency('USD', '$', 2)

const level = (
  id: string,
  ranking: number,
  growth: number,
  more: Pick<Level, 'name' | 'color' | 'rightsList'>,
): Level => ({
  id,
  flag: 0,
  upgradeEnabled: true,
  degradeEnabled: ranking > 1,
  upgradeGrowth: growth,
  keepLevelGrowth: growth / 2,
  ranking,
  pointsBonus: (ranking - 1) * 250_000,
  ...more,
})

/** The brand's member program: three levels and one assigned by staff, points in every currency, a card in dollars. */
export const memberProgram: CardProgram = {
  cardProgramId: 'marigold-circle',
  name: localized('Marigold Circle', '金盏会', 'دائرة ماريغولد'),
  description: localized(
    'One card for every Marigold kitchen. Free, and yours in one tap.',
    '一张卡，通行所有金盏厨房。免费，一键加入。',
    'بطاقة واحدة لكل مطابخ ماريغولد. مجانية وبلمسة واحدة.',
  ),
  benefits: [
    localized('A point for every dollar, pound or dinar you spend', '每消费一元都有积分', 'نقطة عن كل وحدة تنفقها'),
    localized('Member prices on dishes all over the menu', '众多菜品享会员价', 'أسعار خاصة للأعضاء على أطباق كثيرة'),
    localized('Top up and get a bonus', '充值有赠送', 'اشحن البطاقة واحصل على إضافة'),
    localized('Send balance to a friend', '可将余额转赠亲友', 'أرسل رصيدًا لمن تحب أن تطعمه'),
  ],
  face: { from: '#b3402f', to: '#5b1a3a' },
  currency: dollars,
  shopIds: [],
  securityFrom: money(2000),
  cardFirst: false,
  transferEnabled: true,
  pointsMonths: 12,
  pointsRules: [
    rule(dollars, 100, 200, 100),
    rule(currency('GBP', '£', 2), 80, 160, 80),
    rule(currency('JPY', '¥', 0), 150, 300, 150),
    rule(currency('KWD', 'KD', 3), 300, 600, 300),
    rule(currency('SGD', 'S$', 2), 130, 260, 130),
  ],
  rights: [
    {
      rightsId: 'member-price',
      icon: 'price',
      name: localized('Member prices', '会员价', 'أسعار الأعضاء'),
      description: localized(
        'Dishes marked with the card cost you less, at every store, on every day.',
        '带会员标志的菜品，在任何餐厅任何一天都更优惠。',
        'الأطباق المميزة بالبطاقة أقل سعرًا لك في كل فرع وكل يوم.',
      ),
    },
    {
      rightsId: 'birthday-treat',
      icon: 'birthday',
      name: localized('Birthday treat', '生日礼', 'هدية عيد الميلاد'),
      description: localized(
        'Show your card to the team in the month of your birthday: a dessert is on us.',
        '生日当月向店员出示会员卡，即可获赠一份甜品。',
        'أظهر بطاقتك للفريق في شهر ميلادك: الحلوى على حسابنا.',
      ),
    },
    {
      rightsId: 'bonus-points',
      icon: 'points',
      name: localized('More points', '更多积分', 'نقاط أكثر'),
      description: localized(
        'A quarter more points with Petal, half as many again with Bloom, on every order.',
        '每单积分：花瓣会员多四分之一，盛放会员多一半。',
        'نقاط أكثر بمقدار الربع مع بتلة، والنصف مع إزهار، على كل طلب.',
      ),
    },
    {
      rightsId: 'first-in-line',
      icon: 'priority',
      name: localized('First in line', '优先服务', 'الأولوية لك'),
      description: localized(
        'Show your card in busy hours: the team starts your order first.',
        '高峰时段出示会员卡，店员优先为您制作。',
        'أظهر بطاقتك في ساعات الزحام: يبدأ الفريق طلبك أولًا.',
      ),
    },
  ],
  levels: [
    level('seed', 1, 0, {
      name: localized('Seed', '种子', 'بذرة'),
      color: '#7a8c3f',
      rightsList: ['member-price', 'birthday-treat'],
    }),
    level('petal', 2, 300, {
      name: localized('Petal', '花瓣', 'بتلة'),
      color: '#b8562b',
      rightsList: ['member-price', 'birthday-treat', 'bonus-points'],
    }),
    level('bloom', 3, 1000, {
      name: localized('Bloom', '盛放', 'إزهار'),
      color: '#8a2f55',
      rightsList: ['member-price', 'birthday-treat', 'bonus-points', 'first-in-line'],
    }),
    {
      ...level('family', 9, 0, { name: localized('Family', '家人', 'العائلة'), color: '#2f4f5b', rightsList: [] }),
      flag: 2,
    },
  ],
}

/** A second program: a prepaid lunch card in dollars, good in New York only, for a year at a time. */
export const lunchProgram: CardProgram = {
  ...memberProgram,
  cardProgramId: 'marigold-lunch',
  name: localized('Lunch Card', '午餐卡', 'بطاقة الغداء'),
  description: localized(
    'Prepay your lunches and get a bonus. Valid at our New York restaurant for one year.',
    '午餐预付更划算。纽约店适用，有效期一年。',
    'ادفع غداءك مسبقًا واحصل على المزيد. صالحة في مطعمنا في نيويورك لمدة عام.',
  ),
  benefits: [
    localized('20% bonus on every top-up', '每次充值多得两成', 'خُمس إضافي مع كل شحن'),
    localized('Renew it in the app with one tap', '在应用内一键续期', 'جدّدها في التطبيق بلمسة واحدة'),
  ],
  face: { from: '#1f5f4f', to: '#12303f' },
  shopIds: [101],
  validMonths: 12,
  renewal: 'inApp',
  transferEnabled: false,
  securityFrom: money(5000),
  pointsRules: [],
  rights: [],
  levels: [level('lunch', 1, 0, { name: localized('Lunch', '午餐', 'غداء'), color: '#1f5f4f', rightsList: [] })],
}

/** A member's card with its history, in days before the first start; points likewise. */
export interface DemoMember {
  cardId: string
  customerId: number
  /** Absent: the brand's first program. */
  cardProgramId?: string
  /** Days after the first start until the card expires; absent = no expiry. */
  expiresInDays?: number
  cardNo: string
  cardLevelId: string
  growth: number
  history: {
    kind: 'recharged' | 'bonusGiven' | 'held'
    part: 'paid' | 'given'
    amount: number
    daysAgo: number
    shopId: number
  }[]
  points: { points: number; daysAgo: number; shopId: number }[]
}

const NEW_YORK = 101
const paidIn = (amount: number, daysAgo: number, given: number): DemoMember['history'] => [
  { kind: 'recharged', part: 'paid', amount, daysAgo, shopId: NEW_YORK },
  ...(given > 0
    ? [{ kind: 'bonusGiven' as const, part: 'given' as const, amount: given, daysAgo, shopId: NEW_YORK }]
    : []),
]
const paid = (amount: number, daysAgo: number) =>
  ({ kind: 'held', part: 'paid', amount, daysAgo, shopId: NEW_YORK }) as const

export const members: DemoMember[] = [
  {
    cardId: '0193a000-0000-7000-8000-000000005001',
    customerId: 5001,
    cardNo: '5801442093176254',
    cardLevelId: 'petal',
    growth: 468,
    history: [...paidIn(5000, 96, 500), paid(1840, 81), paid(2275, 40), ...paidIn(10_000, 22, 1500), paid(3120, 6)],
    points: [
      { points: 320, daysAgo: 340, shopId: NEW_YORK },
      { points: 512, daysAgo: 120, shopId: NEW_YORK },
      { points: 418, daysAgo: 6, shopId: NEW_YORK },
    ],
  },
  {
    cardId: '0193a000-0000-7000-8000-000000005101',
    customerId: 5001,
    cardProgramId: 'marigold-lunch',
    expiresInDays: 24,
    cardNo: '5802118640927351',
    cardLevelId: 'lunch',
    growth: 0,
    history: [...paidIn(2500, 180, 500), paid(1450, 90)],
    points: [],
  },
  {
    cardId: '0193a000-0000-7000-8000-000000005003',
    customerId: 5003,
    cardNo: '5801770315824496',
    cardLevelId: 'bloom',
    growth: 1322,
    history: [...paidIn(20_000, 60, 4000), paid(4650, 33)],
    points: [{ points: 2480, daysAgo: 33, shopId: 105 }],
  },
  {
    cardId: '0193a000-0000-7000-8000-000000005004',
    customerId: 5004,
    cardNo: '5801036648212907',
    cardLevelId: 'seed',
    growth: 84,
    history: [],
    points: [{ points: 84, daysAgo: 12, shopId: 104 }],
  },
]
