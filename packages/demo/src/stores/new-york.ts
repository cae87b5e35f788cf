import { money } from '@comanda/domain/money'
import { localized } from '../localized.ts'
import { newYorkBookings } from './bookings.ts'
import { aroundTheClock, daily, deliverySlots, pickupSlots } from './hours.ts'
import { morePromotions } from './more-promotions.ts'
import { alike, everyMethod, type StorePlan } from './plan.ts'
import { pictureOf } from '../pictures/name.ts'
import { remarks, remarksFor } from './remarks.ts'

/** New York: open around the clock, three added taxes, tips, a card surcharge. */
export const newYork: StorePlan = {
  config: {
    ...alike,
    shopId: 101,
    shopName: localized('Marigold Kitchen, Nolita', '金盏厨房 · 纽约诺利塔', 'مطبخ ماريغولد، نوليتا'),
    description: localized(
      'The all-night corner: burgers, ramen, pie at four in the morning.',
      '通宵街角：汉堡、拉面，凌晨四点的甜点。',
      'ركن لا ينام: برغر ورامن وحلوى عند الفجر.',
    ),
    address: { countryCode: 'US', lines: ['241 Mulberry Street'], city: 'New York', region: 'NY', postcode: '10012' },
    point: { latitude: 40.7229, longitude: -73.9954 },
    phone: '+12125550142',
    seller: { legalName: 'Marigold Kitchen Nolita LLC', taxNumber: 'EIN 84-2190357' },
    picture: pictureOf('store-us'),
    timeZone: 'America/New_York',
    currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
    languages: ['en_US', 'zh_CN', 'ar'],
    bizTypes: [1100, 1200, 1300],
    hours: { 1100: aroundTheClock, 1200: aroundTheClock, 1300: aroundTheClock },
    holidays: [
      {
        date: '2026-12-25',
        name: localized('Christmas Day', '圣诞节', 'عيد الميلاد'),
        windows: [{ from: 720, to: 1440 }],
      },
    ],
    slots: { 1200: deliverySlots(45, 8), 1300: pickupSlots(15, 12) },
    deliveryZones: [
      {
        zoneId: 'us-lower',
        name: localized('Lower Manhattan', '下曼哈顿', 'مانهاتن السفلى'),
        shape: {
          kind: 'polygon',
          ring: [
            [-74.0105, 40.7115],
            [-73.9755, 40.7105],
            [-73.9712, 40.729],
            [-73.9835, 40.7365],
            [-74.0098, 40.733],
          ],
        },
        fee: money(299),
        minimumDeliveryFee: money(1500),
        freeFrom: money(4500),
      },
      {
        zoneId: 'us-wide',
        name: localized('Up to 5 km', '5 公里以内', 'حتى 5 كم'),
        shape: { kind: 'circle', radius: 5000 },
        fee: money(499),
        minimumDeliveryFee: money(2500),
        feeByDistance: [
          { from: 2500, fee: money(599) },
          { from: 4000, fee: money(749) },
        ],
      },
      {
        zoneId: 'us-night',
        name: localized('Brooklyn Heights, evenings', '布鲁克林高地（晚间）', 'بروكلين هايتس مساءً'),
        shape: {
          kind: 'polygon',
          ring: [
            [-74.0035, 40.7035],
            [-73.9645, 40.7065],
            [-73.9485, 40.6705],
            [-73.9995, 40.6665],
          ],
        },
        fee: money(899),
        minimumDeliveryFee: money(3500),
        freeFrom: money(9000),
        windows: [daily(18, 26)],
      },
    ],
    taxes: [
      {
        taxId: 'us-state',
        name: localized('State sales tax', '州销售税', 'ضريبة الولاية'),
        rate: 40_000,
        inclusive: false,
        onFees: true,
      },
      {
        taxId: 'us-city',
        name: localized('City sales tax', '市销售税', 'ضريبة المدينة'),
        rate: 45_000,
        inclusive: false,
        onFees: true,
      },
      {
        taxId: 'us-transit',
        name: localized('Transit surcharge', '交通附加税', 'رسم النقل'),
        rate: 3750,
        inclusive: false,
        onFees: true,
      },
    ],
    surcharges: [],
    tip: {
      tipType: 0,
      smallestUnitAmounts: [0, 15, 18, 20, 25],
      defaultIndex: 2,
      tipRules: 'subtotal',
      beforeDiscount: true,
      tipPaymentUids: ['12_bankCard'],
      useCustomPayment: true,
      bizTypes: [1100, 1200],
    },
    refundAlone: money(5000),
    ccFee: { feesType: 1, rate: 25_000, amount: money(0) },
    promotions: [
      {
        discountId: 'us-happy-hour',
        promotionType: 1101,
        name: localized('Happy hour, 20% off drinks', '欢乐时光饮品八折', 'ساعة السعادة: خصم 20٪ على المشروبات'),
        effect: { kind: 'percent', rate: 200_000 },
        threshold: money(0),
        windows: [daily(15, 18)],
        bizTypes: [1100, 1300],
        foodIds: [
          'coffee',
          'green-tea',
          'bubble-tea',
          'cola',
          'lemonade',
          'mango-lassi',
          'sunset-cooler',
          'draught-beer',
        ],
      },
      {
        discountId: 'us-five-off',
        promotionType: 1104,
        name: localized('$5 off from $40', '满 $40 减 $5', 'خصم 5$ من 40$'),
        effect: { kind: 'amount', amount: money(500) },
        threshold: money(4000),
        windows: [],
        bizTypes: [1200, 1300],
        foodIds: [],
      },
      {
        discountId: 'us-free-ride',
        promotionType: 1203,
        name: localized('Free delivery from $60', '满 $60 免配送费', 'توصيل مجاني من 60$'),
        effect: { kind: 'freeDelivery' },
        threshold: money(6000),
        windows: [],
        bizTypes: [1200],
        foodIds: [],
      },
      ...morePromotions.us,
    ],
    paymentMethods: everyMethod,
    readyMinutes: 15,
    booking: newYorkBookings,
    quickRemarks: [remarks.noOnion, remarks.lessSalt, remarks.allergic],
    quickRemarksFor: remarksFor,
  },
  menu: {
    store: 'us',
    hot: [
      'classic-burger',
      'shoyu-ramen',
      'fried-chicken',
      'burger-meal',
      'margherita',
      'bubble-tea',
      'tacos',
      'chicken-gyoza',
      'donut',
      'lemonade',
    ],
    taxIds: () => ['us-state', 'us-city', 'us-transit'],
  },
  stock: {
    bento: 7,
    'custard-pudding': 3,
    laksa: 0,
    'fried-chicken:fried-chicken.six': 0,
    'birthday-cake': 2,
    oysters: 9,
  },
}
