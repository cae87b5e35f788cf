import { money } from '@comanda/domain/money'
import { localized } from '../localized.ts'
import { pictureOf } from '../pictures/name.ts'
import { kuwaitBookings } from './bookings.ts'
import { daily, deliverySlots, onDays, pickupSlots } from './hours.ts'
import { morePromotions } from './more-promotions.ts'
import { alike, everyMethod, type StorePlan } from './plan.ts'
import { remarks, remarksFor } from './remarks.ts'

/** Kuwait: three decimals, no tax, a fixed card fee, Arabic and English, cash on delivery. */
export const kuwait: StorePlan = {
  config: {
    ...alike,
    shopId: 104,
    shopName: localized('Marigold Kitchen, Salmiya', '金盏厨房 · 科威特萨尔米亚', 'مطبخ ماريغولد، السالمية'),
    description: localized(
      'Family rooms, a terrace on the Gulf, everything halal.',
      '家庭包厢、海湾露台，全部清真。',
      'قسم للعائلات وشرفة على الخليج، وكل شيء حلال.',
    ),
    address: {
      countryCode: 'KW',
      lines: ['Arabian Gulf Street', 'Block 4'],
      city: 'Salmiya',
      region: 'Hawalli',
      postcode: '20004',
    },
    point: { latitude: 29.3417, longitude: 48.0915 },
    phone: '+96522250142',
    seller: { legalName: 'Marigold Kitchen Kuwait W.L.L.', taxNumber: 'KW 300 5512 8' },
    picture: pictureOf('store-kw'),
    timeZone: 'Asia/Kuwait',
    currency: { currencyCode: 'KWD', currencySymbol: 'KD', internationalSystemOfUnits: 3 },
    languages: ['ar', 'en_US'],
    bizTypes: [1100, 1200, 1300],
    hours: { 1100: [daily(6, 26)], 1200: [daily(6, 26)], 1300: [daily(6, 26)] },
    holidays: [
      {
        date: '2027-02-25',
        name: localized('National Day', '国庆日', 'العيد الوطني'),
        windows: [{ from: 480, to: 1620 }],
      },
    ],
    slots: { 1200: deliverySlots(70, 10), 1300: pickupSlots(20, 10) },
    deliveryZones: [
      {
        zoneId: 'kw-salmiya',
        name: localized('Salmiya and Rumaithiya', '萨尔米亚与鲁迈西亚', 'السالمية والرميثية'),
        shape: { kind: 'circle', radius: 4000 },
        fee: money(500),
        minimumDeliveryFee: money(3000),
        freeFrom: money(10_000),
      },
      {
        zoneId: 'kw-city',
        name: localized('Kuwait City', '科威特城', 'مدينة الكويت'),
        shape: { kind: 'circle', radius: 12_000 },
        fee: money(1250),
        minimumDeliveryFee: money(5000),
      },
    ],
    taxes: [],
    surcharges: [],
    ccFee: { feesType: 2, rate: 0, amount: money(100) },
    promotions: [
      {
        discountId: 'kw-lunch',
        promotionType: 1101,
        name: localized('Weekday lunch, 10% off', '工作日午餐九折', 'غداء أيام الأسبوع: خصم 10٪'),
        effect: { kind: 'percent', rate: 100_000 },
        threshold: money(0),
        windows: [onDays([0, 1, 2, 3, 4], 12, 16)],
        bizTypes: [1100, 1300],
        foodIds: [],
      },
      {
        discountId: 'kw-free-ride',
        promotionType: 5201,
        name: localized('Free delivery from KD 8', '满 8 第纳尔免配送', 'توصيل مجاني من 8 د.ك'),
        effect: { kind: 'freeDelivery' },
        threshold: money(8000),
        windows: [],
        bizTypes: [1200],
        foodIds: [],
      },
      ...morePromotions.kw,
    ],
    paymentMethods: {
      1100: [...everyMethod[1100]],
      1200: [...everyMethod[1200], 'out-line'],
      1300: [...everyMethod[1300]],
    },
    readyMinutes: 18,
    booking: kuwaitBookings,
    quickRemarks: [remarks.noOnion, remarks.allergic],
    quickRemarksFor: remarksFor,
  },
  menu: {
    store: 'kw',
    hot: [
      'machboos',
      'chicken-burger',
      'falafel-pita',
      'satay',
      'butter-chicken',
      'fried-chicken',
      'lemonade',
      'shoyu-ramen',
      'sundae',
      'young-coconut',
    ],
    taxIds: () => [],
    minimums: { dumplings: 2 },
  },
  stock: { machboos: 9, bento: 0, cupcake: 4, 'birthday-cake': 3 },
}
