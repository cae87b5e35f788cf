import { money } from '@comanda/domain/money'
import { localized } from '../../localized.ts'
import { aroundTheClock, deliverySlots, pickupSlots } from '../../stores/hours.ts'
import { brandOf, type ShortBrand } from '../brand-of.ts'
import { club, slurpCampaigns, slurpCoupons, slurpGiftCards, slurpOrders } from './membership.ts'
import { slurpMenu } from './menu.ts'
import { slurpPages } from './pages.ts'

const counter = localized('Counter', '吧台', 'المنضدة')
const tables = localized('Tables', '散台', 'الطاولات')

/** Slurp, tea and noodles in New York: bright, dense, quick. */
const SLURP: ShortBrand = {
  corporationId: 3000,
  key: 'slurp',
  pictures: 'slurp-3',
  name: localized('Slurp', '吸溜', 'سلرب'),
  slogan: localized('Tea and noodles, fast', '茶饮与面，快', 'شاي ونودلز بسرعة'),
  primaryColor: '#ffd426',
  currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
  store: {
    shopId: 301,
    shopName: localized('Slurp Canal St', '吸溜 · 坚尼街', 'سلرب كانال ستريت'),
    description: localized(
      'A counter, a wok, a wall of tea.',
      '一方台，一口锅，一墙茶。',
      'منضدة وووك وجدار من الشاي.',
    ),
    address: { countryCode: 'US', lines: ['212 Canal Street'], city: 'New York', region: 'NY', postcode: '10013' },
    point: { latitude: 40.7179, longitude: -74.0006 },
    phone: '+12125550177',
    seller: { legalName: 'Slurp Canal LLC', taxNumber: '88-4410277' },
    timeZone: 'America/New_York',
    hours: { 1100: aroundTheClock, 1200: aroundTheClock, 1300: aroundTheClock },
    slots: { 1200: deliverySlots(25, 20), 1300: pickupSlots(7, 20) },
    deliveryZones: [
      {
        zoneId: 'slurp-near',
        name: localized('Lower Manhattan', '曼哈顿下城', 'مانهاتن السفلى'),
        shape: { kind: 'circle', radius: 4000 },
        fee: money(199),
        minimumDeliveryFee: money(1000),
        freeFrom: money(2500),
      },
    ],
    taxes: [
      {
        taxId: 'slurp-tax',
        name: localized('Sales tax', '销售税', 'ضريبة المبيعات'),
        rate: 88_750,
        inclusive: false,
        onFees: false,
      },
    ],
    surcharges: [],
    readyMinutes: 7,
  },
  menu: slurpMenu,
  tables: [
    { tableId: 'sL3kTz8QmB5vYn2d', tableName: '12', area: counter, seats: 1 },
    { tableId: 'sL4mUy7PnC6wXk9f', tableName: '13', area: counter, seats: 1 },
    { tableId: 'sL5nVx6RoD7zWj8g', tableName: '21', area: tables, seats: 4 },
  ],
  manager: 'Jo Lin',
  card: club,
  gifts: {
    'gift-cup': localized('A cup on me', '请你喝茶', 'كوب على حسابي'),
    'gift-bowl': localized('A bowl on me', '请你吃面', 'وعاء على حسابي'),
    'gift-party': localized('Party!', '开派对！', 'حفلة!'),
  },
  giftAmounts: [10, 20, 30, 50],
  giftCards: slurpGiftCards,
  coupons: slurpCoupons,
  campaigns: slurpCampaigns,
  pastOrders: slurpOrders,
  member: {
    firstName: 'Kai',
    lastName: 'Moreno',
    phone: { countryCode: '1', isoCode: 'US', phoneNumber: '2125550199' },
    cardLevelId: 'gulp',
    growth: 420,
  },
  pages: slurpPages,
}

export const slurp = () => brandOf(SLURP)
