import type { Currency, Money, Ppm, LocalizedText } from '../money/index.ts'
import type { Promotion } from './promotion.ts'
import type { BizType, TimeWindow } from './ways.ts'

export interface Point {
  latitude: number
  longitude: number
}

/** A special day: closed, or with other windows than the weekday's. `date` is the store-local date YYYY-MM-DD. */
export interface Holiday {
  date: string
  name: LocalizedText
  windows: Omit<TimeWindow, 'weekdays'>[]
}

/** Rules for time slots. ORDER-6 */
export interface SlotRule {
  leadMinutes: number
  intervalMinutes: number
  /** Orders per slot; 0 = unlimited. */
  capacity: number
  daysAhead: number
  /** "As soon as possible" is offered while the store is open. */
  asap: boolean
}

/** The destination of a delivery: its position, its postcode, or both. */
export interface Destination {
  latitude?: number | undefined
  longitude?: number | undefined
  postcode?: string | undefined
  /** Country of the postcode. */
  countryCode?: string | undefined
}

/** A circle (centre = the store), a polygon of [longitude, latitude], or the postcodes of a country. PRICE-6 */
export type ZoneShape =
  | { kind: 'circle'; radius: number }
  | { kind: 'polygon'; ring: [number, number][] }
  | { kind: 'postcodes'; countryCode: string; postcodes: string[] }

export interface DeliveryZone {
  zoneId: string
  name: LocalizedText
  shape: ZoneShape
  fee: Money
  minimumDeliveryFee: Money
  /** Delivery is free from this amount of dishes on; absent = never. */
  freeFrom?: Money
  /** Fees from a distance in metres on: the step with the largest reached distance counts. Absent = `fee` everywhere. */
  feeByDistance?: { from: number; fee: Money }[]
  /** Delivery hours, compared with the wanted time; absent = the store's delivery hours. */
  windows?: TimeWindow[]
}

/** A zone at a place: `fee` is the place's, `distance` (metres) is set if the fee depends on it. */
export interface ZoneOfPlace extends DeliveryZone {
  distance?: number
}

/** A tax of the store. PRICE-5 */
export interface TaxRule {
  taxId: string
  name: LocalizedText
  rate: Ppm
  inclusive: boolean
  /** Also on packing, delivery and service charge. */
  onFees: boolean
  /** Order types it applies to; absent = all. A dish can have one tax at the table and another to take away. */
  bizTypes?: BizType[]
}

/** A fee for packaging, once per order. PRICE-6 */
export interface PackagingRule {
  amount: Money
  bizTypes: BizType[]
}

/** The store's own words on something printed. STORE-3 */
export interface PrintedTexts {
  /** Below the store's name. */
  header?: LocalizedText
  /** At the end. */
  footer?: LocalizedText
}

/** A charge on the dishes (service charge). */
export interface SurchargeRule {
  surchargeId: string
  name: LocalizedText
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

/** Settings of a dining table. ORDER-2 */
export interface TableInfo {
  tableId: string
  tableName: string
  serviceAreaName: LocalizedText
  seats: number
  operationMode: 0 | 1
  /** 0 = pay before; other values = pay after. */
  payMode: 0 | 1
  /** Several people share one cart. */
  playerMode: boolean
  /** 1 = the guest orders, staff settles. */
  dinnerServiceType: 0 | 1
  posOrderNeedPay: boolean
  buffetStallIds: string[]
}

/** A part of the store whose tables can be booked; tables are identified by their printed number. BOOK-1 */
export interface BookingArea {
  areaId: string
  name: LocalizedText
  tableNames: string[]
  /** Adjacent tables in their order: neighbours can be combined for a party that no single table can seat. */
  rows?: string[][]
}

/** Deposit per person, for parties of at least `fromParty` people on these weekdays (0 = Sunday). */
export interface DepositRow {
  fromParty: number
  weekdays: number[]
  amount: Money
}

/** Deposits on bookings. BOOK-1 */
export interface DepositRules {
  rows: DepositRow[]
  /** Minutes for which the table is reserved while the deposit is paid. */
  payMinutes: number
  /** The deposit is refunded for cancellations at least this many minutes before the time. */
  refundMinutes: number
}

/** Booking rules of a store. All minutes are real minutes. BOOK-1 */
export interface BookingRules {
  /** Times at which guests may arrive: a stay begins within one of these and ends while the store is open. */
  windows: TimeWindow[]
  intervalMinutes: number
  /** Duration of a stay: the first row with `upTo` at least the party size; the last row is for all larger parties. */
  durations: { upTo: number; minutes: number }[]
  leadMinutes: number
  daysAhead: number
  minParty: number
  maxParty: number
  /** Minutes for which a table is held for late guests, and for a called party. */
  holdMinutes: number
  /** Minutes before its time from which staff seat a booking without confirmation; absent: 60. */
  earlyMinutes?: number
  /** Minutes before its time until which a guest can change or cancel a booking. */
  changeMinutes: number
  areas: BookingArea[]
  /** Absent: no deposits. */
  deposit?: DepositRules
}

/** The seller for invoices. */
export interface Seller {
  legalName: string
  /** Tax number as written on invoices. */
  taxNumber: string
}

/**
 * `preparing`: staff set the store up, guests do not see it. `closed`: permanently; orders, money and reports remain, and nothing
 * new is taken. STORE-1
 */
export type ShopState = 'preparing' | 'open' | 'closed'

/** All settings of a store. Its live state (paused, sold out) is stored separately. */
export interface ShopConfig {
  shopId: number
  brandId: number
  /** Absent = open. STORE-1 */
  state?: ShopState
  shopName: LocalizedText
  description: LocalizedText
  address: { countryCode: string; lines: string[]; city: string; region: string; postcode: string }
  point: Point
  phone: string
  /** For guests' questions. */
  email?: string
  picture: string
  /** More pictures, shown on the store's page. */
  photos?: string[]
  timeZone: string
  currency: Currency
  languages: string[]
  bizTypes: BizType[]
  hours: Partial<Record<BizType, TimeWindow[]>>
  holidays: Holiday[]
  slots: Partial<Record<BizType, SlotRule>>
  deliveryZones: DeliveryZone[]
  taxes: TaxRule[]
  /** The store charges no tax, and this is decided. SETUP-4 */
  taxFree?: boolean
  taxRounding: 'line' | 'total'
  surcharges: SurchargeRule[]
  packaging?: PackagingRule
  tip?: TipConfig
  ccFee?: CCFeeConfig
  /** Cash that staff take is rounded to a multiple of this amount. Absent = exact. PAY-19 */
  cashRounding?: Money
  /** The amount one staff member may refund per order, at once or in parts; more needs a second person. Absent = unlimited. M9 */
  refundAlone?: Money
  promotions: Promotion[]
  /** Payment methods by PAY-5 that may be offered, per order type. */
  paymentMethods: Partial<Record<BizType, string[]>>
  /** Seconds for the store to accept before the watchdog rejects and refunds. */
  acceptWithin: number
  /** Order types that are accepted without staff, with the usual preparation time as the promise. STORE-2 */
  autoAccept?: BizType[]
  /** Usual preparation time in minutes, shown before ordering. */
  readyMinutes: number
  /** The same for one order type. */
  readyMinutesFor?: Partial<Record<BizType, number>>
  /** The least amount of dishes an order of a type has. A delivery zone can require more. PRICE-6 */
  minimumOrder?: Partial<Record<BizType, Money>>
  /** Maximum number of dishes in a dine-in order; 0 = unlimited. CART-4 */
  dineInItemLimit: { count: number; perPerson: boolean }
  /** The same for an order for pickup or delivery; absent = unlimited. CART-4 */
  itemLimitFor?: Partial<Record<BizType, number>>
  /** Quick remarks for all order types. */
  quickRemarks: LocalizedText[]
  /** Additional quick remarks of one order type. */
  quickRemarksFor?: Partial<Record<BizType, LocalizedText[]>>
  cardProgramId?: string
  seller?: Seller
  /**
   * On receipts; `logo`: the brand's logo is printed above the store's name. `language`: `guest` prints them in the language the
   * guest ordered in; absent = in the store's first one.
   */
  receipt?: PrintedTexts & { logo?: boolean; language?: 'guest' }
  /**
   * On the cards with a table's code; `header` is above the code, the guests' Wi-Fi network at the end. `languages`: of its texts,
   * two at most; absent = the store's first one.
   */
  tableCard?: PrintedTexts & { logo?: boolean; languages?: string[]; wifiName?: string; wifiPassword?: string }
  enablePickupVerifyPhone: boolean
  checkOrderRequiresIn4Hours: boolean
  /** Dine-in guests are asked for the number of people at the table. */
  askPeople?: boolean
  /** How guests join a shared or pay-later table: with its code alone, or also with the PIN of the table's guests. C6 */
  tableEntry?: 'code' | 'pin' | 'rotating'
  /** Booking rules; absent if the store takes no bookings. BOOK-1 */
  booking?: BookingRules
}
