import { money } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const lunchAndDinner = [
  { weekdays: everyDay, from: 11 * 60, to: 15 * 60 },
  { weekdays: everyDay, from: 18 * 60, to: 22 * 60 },
]

/** A store for tests: London, lunch and dinner, two orders a slot, delivery within two kilometres. */
export const testShop = (changes: Partial<ShopConfig> = {}): ShopConfig => ({
  shopId: 7,
  brandId: 1,
  shopName: { en_US: 'Garden Café', zh_CN: '花园餐厅' },
  description: { en_US: 'Soup and bread' },
  address: { countryCode: 'GB', lines: ['1 Rose Lane'], city: 'London', region: '', postcode: 'E1 6AN' },
  point: { latitude: 51.52, longitude: -0.07 },
  phone: '+442012345678',
  picture: '',
  timeZone: 'Europe/London',
  currency: { currencyCode: 'GBP', currencySymbol: '£', internationalSystemOfUnits: 2 },
  languages: ['en_US'],
  bizTypes: [1100, 1200, 1300],
  hours: { 1100: lunchAndDinner, 1200: lunchAndDinner, 1300: lunchAndDinner },
  holidays: [],
  slots: {
    1200: { leadMinutes: 40, intervalMinutes: 30, capacity: 2, daysAhead: 1, asap: true },
    1300: { leadMinutes: 15, intervalMinutes: 15, capacity: 2, daysAhead: 1, asap: true },
  },
  deliveryZones: [
    {
      zoneId: 'near',
      name: { en_US: 'Near' },
      shape: { kind: 'circle', radius: 2000 },
      fee: money(300),
      minimumDeliveryFee: money(1500),
      freeFrom: money(4000),
    },
  ],
  taxes: [],
  taxRounding: 'line',
  surcharges: [],
  promotions: [],
  paymentMethods: { 1300: ['out-line'] },
  acceptWithin: 300,
  readyMinutes: 20,
  dineInItemLimit: { count: 0, perPerson: false },
  quickRemarks: [{ en_US: 'No onion', zh_CN: '不要洋葱' }],
  quickRemarksFor: { 1200: [{ en_US: 'Leave it at the door', zh_CN: '放门口' }] },
  enablePickupVerifyPhone: false,
  checkOrderRequiresIn4Hours: false,
  ...changes,
})
