import { money } from '@comanda/domain/money'
import { localized } from '../../localized.ts'
import { daily, deliverySlots, pickupSlots } from '../../stores/hours.ts'
import { brandOf, type ShortBrand } from '../brand-of.ts'
import { ombraMenu } from './menu.ts'
import { ombraPages } from './pages.ts'

const hours = [daily(7, 27)]

/** Ombra, a fine-dining room in London: dark, with photographs, nothing but lines and space. */
const OMBRA: ShortBrand = {
  corporationId: 2000,
  key: 'ombra',
  pictures: 'ombra-1',
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
  },
  menu: ombraMenu,
  table: { tableId: 'oM7rVq2LxW9ktB4c', tableName: 'IV', area: localized('By the fire', '炉边', 'قرب النار') },
  manager: 'Clara Venn',
  card: {
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
  },
  gifts: {
    'gift-dinner': localized('Dinner for two', '双人晚餐', 'عشاء لشخصين'),
    'gift-fire': localized('An evening by the fire', '炉边之夜', 'أمسية قرب النار'),
    'gift-glass': localized('A glass, raised', '举杯', 'نخب'),
  },
  giftAmounts: [100, 150, 250, 400],
  member: {
    firstName: 'Iris',
    lastName: 'Hale',
    phone: { countryCode: '44', isoCode: 'GB', phoneNumber: '7700900177' },
  },
  pages: ombraPages,
}

export const ombra = () => brandOf(OMBRA)
