import * as z from 'zod/mini'
import { call, latitude, longitude, money, shopId, text, uuid } from '../core/index.ts'

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/**
 * Whether the store delivers to the address, and the cost. `unknown`: the zone depends on a position that the address does not
 * have yet. PRICE-6
 */
export const reach = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('inReach'),
    /** Metres; absent without a position. */
    distance: z.exactOptional(z.number()),
    fee: money,
    minimumDeliveryFee: money,
    freeFrom: z.exactOptional(money),
    /** Minutes until an order placed now would be delivered; absent while no order can be delivered. */
    readyMinutes: z.exactOptional(z.int()),
    /** The zone is delivered to, but not at this hour. */
    notNow: z.exactOptional(z.literal(true)),
  }),
  z.object({
    kind: z.literal('outOfReach'),
    distance: z.exactOptional(z.number()),
    beyond: z.exactOptional(z.number()),
  }),
  z.object({ kind: z.literal('unknown') }),
])

/** The fields of an address form. The domain decides which of them a country requires. */
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
  /** Any notation; stored as E.164. */
  phoneNumber: z._default(text(30), ''),
  /** The country of the phone number, because several countries share a calling code. */
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
   * Preselected for delivery on a phone without a stored choice: the address of the caller's last delivery order, else the
   * default one. With a store, only while the store delivers there. At most one per list.
   */
  checked: z.boolean(),
  /** Formatted as the country prints addresses, in the caller's language. */
  lines: z.array(z.string()),
  /** Present when the request names a store. */
  reach: z.exactOptional(reach),
})

const without = ['shopId', 'businessType'] as const

export const address = {
  /** The caller's addresses, the default one first; with a store, those it delivers to first. */
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
