import * as z from 'zod/mini'
import { call, latitude, longitude, money, shopId, text, uuid } from '../core/index.ts'

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/** Whether a store delivers there, and what it costs. `unknown` = its zone depends on a position, which the address does not have yet. PRICE-6 */
export const reach = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('inReach'),
    /** Metres; absent without a position. */
    distance: z.exactOptional(z.number()),
    fee: money,
    minimumDeliveryFee: money,
    freeFrom: z.exactOptional(money),
    /** Until an order placed now is at the door: absent while none can be, or nobody is on the way there. */
    readyMinutes: z.exactOptional(z.int()),
    /** Not at this hour: its zone is delivered to at other times. */
    notNow: z.exactOptional(z.literal(true)),
  }),
  z.object({
    kind: z.literal('outOfReach'),
    distance: z.exactOptional(z.number()),
    beyond: z.exactOptional(z.number()),
  }),
  z.object({ kind: z.literal('unknown') }),
])

/** What a guest writes of an address. Which fields a country needs is the domain's to say. */
export const addressDraft = z.object({
  countryCode,
  admin: z._default(text(80), ''),
  city: z._default(text(80), ''),
  dependentLocality: z._default(text(80), ''),
  postcode: z._default(text(16), ''),
  street1: z._default(text(120), ''),
  street2: z._default(text(120), ''),
  organization: z._default(text(80), ''),
  firstName: z._default(text(60), ''),
  lastName: z._default(text(60), ''),
  /** As typed; kept as E.164. */
  phoneNumber: z._default(text(30), ''),
  /** The country the phone is of: one calling code serves several. */
  isoCode: z._default(z.union([countryCode, z.literal('')]), ''),
  label: z._default(text(24), ''),
  notes: z._default(text(120), ''),
  latitude: z.optional(latitude),
  longitude: z.optional(longitude),
  isDefault: z._default(z.boolean(), false),
})

/** One of the caller's own addresses. */
export const savedAddress = z.object({
  addressId: uuid,
  countryCode: z.string(),
  admin: z.string(),
  city: z.string(),
  dependentLocality: z.string(),
  postcode: z.string(),
  street1: z.string(),
  street2: z.string(),
  organization: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  isoCode: z.string(),
  label: z.string(),
  notes: z.string(),
  latitude: z.exactOptional(z.number()),
  longitude: z.exactOptional(z.number()),
  isDefault: z.boolean(),
  /**
   * The address of the caller's last delivery order, else the default one: what a phone that remembers no choice delivers to. With a
   * store, only while the store delivers there. At most one of a list.
   */
  checked: z.boolean(),
  /** As the country prints it, in the caller's language. */
  lines: z.array(z.string()),
  /** Only where a store was asked for. */
  reach: z.exactOptional(reach),
})

const without = ['shopId', 'businessType'] as const

export const address = {
  /** The caller's own addresses, default first; with a store, those in reach first. */
  query: call({
    path: '/api/base/address/query',
    gate: 'guest',
    request: z.object({ shopId: z.optional(shopId) }),
    response: z.object({ addresses: z.array(savedAddress), most: z.int() }),
    refuses: ['shopUnknown'],
    shows: 'silent',
    without,
  }),
  create: call({
    path: '/api/base/address/create',
    gate: 'guest',
    request: addressDraft,
    response: savedAddress,
    refuses: ['addressIncomplete', 'phoneInvalid', 'addressesFull'],
    changes: true,
    shows: 'silent',
    without,
  }),
  update: call({
    path: '/api/base/address/update',
    gate: 'guest',
    request: z.object({ ...addressDraft.shape, addressId: uuid }),
    response: savedAddress,
    refuses: ['addressIncomplete', 'phoneInvalid'],
    changes: true,
    shows: 'silent',
    without,
  }),
  remove: call({
    path: '/api/crm/customer/address/delete',
    gate: 'guest',
    request: z.object({ addressId: uuid }),
    response: z.object({ addressId: uuid }),
    refuses: [],
    changes: true,
    without,
  }),
}
