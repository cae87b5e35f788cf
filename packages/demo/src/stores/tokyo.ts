import { money } from '@comanda/domain/money'
import { localized } from '../localized.ts'
import { pictureOf } from '../pictures/name.ts'
import { tokyoBookings } from './bookings.ts'
import { daily, deliverySlots, pickupSlots } from './hours.ts'
import { morePromotions } from './more-promotions.ts'
import { alike, everyMethod, type StorePlan } from './plan.ts'
import { remarks, remarksFor } from './remarks.ts'

/** Tokyo: no decimals, two included tax rates, counter seats and a dumpling buffet. */
export const tokyo: StorePlan = {
  config: {
    ...alike,
    shopId: 103,
    shopName: {
      ...localized('Marigold Kitchen, Nakameguro', '金盏厨房 · 东京中目黑', 'مطبخ ماريغولد، ناكاميغورو'),
      ja_JP: 'マリーゴールド食堂 中目黒',
    },
    description: localized(
      'Eleven counter seats along the river, and a big table for dumplings.',
      '河畔十一个吧台座，还有一张饺子大桌。',
      'أحد عشر مقعدًا على النهر وطاولة كبيرة للزلابية.',
    ),
    address: {
      countryCode: 'JP',
      lines: ['1-20-4 Kamimeguro', 'Meguro-ku'],
      city: 'Tokyo',
      region: 'Tokyo',
      postcode: '153-0051',
    },
    point: { latitude: 35.6443, longitude: 139.6992 },
    phone: '+81355550142',
    seller: { legalName: 'Marigold Kitchen Nakameguro G.K.', taxNumber: 'T7011003087416' },
    picture: pictureOf('store-jp'),
    timeZone: 'Asia/Tokyo',
    currency: { currencyCode: 'JPY', currencySymbol: '¥', internationalSystemOfUnits: 0 },
    languages: ['en_US', 'zh_CN'],
    bizTypes: [1100, 1200, 1300],
    hours: { 1100: [daily(6, 26)], 1200: [daily(6, 26)], 1300: [daily(6, 26)] },
    holidays: [
      {
        date: '2027-01-01',
        name: localized('New Year’s Day', '元旦', 'رأس السنة'),
        windows: [{ from: 600, to: 1200 }],
      },
    ],
    slots: { 1200: deliverySlots(25, 5), 1300: pickupSlots(10, 6) },
    deliveryZones: [
      {
        zoneId: 'jp-near',
        name: localized('Up to 1.5 km', '1.5 公里以内', 'حتى 1.5 كم'),
        shape: { kind: 'circle', radius: 1500 },
        fee: money(250),
        minimumDeliveryFee: money(1500),
        freeFrom: money(4000),
      },
      {
        zoneId: 'jp-far',
        name: localized('Up to 3 km', '3 公里以内', 'حتى 3 كم'),
        shape: { kind: 'circle', radius: 3000 },
        fee: money(450),
        minimumDeliveryFee: money(2000),
      },
    ],
    taxes: [
      {
        taxId: 'jp-tax-10',
        name: localized('Consumption tax 10%', '消费税 10%', 'ضريبة الاستهلاك 10٪'),
        rate: 100_000,
        inclusive: true,
        onFees: true,
      },
      {
        taxId: 'jp-tax-8',
        name: localized('Reduced tax 8%', '轻减税率 8%', 'ضريبة مخفضة 8٪'),
        rate: 80_000,
        inclusive: true,
        onFees: false,
      },
    ],
    surcharges: [],
    promotions: [
      {
        discountId: 'jp-late-bowl',
        promotionType: 1101,
        name: localized('Late bowl, ¥100 off ramen', '深夜拉面立减 100 日元', 'وعاء الليل: خصم 100 ين على الرامن'),
        effect: { kind: 'amount', amount: money(100) },
        threshold: money(0),
        windows: [daily(22, 26)],
        bizTypes: [1100],
        foodIds: ['shoyu-ramen', 'spicy-miso-ramen', 'vegetable-udon'],
      },
      {
        discountId: 'jp-three-hundred',
        promotionType: 1104,
        name: localized('¥300 off orders over ¥3,000', '满 3000 减 300 日元', 'خصم 300 ين من 3000'),
        effect: { kind: 'amount', amount: money(300) },
        threshold: money(3000),
        windows: [],
        bizTypes: [1200, 1300],
        foodIds: [],
      },
      ...morePromotions.jp,
    ],
    paymentMethods: everyMethod,
    readyMinutes: 10,
    booking: tokyoBookings,
    quickRemarks: [remarks.lessSalt, remarks.allergic],
    quickRemarksFor: remarksFor,
  },
  menu: {
    store: 'jp',
    buffet: true,
    hot: [
      'shoyu-ramen',
      'chicken-gyoza',
      'spicy-miso-ramen',
      'onigiri',
      'ramen-set',
      'salmon-nigiri',
      'katsu-curry',
      'ebi-tempura',
      'green-tea',
      'custard-pudding',
    ],
    taxIds: kind => [kind === 'packaged' ? 'jp-tax-8' : 'jp-tax-10'],
  },
  stock: { bento: 5, 'mochi-dango': 8, 'salmon-nigiri:salmon-nigiri.six': 0, 'cookie-box': 6, oysters: 0 },
}
