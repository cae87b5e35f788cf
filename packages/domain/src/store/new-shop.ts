import type { Currency, LocalizedText, Money } from '../money/index.ts'
import type { ShopConfig, SlotRule, TaxRule } from './types.ts'
import type { BizType, TimeWindow } from './ways.ts'

export interface NewShop {
  shopId: number
  brandId: number
  shopName: LocalizedText
  countryCode: string
  timeZone: string
  languages: string[]
  currency: Currency
  taxes: TaxRule[]
  /** Order types that are on from the start; left out: none. */
  bizTypes?: BizType[]
  /** Payment methods of the server by PAY-5; left out: payment at the venue. */
  paymentMethods?: readonly string[]
  /** The usual one of its country. PAY-19 */
  cashRounding?: Money | undefined
}

const everyDay: TimeWindow[] = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 10 * 60, to: 22 * 60 }]
const slots = (leadMinutes: number, intervalMinutes: number, daysAhead: number): SlotRule => ({
  leadMinutes,
  intervalMinutes,
  capacity: 10,
  daysAhead,
  asap: true,
})

const AT_VENUE = 'out-line'
/** What guests have with the brand. It is offered to those who have it. */
const OWN = ['16_msPoint', '16_msBalance', '17_giftCard']

/** Whether a method can pay for a guest who has nothing with the brand yet. */
export const paysForEverybody = (method: string): boolean => !OWN.includes(method)

/**
 * The settings of a new store: in preparation, open daily from 10:00 to 22:00, without tips, fees and zones. Points, member
 * cards and gift cards are taken. Delivery is paid online, because delivery guests never come to the venue. STORE-1
 */
export const newShopConfig = ({
  paymentMethods = [AT_VENUE],
  bizTypes = [],
  countryCode,
  cashRounding,
  ...given
}: NewShop): ShopConfig => ({
  ...given,
  state: 'preparing',
  bizTypes,
  description: {},
  address: { countryCode, lines: [], city: '', region: '', postcode: '' },
  point: { latitude: 0, longitude: 0 },
  phone: '',
  picture: '',
  hours: { 1100: everyDay, 1200: everyDay, 1300: everyDay },
  holidays: [],
  slots: { 1200: slots(45, 30, 2), 1300: slots(15, 15, 6) },
  deliveryZones: [],
  taxRounding: 'total',
  surcharges: [],
  promotions: [],
  paymentMethods: {
    1100: [...paymentMethods, ...OWN],
    1200: [...paymentMethods.filter(method => method !== AT_VENUE), ...OWN],
    1300: [...paymentMethods, ...OWN],
  },
  ...(cashRounding !== undefined && { cashRounding }),
  acceptWithin: 600,
  readyMinutes: 20,
  dineInItemLimit: { count: 0, perPerson: false },
  quickRemarks: [],
  enablePickupVerifyPhone: false,
  checkOrderRequiresIn4Hours: false,
})
