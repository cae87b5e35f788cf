import * as z from 'zod/mini'
import { bizType, currency, instant, latitude, longitude, money, shopId } from '../core/index.ts'

/** The start of a slot, or as soon as possible. ORDER-6 */
export const dinnerTime = z.union([z.literal('asap'), instant])

/** STORE-1 */
export const shopState = z.enum(['preparing', 'open', 'closed'])

/** Minutes since the store's midnight; past 1440 is the next day. Weekday 0 is Sunday. */
const timeWindow = z.object({ weekdays: z.array(z.int()), from: z.int(), to: z.int() })

/** A store's current opening state, for guests. */
export const openState = z.object({
  open: z.boolean(),
  closesAt: z.exactOptional(instant),
  opensAt: z.exactOptional(instant),
  /** The name of today's holiday, if its hours differ from the week. */
  holiday: z.exactOptional(z.string()),
  /** Ordering is paused; `resumesAt` if known. */
  paused: z.boolean(),
  resumesAt: z.exactOptional(instant),
  /** The reason for the pause, if given. */
  pauseReason: z.exactOptional(z.string()),
})

/** A store in a list. Texts are in the language of the request. */
export const shopCard = z.object({
  shopId,
  shopName: z.string(),
  picture: z.string(),
  addressLines: z.array(z.string()),
  city: z.string(),
  latitude,
  longitude,
  phone: z.string(),
  timeZone: z.string(),
  bizTypes: z.array(bizType),
  state: openState,
  /** Minutes until an order placed now is ready, or delivered to the requested position. */
  readyMinutes: z.int(),
  /** Metres in a straight line from the requested position. MENU-8 */
  distance: z.exactOptional(z.number()),
  /** The direction from the requested position. */
  direction: z.exactOptional(z.enum(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'])),
  favourite: z.boolean(),
  /** Whether it delivers to the requested position; present for delivery only. PRICE-6 */
  delivers: z.exactOptional(z.boolean()),
})

const hoursOf = z.array(z.object({ bizType, windows: z.array(timeWindow) }))
const holiday = z.object({
  date: z.string(),
  name: z.string(),
  windows: z.array(z.object({ from: z.int(), to: z.int() })),
})

export const deliveryZone = z.object({
  zoneId: z.string(),
  name: z.string(),
  shape: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('circle'), radius: z.number() }),
    z.object({ kind: z.literal('polygon'), ring: z.array(z.tuple([z.number(), z.number()])) }),
    z.object({ kind: z.literal('postcodes'), countryCode: z.string(), postcodes: z.array(z.string()) }),
  ]),
  fee: money,
  minimumDeliveryFee: money,
  freeFrom: z.exactOptional(money),
  feeByDistance: z.exactOptional(z.array(z.object({ from: z.int(), fee: money }))),
  windows: z.exactOptional(z.array(timeWindow)),
})

/** A store in full, for its own page and its summary. */
export const shopDetail = z.object({
  ...shopCard.shape,
  description: z.string(),
  /** For guests' questions, if the store has one. */
  email: z.exactOptional(z.string()),
  /** Further pictures, by path at the picture host. */
  photos: z.array(z.string()),
  countryCode: z.string(),
  currency,
  hours: hoursOf,
  /** Holidays of the next four weeks. */
  holidays: z.array(holiday),
  deliveryZones: z.array(deliveryZone),
})

const slotRule = z.object({
  bizType,
  leadMinutes: z.int(),
  intervalMinutes: z.int(),
  daysAhead: z.int(),
  asap: z.boolean(),
})

/** The settings of a store that guests' screens need: fees, limits, payment methods. */
export const shopConfig = z.object({
  shopId,
  configVersion: z.int(),
  currency,
  timeZone: z.string(),
  languages: z.array(z.string()),
  bizTypes: z.array(bizType),
  slots: z.array(slotRule),
  deliveryZones: z.array(deliveryZone),
  taxes: z.array(
    z.object({ taxId: z.string(), name: z.string(), rate: z.int(), inclusive: z.boolean(), onFees: z.boolean() }),
  ),
  surcharges: z.array(
    z.object({ surchargeId: z.string(), name: z.string(), rate: z.int(), bizTypes: z.array(bizType) }),
  ),
  paymentMethods: z.array(z.object({ bizType, methods: z.array(z.string()) })),
})

/** What a guest is asked before an order, and the limits of an order. LOGIN-8, CART-4 */
export const shopParams = z.object({
  enablePickupVerifyPhone: z.boolean(),
  checkOrderRequiresIn4Hours: z.boolean(),
  dineInItemLimit: z.object({ count: z.int(), perPerson: z.boolean() }),
  /** Whether the number of diners is asked at tables. */
  askPeople: z.boolean(),
  readyMinutes: z.int(),
  /** Seconds the store has to accept an order. */
  acceptWithin: z.int(),
})

/** A selectable time. */
export const slot = z.object({
  start: instant,
  end: instant,
  full: z.boolean(),
  /** The remaining orders of the slot, once few are left. */
  left: z.exactOptional(z.int()),
})

export const slotDay = z.object({ date: z.string(), slots: z.array(slot) })

/** A named day with hours other than the week's; `closed`: the store does not open. */
export const holidayShown = z.object({ date: z.string(), name: z.string(), closed: z.boolean() })
