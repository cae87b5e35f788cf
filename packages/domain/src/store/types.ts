import type { Currency, Money, Ppm, Words } from '../money/index.ts'
import type { Promotion } from './promotion.ts'
import type { BizType, TimeWindow } from './ways.ts'

export interface Point {
  latitude: number
  longitude: number
}

/** A day that differs: closed, or other windows than the weekday's. `date` is YYYY-MM-DD in the store's zone. */
export interface Holiday {
  date: string
  name: Words
  windows: Omit<TimeWindow, 'weekdays'>[]
}

/** How the store hands out times. ORDER-6 */
export interface SlotRule {
  leadMinutes: number
  intervalMinutes: number
  /** Orders a slot takes; 0 = no bound. */
  capacity: number
  daysAhead: number
  /** "As soon as possible" is on offer while the store is open. */
  asap: boolean
}

/** A circle (centre = the store) or a drawn ring of [longitude, latitude]. PRICE-6 */
export interface DeliveryZone {
  zoneId: string
  name: Words
  shape: { kind: 'circle'; radius: number } | { kind: 'polygon'; ring: [number, number][] }
  fee: Money
  minimumDeliveryFee: Money
  /** The fee falls away from this amount of dishes on; absent = never. */
  freeFrom?: Money
  /** From so many metres on it costs this much: of the steps that are reached the farthest counts. Absent = `fee` all over. */
  feeByDistance?: { from: number; fee: Money }[]
  /** When it is delivered to, by when the food is wanted; absent = whenever the store delivers. */
  windows?: TimeWindow[]
}

/** A zone as one place finds it: `fee` is that place's, `distance` (metres) where it made the fee. */
export interface ZoneOfPlace extends DeliveryZone {
  distance?: number
}

/** A tax the store levies. PRICE-5 */
export interface TaxRule {
  taxId: string
  name: Words
  rate: Ppm
  inclusive: boolean
  /** Also on packing, delivery and service charge. */
  onFees: boolean
}

/** A charge on the dishes (service charge). */
export interface SurchargeRule {
  surchargeId: string
  name: Words
  rate: Ppm
  bizTypes: BizType[]
}

/** PRICE-7. `smallestUnitAmounts` are percents for tipType 0 and minor units for tipType 1. */
export interface TipConfig {
  tipType: 0 | 1
  smallestUnitAmounts: number[]
  defaultIndex: number
  tipRules: 'subtotal' | 'total'
  beforeDiscount: boolean
  tipPaymentUids: string[]
  useCustomPayment: boolean
  bizTypes: BizType[]
}

/** PRICE-8. feesType 1 = percent (`rate`), 2 = fixed (`amount`). */
export interface CCFeeConfig {
  feesType: 1 | 2
  rate: Ppm
  amount: Money
}

/** What a dining table is set to. ORDER-2 */
export interface TableInfo {
  tableId: string
  tableName: string
  serviceAreaName: Words
  seats: number
  operationMode: 0 | 1
  /** 0 = pay before; anything else = pay after. */
  payMode: 0 | 1
  /** Several people share one cart. */
  playerMode: boolean
  /** 1 = the guest orders, staff settles. */
  dinnerServiceType: 0 | 1
  posOrderNeedPay: boolean
  buffetStallIds: string[]
}

/** A part of the store whose tables can be booked; tables by the number written on them. BOOK-1 */
export interface BookingArea {
  areaId: string
  name: Words
  tableNames: string[]
  /** Tables that stand side by side, in the order they stand: neighbours are put together for a party no table alone can seat. */
  rows?: string[][]
}

/** What is asked for ahead, for each person: of parties of so many or more, on these weekdays (0 = Sunday). */
export interface DepositRow {
  fromParty: number
  weekdays: number[]
  amount: Money
}

/** Deposits on bookings. BOOK-1 */
export interface DepositRules {
  rows: DepositRow[]
  /** How long the table is kept while it is paid. */
  payMinutes: number
  /** Who cancels until so long before their time gets it back. */
  refundMinutes: number
}

/** How a store takes bookings. All minutes are real minutes. BOOK-1 */
export interface BookingRules {
  /** When guests may sit down: a stay begins within one of these and ends while the store is open. */
  windows: TimeWindow[]
  intervalMinutes: number
  /** How long a party has its table: the first row it fits in; the last row is for everyone larger. */
  durations: { upTo: number; minutes: number }[]
  leadMinutes: number
  daysAhead: number
  minParty: number
  maxParty: number
  /** How long a table waits for guests who are late, and a called party for its table. */
  holdMinutes: number
  /** Until how long before its time a booking can be changed or cancelled by the guest. */
  changeMinutes: number
  areas: BookingArea[]
  /** Absent: none is asked for. */
  deposit?: DepositRules
}

/** Who sells, as an invoice has to name it. */
export interface Seller {
  legalName: string
  /** Its number at the tax office, as it is written there. */
  taxNumber: string
}

/** All that is set for a store. Its live state (paused, sold out) is kept apart. */
export interface ShopConfig {
  shopId: number
  brandId: number
  shopName: Words
  description: Words
  address: { countryCode: string; lines: string[]; city: string; region: string; postcode: string }
  point: Point
  phone: string
  picture: string
  timeZone: string
  currency: Currency
  languages: string[]
  bizTypes: BizType[]
  hours: Partial<Record<BizType, TimeWindow[]>>
  holidays: Holiday[]
  slots: Partial<Record<BizType, SlotRule>>
  deliveryZones: DeliveryZone[]
  taxes: TaxRule[]
  taxRounding: 'line' | 'total'
  surcharges: SurchargeRule[]
  tip?: TipConfig
  ccFee?: CCFeeConfig
  /** What one of the staff alone may give back of one order, at once or in pieces; more needs a second person. Absent = no bound. M9 */
  refundAlone?: Money
  promotions: Promotion[]
  /** Methods by PAY-5 that may be offered, per business type. */
  paymentMethods: Partial<Record<BizType, string[]>>
  /** Seconds the store has to accept before the watchdog rejects and refunds. */
  acceptWithin: number
  /** Minutes it usually takes, said before ordering. */
  readyMinutes: number
  /** A dine-in order takes at most this many dishes; 0 = no bound. CART-4 */
  dineInItemLimit: { count: number; perPerson: boolean }
  /** Remarks of one press, whichever way is ordered. */
  quickRemarks: Words[]
  /** More of them, for one way of ordering alone. */
  quickRemarksFor?: Partial<Record<BizType, Words[]>>
  cardProgramId?: string
  seller?: Seller
  enablePickupVerifyPhone: boolean
  checkOrderRequiresIn4Hours: boolean
  /** Dining in, the guest is asked how many people are at the table. */
  askPeople?: boolean
  /** How one comes to a table that others share, or that pays at the end: by its code alone, or with the PIN of those who sit there too. C6 */
  tableEntry?: 'code' | 'pin' | 'rotating'
  /** How it takes bookings; absent where it takes none. BOOK-1 */
  booking?: BookingRules
}
