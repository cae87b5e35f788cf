import { money } from '@comanda/domain/money'
import { localized } from '../localized.ts'
import { pictureOf } from '../pictures/name.ts'
import { londonBookings } from './bookings.ts'
import { daily, deliverySlots, onDays, pickupSlots } from './hours.ts'
import { morePromotions } from './more-promotions.ts'
import { alike, everyMethod, type StorePlan } from './plan.ts'
import { remarks, remarksFor } from './remarks.ts'

/** London: included tax, fixed tips for the rider, a kitchen that closes. */
export const london: StorePlan = {
  config: {
    ...alike,
    shopId: 102,
    shopName: localized('Marigold Kitchen, Soho', '金盏厨房 · 伦敦苏豪', 'مطبخ ماريغولد، سوهو'),
    description: localized(
      'A narrow house on Greek Street with a terrace nobody expects.',
      '希腊街的窄屋，藏着意想不到的露台。',
      'بيت ضيق في شارع غريك مع شرفة غير متوقعة.',
    ),
    address: { countryCode: 'GB', lines: ['18 Greek Street'], city: 'London', region: '', postcode: 'W1D 4DS' },
    point: { latitude: 51.5139, longitude: -0.1311 },
    phone: '+442079460142',
    seller: { legalName: 'Marigold Kitchen (Soho) Ltd', taxNumber: 'GB 347 2198 06' },
    picture: pictureOf('store-uk'),
    timeZone: 'Europe/London',
    currency: { currencyCode: 'GBP', currencySymbol: '£', internationalSystemOfUnits: 2 },
    languages: ['en_US', 'zh_CN', 'ar'],
    bizTypes: [1100, 1200, 1300],
    hours: {
      1100: [onDays([0], 9, 22), onDays([1, 2, 3, 4], 7, 23.5), onDays([5, 6], 7, 25)],
      1200: [daily(11.5, 14.5), daily(17, 22)],
      1300: [onDays([0], 9, 21.5), onDays([1, 2, 3, 4, 5, 6], 7, 23)],
    },
    holidays: [
      { date: '2026-12-25', name: localized('Christmas Day', '圣诞节', 'عيد الميلاد'), windows: [] },
      {
        date: '2026-12-26',
        name: localized('Boxing Day', '节礼日', 'يوم الصناديق'),
        windows: [{ from: 660, to: 1260 }],
      },
    ],
    slots: { 1200: deliverySlots(40, 6), 1300: pickupSlots(20, 8) },
    deliveryZones: [
      {
        zoneId: 'uk-near',
        name: localized('Up to 2 km', '2 公里以内', 'حتى 2 كم'),
        shape: { kind: 'circle', radius: 2000 },
        fee: money(199),
        minimumDeliveryFee: money(1200),
        freeFrom: money(3500),
      },
      {
        zoneId: 'uk-far',
        name: localized('Up to 4.5 km', '4.5 公里以内', 'حتى 4.5 كم'),
        shape: { kind: 'circle', radius: 4500 },
        fee: money(399),
        minimumDeliveryFee: money(2000),
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
    surcharges: [],
    tip: {
      tipType: 1,
      smallestUnitAmounts: [0, 100, 200, 300],
      defaultIndex: 0,
      tipRules: 'total',
      beforeDiscount: false,
      tipPaymentUids: ['12_bankCard'],
      useCustomPayment: true,
      bizTypes: [1200],
    },
    promotions: [
      {
        discountId: 'uk-early',
        promotionType: 1101,
        name: localized('Early supper, 15% off', '早晚餐八五折', 'عشاء مبكر: خصم 15٪'),
        effect: { kind: 'percent', rate: 150_000 },
        threshold: money(1500),
        windows: [onDays([1, 2, 3, 4], 16, 18)],
        bizTypes: [1100],
        foodIds: [],
      },
      {
        discountId: 'uk-choose-ten',
        promotionType: 1105,
        name: localized('10% off your collection', '自取九折', 'خصم 10٪ عند الاستلام'),
        effect: { kind: 'percent', rate: 100_000 },
        threshold: money(1000),
        windows: [],
        bizTypes: [1300],
        foodIds: [],
      },
      ...morePromotions.uk,
    ],
    paymentMethods: everyMethod,
    readyMinutes: 20,
    booking: londonBookings,
    // Guests verify their phone for pickup. LOGIN-8
    enablePickupVerifyPhone: true,
    quickRemarks: [remarks.lessSalt, remarks.allergic],
    quickRemarksFor: remarksFor,
  },
  menu: {
    store: 'uk',
    hot: [
      'butter-chicken',
      'classic-burger',
      'katsu-curry',
      'margherita',
      'chicken-gyoza',
      'fries',
      'falafel-pita',
      'strawberry-cake',
      'chicken-rice',
      'lemonade',
    ],
    taxIds: () => ['uk-vat'],
  },
  stock: { bento: 4, paella: 0, 'strawberry-cake': 6, 'birthday-cake': 1, 'margherita:margherita.slice': 5 },
}
