import type { CardProgram, Level, StoredValueProgram } from '@comanda/domain/card'
import type { GiftProgram } from '@comanda/domain/giftcard'
import { type Currency, type LocalizedText, money } from '@comanda/domain/money'
import type { ShopConfig, TableInfo } from '@comanda/domain/store'
import type { DemoCampaign } from '../brand/campaigns.ts'
import type { Corporation } from '../brand/corporation.ts'
import type { DemoCoupon } from '../brand/coupons.ts'
import { evaluation } from '../brand/evaluation.ts'
import type { DemoGiftCard } from '../brand/gift-cards.ts'
import { memberProgram } from '../brand/membership.ts'
import type { DemoOrder } from '../brand/past-orders.ts'
import { sampleAgreements } from '../brand/sample-agreements.ts'
import type { DemoPage } from '../decoration/page.ts'
import type { DemoBrand } from '../demo-brand.ts'
import { localized } from '../localized.ts'
import { remarks, remarksFor } from '../stores/remarks.ts'
import { menuOf, type ShortMenu } from './menu-of.ts'

/** A member program with one offer to top up its card. */
export interface ShortMembership extends Pick<CardProgram, 'name' | 'description' | 'benefits' | 'face' | 'rights'> {
  /** By rank, with the growth points each needs. */
  levels: readonly (Pick<Level, 'id' | 'name' | 'color' | 'rightsList'> & { growth: number })[]
  topUp: {
    name: LocalizedText
    /** Amounts in whole units. */
    amounts: readonly { pays: number; bonus: number; points: number }[]
  }
}

/** What every offer of theirs to top up says. */
const topUpTerms = localized(
  'Your own money never expires. Bonus is used last.',
  '充值金额永久有效，赠送金额最后使用。',
  'ما تدفعه لا ينتهي، وما يُمنح يُنفق أخيرًا.',
)

export interface ShortBrand {
  corporationId: number
  /** Part of ids and addresses, and the folder of its pictures with a version. */
  key: string
  pictures: string
  name: LocalizedText
  slogan: LocalizedText
  primaryColor: string
  currency: Currency
  store: Omit<ShopConfig, keyof typeof alike | 'cardProgramId' | 'brandId' | 'picture' | 'currency'>
  menu: Omit<ShortMenu, 'pictures'>
  tables: readonly { tableId: string; tableName: string; area: LocalizedText; seats: number }[]
  manager: string
  card: ShortMembership
  /** Names of its gift card designs by the name of their pictures. */
  gifts: Readonly<Record<string, LocalizedText>>
  /** Amounts in whole units. */
  giftAmounts: readonly number[]
  giftCards: DemoGiftCard[]
  coupons: DemoCoupon[]
  campaigns: DemoCampaign[]
  pastOrders: DemoOrder[]
  member: {
    firstName: string
    lastName: string
    phone: { countryCode: string; isoCode: string; phoneNumber: string }
    cardLevelId: string
    growth: number
  }
  pages: readonly DemoPage[]
}

/** A brand that sells top-ups has their terms as well. */
const AGREEMENTS = ['terms', 'privacy', 'stored-value']

/** Settings that both stores share. */
const alike = {
  taxRounding: 'total',
  acceptWithin: 600,
  dineInItemLimit: { count: 60, perPerson: false },
  enablePickupVerifyPhone: false,
  checkOrderRequiresIn4Hours: false,
  languages: ['en_US', 'zh_CN', 'ar'],
  bizTypes: [1100, 1200, 1300],
  holidays: [],
  promotions: [],
  paymentMethods: {
    1100: ['12_bankCard', '16_msPoint', '16_msBalance', '17_giftCard', 'out-line'],
    1200: ['12_bankCard', '16_msPoint', '16_msBalance', '17_giftCard'],
    1300: ['12_bankCard', '16_msPoint', '16_msBalance', '17_giftCard', 'out-line'],
  },
  quickRemarks: [remarks.allergic],
  quickRemarksFor: remarksFor,
} satisfies Partial<ShopConfig>

const levelOf = ({ growth, ...level }: ShortMembership['levels'][number], at: number): Level => ({
  ...level,
  flag: 0,
  upgradeEnabled: true,
  degradeEnabled: at > 0,
  upgradeGrowth: growth,
  keepLevelGrowth: growth / 2,
  ranking: at + 1,
  pointsBonus: at * 250_000,
})

const programOf = ({ key, card: { topUp: _, levels, ...card }, currency }: ShortBrand): CardProgram => {
  const [rule] = memberProgram.pointsRules
  return {
    ...memberProgram,
    ...card,
    levels: levels.map(levelOf),
    cardProgramId: `${key}-card`,
    currency,
    pointsRules: rule ? [{ ...rule, currency }] : [],
  }
}

const topUpOf = ({ key, card: { topUp }, currency }: ShortBrand): StoredValueProgram => ({
  id: `${key}-top-up`,
  versionId: 'v1',
  cardProgramId: `${key}-card`,
  type: 1,
  status: 'active',
  name: topUp.name,
  description: topUpTerms,
  currencyCode: currency.currencyCode,
  scopes: [],
  programRules: topUp.amounts.map(({ pays, bonus, points }) => ({
    ruleId: `gear-${pays}`,
    storedAmount: money(pays * 100),
    returnAmount: money(bonus * 100),
    returnPoint: points,
    giftInfos: [],
  })),
  firstRechargeEnabled: false,
  agreementId: 'stored-value',
})

const giftsOf = ({ key, name, currency, gifts, giftAmounts, pictures }: ShortBrand): GiftProgram => ({
  programId: `${key}-gift`,
  name,
  description: localized('Use it over several visits.', '可分多次使用。', 'استخدمها على عدة زيارات.'),
  terms: localized(
    'Good for everything on the menu. It can be used in parts and is not exchanged for cash.',
    '适用于菜单上的所有菜品，可分次使用，不可兑换现金。',
    'صالحة لكل ما في القائمة. تُستخدم على دفعات ولا تُستبدل نقدًا.',
  ),
  currency,
  occasions: [{ occasion: 'anytime', name: localized('Any time', '随时', 'في أي وقت') }],
  designs: Object.entries(gifts).map(([designId, text]) => ({
    designId,
    occasion: 'anytime',
    name: text,
    designUrl: `${pictures}/${designId}`,
  })),
  amounts: giftAmounts.map(amount => money(amount * 100)),
  customAmount: { min: money(1000), max: money(50_000), step: money(500) },
  discounts: [],
  validMonths: 24,
  shopIds: [],
  onSale: true,
})

const tableOf = ({ area, ...table }: ShortBrand['tables'][number]): TableInfo => ({
  ...table,
  serviceAreaName: area,
  operationMode: 1,
  payMode: 0,
  playerMode: false,
  dinnerServiceType: 0,
  posOrderNeedPay: false,
  buffetStallIds: [],
})

const corporationOf = (brand: ShortBrand): Corporation => ({
  corporationId: brand.corporationId,
  brandId: brand.corporationId / 1000,
  name: brand.name,
  slogan: brand.slogan,
  appid: brand.key,
  logo: `${brand.pictures}/logo`,
  currency: brand.currency,
  addressFormat: 'international',
  dateTimeFormat: { date: 'local', time: 'local', dateTime: 'local' },
  languages: ['en_US', 'zh_CN', 'ar'],
  texts: {},
  chooseLanguage: false,
  cardProgramId: `${brand.key}-card`,
  adjustAlone: { POINT: 500, [brand.currency.currencyCode]: 2500 },
  style: { primaryColor: brand.primaryColor, buttonCorner: 'big' },
})

/** A member with a balance and points, so that card and checkout have something to show. */
const membersOf = ({ corporationId, member, store: { shopId } }: ShortBrand) => {
  const customerId = corporationId + 1
  return {
    customers: [
      {
        customerId,
        firstName: member.firstName,
        lastName: member.lastName,
        nick: member.firstName,
        email: `${member.firstName.toLowerCase()}@example.com`,
        phone: member.phone,
        isMember: true,
        language: 'en_US',
      },
    ],
    members: [
      {
        cardId: `0193a000-0000-7000-8000-00000000${customerId}`,
        customerId,
        cardNo: `580311${corporationId}517834`,
        cardLevelId: member.cardLevelId,
        growth: member.growth,
        history: [
          { kind: 'recharged' as const, part: 'paid' as const, amount: 12_000, daysAgo: 30, shopId },
          { kind: 'held' as const, part: 'paid' as const, amount: 3450, daysAgo: 9, shopId },
        ],
        points: [{ points: 640, daysAgo: 12, shopId }],
      },
    ],
  }
}

/** A demo brand with one store, whose pages and theme are its own. */
export function brandOf(brand: ShortBrand): DemoBrand {
  const { key, pictures, store, menu, manager, currency } = brand
  const config: ShopConfig = {
    ...alike,
    ...store,
    brandId: brand.corporationId / 1000,
    cardProgramId: `${key}-card`,
    picture: `${pictures}/store`,
    currency,
  }
  const staff = {
    account: `manager@${key}.example`,
    name: manager,
    password: 'marigold-demo',
    shopIds: [store.shopId],
    role: 'manager' as const,
    brand: true,
  }
  return {
    corporation: corporationOf(brand),
    shops: [{ config, tables: brand.tables.map(tableOf), menu: menuOf({ ...menu, pictures }), stock: {} }],
    staff: [staff],
    ...membersOf(brand),
    agreements: sampleAgreements(brand.name, AGREEMENTS),
    campaigns: brand.campaigns,
    coupons: brand.coupons,
    giftCards: { programs: [giftsOf(brand)], cards: brand.giftCards },
    memberPrograms: [programOf(brand)],
    storedValue: [topUpOf(brand)],
    evaluation,
    pastOrders: brand.pastOrders,
    decoration: { decorationPlanId: key, pages: [...brand.pages] },
  }
}
