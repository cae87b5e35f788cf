import { money } from '@comanda/domain/money'
import { localized } from '../localized.ts'
import { pictureOf } from '../pictures/name.ts'
import { aroundTheClock, daily, deliverySlots, onDays, pickupSlots } from './hours.ts'
import { morePromotions } from './more-promotions.ts'
import { alike, withWallets, type StorePlan } from './plan.ts'
import { remarks, remarksFor } from './remarks.ts'

/** Singapore: taxed service charge, English and Chinese, open around the clock. */
export const singapore: StorePlan = {
  config: {
    ...alike,
    shopId: 105,
    shopName: localized('Marigold Kitchen, Joo Chiat', '金盏厨房 · 新加坡如切', 'مطبخ ماريغولد، جو شيات'),
    description: localized(
      'A shophouse with tiled floors, laksa at dawn and crab after dark.',
      '花砖店屋，清晨叻沙，入夜螃蟹。',
      'بيت قديم ببلاط ملون، لاكسا عند الفجر وسلطعون في الليل.',
    ),
    address: { countryCode: 'SG', lines: ['201 Joo Chiat Road'], city: 'Singapore', region: '', postcode: '427472' },
    point: { latitude: 1.3112, longitude: 103.9013 },
    phone: '+6565550142',
    seller: { legalName: 'Marigold Kitchen Katong Pte. Ltd.', taxNumber: '201934587K' },
    picture: pictureOf('store-sg'),
    timeZone: 'Asia/Singapore',
    currency: { currencyCode: 'SGD', currencySymbol: 'S$', internationalSystemOfUnits: 2 },
    languages: ['en_US', 'zh_CN'],
    bizTypes: [1100, 1200, 1300],
    hours: { 1100: aroundTheClock, 1200: aroundTheClock, 1300: aroundTheClock },
    holidays: [
      {
        date: '2027-02-06',
        name: localized('Chinese New Year', '春节', 'رأس السنة الصينية'),
        windows: [{ from: 600, to: 1320 }],
      },
    ],
    slots: { 1200: deliverySlots(40, 8), 1300: pickupSlots(15, 10) },
    deliveryZones: [
      {
        zoneId: 'sg-katong',
        name: localized('Katong and Joo Chiat', '加东与如切', 'كاتونغ وجو شيات'),
        shape: { kind: 'circle', radius: 2500 },
        fee: money(300),
        minimumDeliveryFee: money(1500),
        freeFrom: money(4000),
      },
      {
        zoneId: 'sg-east',
        name: localized('The East', '东部', 'الشرق'),
        shape: { kind: 'circle', radius: 7000 },
        fee: money(600),
        minimumDeliveryFee: money(2500),
      },
    ],
    taxes: [
      {
        taxId: 'sg-gst',
        name: localized('GST', '消费税', 'ضريبة السلع والخدمات'),
        rate: 90_000,
        inclusive: false,
        onFees: true,
      },
    ],
    taxRounding: 'line',
    surcharges: [
      {
        surchargeId: 'sg-service',
        name: localized('Service charge', '服务费', 'رسم الخدمة'),
        rate: 100_000,
        bizTypes: [1100],
      },
    ],
    promotions: [
      {
        discountId: 'sg-kopi',
        promotionType: 1101,
        name: localized('Kopi hour, 30% off cups', '咖啡时光七折', 'ساعة القهوة: خصم 30٪'),
        effect: { kind: 'percent', rate: 300_000 },
        threshold: money(0),
        windows: [daily(14, 17)],
        bizTypes: [1100, 1300],
        foodIds: ['coffee', 'green-tea', 'bubble-tea'],
      },
      {
        discountId: 'sg-weekend-ride',
        promotionType: 2203,
        name: localized('Weekend delivery on us', '周末免配送费', 'توصيل نهاية الأسبوع علينا'),
        effect: { kind: 'freeDelivery' },
        threshold: money(3000),
        windows: [onDays([0, 6], 0, 24)],
        bizTypes: [1200],
        foodIds: [],
      },
      {
        discountId: 'sg-six-off',
        promotionType: 1104,
        name: localized('$6 off orders over $50', '满 $50 减 $6', 'خصم 6$ من 50$'),
        effect: { kind: 'amount', amount: money(600) },
        threshold: money(5000),
        windows: [],
        bizTypes: [1100, 1200, 1300],
        foodIds: [],
      },
      ...morePromotions.sg,
    ],
    paymentMethods: withWallets,
    readyMinutes: 12,
    dineInItemLimit: { count: 20, perPerson: true },
    quickRemarks: [remarks.noCoriander, remarks.lessSalt, remarks.allergic],
    quickRemarksFor: remarksFor,
  },
  menu: {
    store: 'sg',
    buffet: true,
    hot: [
      'laksa',
      'chicken-rice',
      'prawn-dumplings',
      'bubble-tea',
      'satay',
      'wok-noodles',
      'chicken-gyoza',
      'vegetable-dumplings',
      'shaved-ice',
      'mango-lassi',
    ],
    taxIds: () => ['sg-gst'],
    minimums: { dumplings: 2 },
  },
  stock: {
    bento: 8,
    'chilli-crab': 6,
    onigiri: 0,
    'young-coconut': 2,
    'modifier/pearls.jelly': 0,
    'mochi-dango': 9,
    'family-feast': 1,
  },
}
