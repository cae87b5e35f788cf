import * as z from 'zod/mini'
import { currency, instant, latitude, longitude, minorUnits, shopId, text, uuid } from '../core/index.ts'

/** The id of a program or of one of its designs. */
export const programId = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[\w-]+$/))

/**
 * A card's number and code. Any text is accepted, because a malformed one gets the same refusal as a wrong one and reveals
 * nothing. S9
 */
export const givenCardNo = z.string().check(z.maxLength(12_000))
export const givenAuthCode = z.string().check(z.maxLength(12_000))

/** The design of a gift card. Texts are in the language of the request. */
export const giftDesign = z.object({
  designId: z.string(),
  name: z.string(),
  occasion: z.string(),
  designUrl: z.string(),
})

/** A gift card program on sale. Amounts are in its currency. */
export const giftProgram = z.object({
  programId: z.string(),
  name: z.string(),
  description: z.string(),
  terms: z.string(),
  currency,
  occasions: z.array(z.object({ occasion: z.string(), name: z.string() })),
  activeDesigns: z.array(giftDesign),
  amountInfo: z.array(minorUnits),
  /** Custom amounts: the range, in steps from `min`. Absent if they are not sold. */
  customAmountInfo: z.exactOptional(z.object({ min: minorUnits, max: minorUnits, step: minorUnits })),
  /** Discounts by amount; `rate` in parts per million. */
  discountInfo: z.array(z.object({ from: minorUnits, rate: z.int() })),
  /** Validity in months; 0 = unlimited. */
  validMonths: z.int(),
  shopCount: z.int(),
  /** The store that sells it to the caller; its card surcharge is added. PRICE-8 */
  soldBy: shopId,
  /** The time zone of delivery days and of today. */
  timeZone: z.string(),
  today: z.string(),
})

/** The price of a card with a given value. */
export const giftPrice = z.object({ amount: minorUnits, discountAmount: minorUnits, payAmount: minorUnits, currency })

/** Recipient and channel of a gift: e-mail, or SMS to a phone of `country`. */
export const forFriendInfo = z.object({
  recipient: text(60).check(z.minLength(1)),
  recipientEmail: z._default(z.union([z.literal(''), z.string().check(z.trim(), z.maxLength(254), z.email())]), ''),
  recipientPhone: z._default(z.string().check(z.trim(), z.maxLength(30)), ''),
  country: z._default(z.string().check(z.regex(/^([A-Z]{2})?$/)), ''),
  from: text(60).check(z.minLength(1)),
  /** The giver's address, notified when the gift is sent. */
  fromEmail: z._default(z.union([z.literal(''), z.string().check(z.trim(), z.maxLength(254), z.email())]), ''),
  message: z._default(text(300), ''),
})

/** The state of a gift to a friend. */
export const giftSendState = z.enum(['scheduled', 'sent', 'claimed', 'refunded'])

export const giftCardState = z.enum(['usable', 'used', 'expired'])

/** A gift card, for its owner. */
export const giftCard = z.object({
  cardId: uuid,
  cardNo: z.string(),
  programId: z.string(),
  name: z.string(),
  /** Its original value and its balance. */
  amount: minorUnits,
  balance: minorUnits,
  currency,
  state: giftCardState,
  /** Valid until this time (exclusive); absent = unlimited. */
  validityEnd: z.exactOptional(instant),
  /** Whether it has expired. */
  expiration: z.boolean(),
  /** The balance at expiry, which still belongs to its owner. */
  dormant: z.exactOptional(minorUnits),
  activeDesigns: z.array(giftDesign),
  /** The giver and the message, for a gift. */
  from: z.exactOptional(z.string()),
  message: z.exactOptional(z.string()),
  timeZone: z.string(),
})

/** A gift sent to a friend. The destination is masked, but recognisable to the sender. */
export const giftSend = z.object({
  sendId: uuid,
  state: giftSendState,
  recipient: z.string(),
  destination: z.string(),
  from: z.string(),
  message: z.string(),
  deliveryAt: instant,
  sentAt: z.exactOptional(instant),
  claimedAt: z.exactOptional(instant),
  amount: minorUnits,
  currency,
  activeDesigns: z.array(giftDesign),
  timeZone: z.string(),
  maySendAgain: z.boolean(),
})

/** The purchase of a gift card. */
export const giftOrder = z.object({
  orderId: uuid,
  state: z.enum(['awaitingPayment', 'paid', 'refunded']),
  programId: z.string(),
  name: z.string(),
  amount: minorUnits,
  discountAmount: minorUnits,
  payAmount: minorUnits,
  currency,
  activeDesigns: z.array(giftDesign),
  forFriend: z.boolean(),
  recipient: z.exactOptional(z.string()),
  /** Present once it is paid. */
  send: z.exactOptional(giftSend),
  /** The buyer's own card, present once it is paid. */
  cardId: z.exactOptional(uuid),
  /** For a buyer without an account: number and code of the card. */
  noLoginGiftCardInfo: z.exactOptional(z.object({ cardNo: z.string(), authCode: z.string() })),
  createdAt: instant,
  paidAt: z.exactOptional(instant),
  timeZone: z.string(),
})

/** One transaction on a card; debits are negative. */
export const giftRecord = z.object({
  recordId: z.string(),
  kind: z.enum([
    'issued',
    'received',
    'paid',
    'released',
    'returned',
    'expired',
    'voided',
    'frozen',
    'unfrozen',
    'adjusted',
  ]),
  amount: minorUnits,
  shopName: z.exactOptional(z.string()),
  at: instant,
})

/** A store where a card is valid. */
export const giftShop = z.object({
  shopId,
  shopName: z.string(),
  picture: z.string(),
  addressLines: z.array(z.string()),
  city: z.string(),
  phone: z.string(),
  latitude,
  longitude,
  /** Metres from the guest's position, if given. */
  distance: z.exactOptional(z.int()),
})
