import { money } from '@comanda/domain/money'
import type { BookingRules } from '@comanda/domain/store'
import { localized } from '../../localized.ts'
import { daily, deliverySlots, pickupSlots } from '../../stores/hours.ts'
import { brandOf, type ShortBrand } from '../brand-of.ts'
import { circle, ombraCampaigns, ombraCoupons, ombraGiftCards, ombraOrders } from './membership.ts'
import { ombraMenu } from './menu.ts'
import { ombraPages } from './pages.ts'

const hours = [daily(7, 27)]
const byTheFire = localized('By the fire', '炉边', 'قرب النار')
const theRoom = localized('The room', '主厅', 'القاعة')

/** Dinner in two seatings; large parties pay a deposit. */
const booking: BookingRules = {
  windows: [daily(17.5, 22)],
  intervalMinutes: 30,
  durations: [
    { upTo: 2, minutes: 120 },
    { upTo: 6, minutes: 150 },
  ],
  leadMinutes: 120,
  daysAhead: 60,
  minParty: 1,
  maxParty: 6,
  holdMinutes: 15,
  earlyMinutes: 30,
  changeMinutes: 240,
  deposit: {
    rows: [{ fromParty: 5, weekdays: [0, 1, 2, 3, 4, 5, 6], amount: money(4000) }],
    payMinutes: 15,
    refundMinutes: 48 * 60,
  },
  areas: [
    { areaId: 'fire', name: byTheFire, tableNames: ['I', 'II', 'IV'] },
    { areaId: 'room', name: theRoom, tableNames: ['V', 'VI', 'VII'], rows: [['V', 'VI']] },
  ],
}

/** Ombra, a fine-dining room in London: dark, with photographs, nothing but lines and space. */
const OMBRA: ShortBrand = {
  corporationId: 2000,
  key: 'ombra',
  pictures: 'ombra-3',
  name: localized('Ombra', 'Ombra 影', 'أومبرا'),
  slogan: localized('A dining room lit by fire', '以火点亮的餐室', 'قاعة طعام يضيئها الجمر'),
  primaryColor: '#c9a35b',
  currency: { currencyCode: 'GBP', currencySymbol: '£', internationalSystemOfUnits: 2 },
  store: {
    shopId: 201,
    shopName: localized('Ombra', 'Ombra 影', 'أومبرا'),
    description: localized(
      'Twenty-two seats around an open fire in Marylebone.',
      '马里波恩，二十二席围炉而坐。',
      'اثنان وعشرون مقعدًا حول نار مفتوحة في مارليبون.',
    ),
    address: { countryCode: 'GB', lines: ['7 Chiltern Mews'], city: 'London', region: '', postcode: 'W1U 6AB' },
    point: { latitude: 51.5203, longitude: -0.1542 },
    phone: '+442079460177',
    seller: { legalName: 'Ombra Dining Ltd', taxNumber: 'GB 391 7720 14' },
    timeZone: 'Europe/London',
    hours: { 1100: hours, 1200: hours, 1300: hours },
    slots: { 1200: deliverySlots(60, 4), 1300: pickupSlots(40, 4) },
    deliveryZones: [
      {
        zoneId: 'ombra-near',
        name: localized('Central London', '伦敦市中心', 'وسط لندن'),
        shape: { kind: 'circle', radius: 5000 },
        fee: money(900),
        minimumDeliveryFee: money(6000),
      },
    ],
    taxes: [
      {
        taxId: 'uk-vat',
        name: localized('VAT', '增值税', 'ضريبة القيمة المضافة'),
        rate: 200_000,
        inclusive: true,
        onFees: true,
      },
    ],
    surcharges: [
      {
        surchargeId: 'ombra-service',
        name: localized('Service', '服务费', 'الخدمة'),
        rate: 125_000,
        bizTypes: [1100],
      },
    ],
    readyMinutes: 40,
    booking,
  },
  menu: ombraMenu,
  tables: [
    { tableId: 'oM1cYt8RdK5wpH3z', tableName: 'I', area: byTheFire, seats: 2 },
    { tableId: 'oM2fNs6JvQ4bgX7m', tableName: 'II', area: byTheFire, seats: 2 },
    { tableId: 'oM7rVq2LxW9ktB4c', tableName: 'IV', area: byTheFire, seats: 4 },
    { tableId: 'oM5hZp9TcL2kyD8n', tableName: 'V', area: theRoom, seats: 4 },
    { tableId: 'oM6jBw3GfS7qvR5x', tableName: 'VI', area: theRoom, seats: 4 },
    { tableId: 'oM8kCx4HgT6rwN9d', tableName: 'VII', area: theRoom, seats: 6 },
  ],
  manager: 'Clara Venn',
  card: circle,
  gifts: {
    'gift-dinner': localized('Dinner for two', '双人晚餐', 'عشاء لشخصين'),
    'gift-fire': localized('An evening by the fire', '炉边之夜', 'أمسية قرب النار'),
    'gift-glass': localized('A glass, raised', '举杯', 'نخب'),
  },
  giftAmounts: [100, 150, 250, 400],
  giftCards: ombraGiftCards,
  coupons: ombraCoupons,
  campaigns: ombraCampaigns,
  pastOrders: ombraOrders,
  member: {
    firstName: 'Iris',
    lastName: 'Hale',
    phone: { countryCode: '44', isoCode: 'GB', phoneNumber: '7700900177' },
    cardLevelId: 'flame',
    growth: 920,
  },
  pages: ombraPages,
}

export const ombra = () => brandOf(OMBRA)
