import type { Campaign, Reward } from '@comanda/domain/campaign'
import { money } from '@comanda/domain/money'
import { localized } from '../localized.ts'

/** A campaign with days counted from the first start, and what members have reached in it. */
export interface DemoCampaign extends Omit<Campaign, 'startDate' | 'endDate'> {
  fromDay: number
  toDay?: number
  /** Filled of the first round, by customer: minor units or stamps. */
  filled?: Record<number, number>
  /** Days in a row until yesterday, by customer. */
  signedIn?: Record<number, number>
}

const gift = (points: number, more: Partial<Reward> = {}): Reward => ({ points, bonus: money(0), coupons: [], ...more })
const coupon = (couponTemplateId: string, cost: number, count = 1) => [{ couponTemplateId, count, cost: money(cost) }]

const common = { currencyCode: 'USD', shopIds: [], enabled: true, fromDay: -30 }

const forNewMembers: DemoCampaign[] = [
  {
    ...common,
    campaignId: 'welcome',
    name: localized('Welcome gift', '入会礼', 'هدية ترحيب'),
    description: localized(
      'Join and get 100 points and a coffee.',
      '入会即得 100 积分和一杯咖啡。',
      'انضم واحصل على 100 نقطة وقهوة.',
    ),
    rule: { kind: 'openCard' },
    reward: gift(100, { coupons: coupon('coffee-on-us', 150) }),
  },
  {
    ...common,
    campaignId: 'bring-a-friend',
    name: localized('Invite a friend', '邀请好友', 'ادعُ صديقًا'),
    description: localized(
      'You both get a gift after their first order.',
      '好友首单后，双方均可获得礼品。',
      'تحصلان معًا على هدية بعد أول طلب لصديقك.',
    ),
    rule: { kind: 'referral', friendReward: gift(0, { coupons: coupon('five-off-dollars', 500) }) },
    reward: gift(0, { bonus: money(500) }),
  },
]

const forOrders: DemoCampaign[] = [
  {
    ...common,
    campaignId: 'hundred-dollars',
    name: localized('Spend $100, get $5', '累计消费 $100 送 $5', 'أنفق 100$ واحصل على 5$'),
    description: localized(
      'Every $100 of paid orders adds $5 to your card.',
      '已付款订单每累计 $100，会员卡获赠 $5。',
      'كل 100$ من الطلبات المدفوعة تضيف 5$ إلى بطاقتك.',
    ),
    rule: { kind: 'spending', threshold: money(10_000), repeats: true },
    reward: gift(0, { bonus: money(500) }),
    budget: money(500_000),
    filled: { 5001: 6840 },
  },
  {
    ...common,
    campaignId: 'lunch-stamps',
    name: localized('Lunch card', '午餐集章卡', 'بطاقة الغداء'),
    description: localized(
      'A stamp for every order over $10. Eight stamps, one coffee on us.',
      '每笔满 $10 的订单得一枚印章，集满八枚请您喝咖啡。',
      'ختم عن كل طلب يزيد على 10$. ثمانية أختام وقهوة على حسابنا.',
    ),
    rule: { kind: 'stamps', stamps: 8, minimum: money(1000), repeats: true },
    reward: gift(50, { coupons: coupon('coffee-on-us', 150) }),
    filled: { 5001: 5 },
  },
]

const forEveryDay: DemoCampaign[] = [
  {
    ...common,
    campaignId: 'daily-hello',
    name: localized('Daily check-in', '每日签到', 'تسجيل يومي'),
    description: localized(
      '5 points a day, and more for a full week.',
      '每天 5 积分，连续一周更多。',
      '5 نقاط يوميًا، وأكثر عند أسبوع كامل.',
    ),
    rule: {
      kind: 'signIn',
      streaks: [
        { days: 3, reward: gift(20) },
        { days: 7, reward: gift(60, { coupons: coupon('coffee-on-us', 150) }) },
      ],
    },
    reward: gift(5),
    signedIn: { 5001: 2 },
  },
  {
    ...common,
    campaignId: 'birthday-treat',
    name: localized('Birthday gift', '生日礼', 'هدية عيد الميلاد'),
    description: localized(
      'Collect it from a week before your birthday to a week after.',
      '生日前后一周内可领取。',
      'احصل عليها من أسبوع قبل عيد ميلادك إلى أسبوع بعده.',
    ),
    rule: { kind: 'birthday', daysBefore: 7, daysAfter: 7 },
    reward: gift(200, { coupons: coupon('tenth-off', 300) }),
  },
  {
    ...common,
    campaignId: 'autumn-coupon',
    name: localized('$5 off your next order', '下单立减 $5', 'خصم 5$ على طلبك القادم'),
    description: localized('For orders over $25.', '订单满 $25 可用。', 'للطلبات التي تزيد على 25$.'),
    rule: { kind: 'collect' },
    reward: gift(0, { coupons: coupon('five-off-dollars', 500) }),
    toDay: 30,
    maxGrants: 2000,
  },
]

const forSale: DemoCampaign[] = [
  {
    ...common,
    campaignId: 'coffee-pass',
    name: localized('Coffee pass', '咖啡通票', 'باقة القهوة'),
    description: localized(
      'Ten coffees, valid for 60 days.',
      '十杯咖啡，60 天内有效。',
      'عشر أكواب قهوة صالحة لمدة 60 يومًا.',
    ),
    rule: {
      kind: 'rightsPackage',
      price: money(2400),
      validDays: 60,
      rights: [
        { rightId: 'coffee', name: localized('Coffee of your choice', '任选咖啡一杯', 'قهوة من اختيارك'), count: 10 },
        { rightId: 'cookie', name: localized('Butter cookie', '黄油曲奇', 'بسكويت بالزبدة'), count: 2 },
      ],
    },
    reward: gift(50),
    shopIds: [101],
  },
]

/** One campaign of each kind, in the dollars of New York. */
export const campaigns: DemoCampaign[] = [...forNewMembers, ...forOrders, ...forEveryDay, ...forSale]
