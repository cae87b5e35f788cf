import type { GiftDesign, GiftProgram } from '@comanda/domain/giftcard'
import { type Currency, money } from '@comanda/domain/money'
import { pictureOf } from '../pictures/name.ts'
import { storePlans } from '../stores/all.ts'
import { localized } from '../localized.ts'

const occasions = [
  { occasion: 'anytime', name: localized('Any time', '随时', 'في أي وقت') },
  { occasion: 'birthday', name: localized('Birthday', '生日', 'عيد ميلاد') },
  { occasion: 'thanks', name: localized('Thank you', '感谢', 'شكرًا') },
  { occasion: 'love', name: localized('Love', '爱意', 'محبة') },
  { occasion: 'feast', name: localized('Holidays', '节日', 'الأعياد') },
]

const design = (designId: string, occasion: string, name: GiftDesign['name']): GiftDesign => ({
  designId,
  occasion,
  name,
  designUrl: pictureOf(`gift-${designId}`),
})

const designs: GiftDesign[] = [
  design('table', 'anytime', localized('A seat at our table', '餐桌有您的位置', 'مكان على مائدتنا')),
  design('birthday', 'birthday', localized('Happy birthday', '生日快乐', 'عيد ميلاد سعيد')),
  design('coffee', 'anytime', localized('A little break', '小憩片刻', 'استراحة قصيرة')),
  design('flowers', 'thanks', localized('Thank you', '谢谢您', 'شكرًا لك')),
  design('hearts', 'love', localized('With love', '满满的爱', 'مع حبي')),
  design('cheers', 'birthday', localized('Cheers to you', '为您干杯', 'نخب نجاحك')),
  design('winter', 'feast', localized('Warm winter days', '温暖冬日', 'شتاء دافئ')),
  design('lantern', 'feast', localized('Lucky new year', '新年好运', 'عام جديد سعيد')),
  design('moon', 'feast', localized('Blessed feast', '节日祝福', 'عيد مبارك')),
]

/** Amounts by currency in whole units, and the bounds of custom ones. */
const sold: Record<string, { amounts: number[]; min: number; max: number; step: number; from: number }> = {
  USD: { amounts: [25, 50, 75, 100], min: 10, max: 500, step: 5, from: 100 },
  GBP: { amounts: [20, 40, 60, 100], min: 10, max: 400, step: 5, from: 100 },
  JPY: { amounts: [3000, 5000, 10_000, 20_000], min: 1000, max: 50_000, step: 500, from: 10_000 },
  KWD: { amounts: [10, 20, 30, 50], min: 5, max: 150, step: 5, from: 50 },
  SGD: { amounts: [30, 50, 80, 120], min: 10, max: 500, step: 5, from: 120 },
}

function programOf(currency: Currency): GiftProgram[] {
  const { currencyCode, currencySymbol, internationalSystemOfUnits } = currency
  const offer = sold[currencyCode]
  if (!offer) return []
  const minor = (whole: number) => money(whole * 10 ** internationalSystemOfUnits)
  return [
    {
      programId: `marigold-${currencyCode.toLowerCase()}`,
      name: localized(
        `Marigold gift card in ${currencySymbol}`,
        `金盏厨房礼品卡（${currencySymbol}）`,
        `بطاقة هدية ماريغولد بعملة ${currencySymbol}`,
      ),
      description: localized(
        'One card for breakfast, dinner and everything between. Use it over as many visits as you like.',
        '早餐、晚餐，以及其间的一切，一卡通用。可分多次使用。',
        'بطاقة واحدة للفطور والعشاء وما بينهما. استخدمها على دفعات كما تشاء.',
      ),
      terms: localized(
        'Valid for dishes, drinks and delivery at every Marigold Kitchen in the same currency. Use it over several visits and with other payment methods. It cannot be redeemed for cash or another gift card. Valid for 24 months; after that, ask us for the remaining balance. Lost the code? The sender can send it again.',
        '适用于所有同币种的金盏厨房餐厅的菜品、饮品和配送。可分次使用，也可与其他支付方式同用。不可兑换现金，不可用于购买礼品卡。有效期 24 个月；到期余额仍为您保留在账，请联系我们。密码丢失？送卡人可以再次发送。',
        'صالحة للأطباق والمشروبات والتوصيل في كل فروع مطبخ ماريغولد بالعملة نفسها. يمكن استخدامها على دفعات ومع طرق دفع أخرى. لا تُستبدل نقدًا ولا تُشترى بها بطاقة هدية أخرى. صالحة 24 شهرًا، وما يتبقى بعدها يبقى مسجلًا لك: تواصل معنا. فقدت الرمز؟ يستطيع مُرسل البطاقة إرسالها مجددًا.',
      ),
      currency,
      occasions,
      designs,
      amounts: offer.amounts.map(minor),
      customAmount: { min: minor(offer.min), max: minor(offer.max), step: minor(offer.step) },
      discounts: [{ from: minor(offer.from), rate: 50_000 }],
      validMonths: 24,
      shopIds: [],
      onSale: true,
    },
  ]
}

/** One program per currency of the stores, all with the same designs. */
const programs: GiftProgram[] = storePlans.flatMap(({ config }) => programOf(config.currency))

/** An existing card: its value, the payments with it, and its age in days before the first start. */
export interface DemoGiftCard {
  programId: string
  designId: string
  shopId: number
  worth: number
  spent: { amount: number; shopId: number; daysAgo: number }[]
  daysAgo: number
  /** Days since its expiry; absent = valid. */
  overSince?: number
  owner?: number
  giver?: string
  message?: string
  /** Number and code of an unclaimed card; for the demo only. */
  code?: { cardNo: string; authCode: string }
  /** The sender of a card given to a friend, and when it was claimed; absent = not claimed. */
  sent?: { by: number; recipient: string; destination: string; claimedDaysAgo?: number }
}

const [maya, xiaowen, noura] = [5001, 5003, 5004]
const usd = { programId: 'marigold-usd', shopId: 101 }

const cards: DemoGiftCard[] = [
  {
    ...usd,
    designId: 'birthday',
    worth: 5000,
    spent: [
      { amount: 1240, shopId: 101, daysAgo: 20 },
      { amount: 600, shopId: 101, daysAgo: 6 },
    ],
    daysAgo: 48,
    owner: maya,
    giver: 'Tom',
    message: 'Happy birthday, Maya! Dinner is on me.',
  },
  { ...usd, designId: 'coffee', worth: 2500, spent: [], daysAgo: 3, owner: maya },
  {
    ...usd,
    designId: 'flowers',
    worth: 2000,
    spent: [{ amount: 2000, shopId: 101, daysAgo: 90 }],
    daysAgo: 120,
    owner: maya,
  },
  { ...usd, designId: 'winter', worth: 3000, spent: [], daysAgo: 760, overSince: 30, owner: maya },
  {
    ...usd,
    designId: 'cheers',
    worth: 3500,
    spent: [],
    daysAgo: 2,
    giver: 'Maya',
    message: 'You carried every box. Dinner, whenever you like.',
    sent: { by: maya, recipient: 'Tom', destination: 'tom@example.com' },
  },
  {
    ...usd,
    designId: 'flowers',
    worth: 2000,
    spent: [],
    daysAgo: 31,
    owner: noura,
    giver: 'Maya',
    message: 'Congratulations on the new job!',
    sent: { by: maya, recipient: 'Noura', destination: 'noura@example.com', claimedDaysAgo: 29 },
  },
  { programId: 'marigold-sgd', shopId: 105, designId: 'lantern', worth: 8000, spent: [], daysAgo: 12, owner: xiaowen },
  {
    ...usd,
    designId: 'cheers',
    worth: 4000,
    spent: [],
    daysAgo: 1,
    giver: 'Noura',
    message: 'For the new kitchen. Well done!',
    code: { cardNo: '4821773090125566', authCode: 'MAR1G0WDG1FT2026' },
  },
]

export const giftCards = { programs, cards }
