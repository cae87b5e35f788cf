import * as z from 'zod/mini'
import { currency, instant, latitude, longitude, minorUnits, shopId, text, uuid } from '../core/index.ts'

/** Of a program, or of one of its designs. */
export const programId = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[\w-]+$/))

/** A card's number and its code. Whatever is no such text is a wrong one: it is told as any other. S9 */
export const givenCardNo = z.string().check(z.maxLength(12_000))
export const givenAuthCode = z.string().check(z.maxLength(12_000))

/** A picture a card is given in. Words are in the language of the request. */
export const giftDesign = z.object({
  designId: z.string(),
  name: z.string(),
  occasion: z.string(),
  designUrl: z.string(),
})

/** A kind of gift card on sale. Amounts are of its currency. */
export const giftProgram = z.object({
  programId: z.string(),
  name: z.string(),
  description: z.string(),
  terms: z.string(),
  currency,
  occasions: z.array(z.object({ occasion: z.string(), name: z.string() })),
  activeDesigns: z.array(giftDesign),
  amountInfo: z.array(minorUnits),
  /** One's own amount: between these, in steps from `min`. Absent where it is not sold. */
  customAmountInfo: z.exactOptional(z.object({ min: minorUnits, max: minorUnits, step: minorUnits })),
  /** A part off from an amount on; `rate` in parts per million. */
  discountInfo: z.array(z.object({ from: minorUnits, rate: z.int() })),
  /** How long a card is good; 0 = for good. */
  validMonths: z.int(),
  shopCount: z.int(),
  /** The store that sells it to who asks: its fee on cards comes on top. PRICE-8 */
  soldBy: shopId,
  /** The clock that days of delivery are told by, and today by it. */
  timeZone: z.string(),
  today: z.string(),
})

/** What a card of some worth costs. */
export const giftPrice = z.object({ amount: minorUnits, discountAmount: minorUnits, payAmount: minorUnits, currency })

/** Who a gift is for and how it gets there: by e-mail, or by message to a phone of `country`. */
export const forFriendInfo = z.object({
  recipient: text(60).check(z.minLength(1)),
  recipientEmail: z._default(z.union([z.literal(''), z.string().check(z.trim(), z.maxLength(254), z.email())]), ''),
  recipientPhone: z._default(z.string().check(z.trim(), z.maxLength(30)), ''),
  country: z._default(z.string().check(z.regex(/^([A-Z]{2})?$/)), ''),
  from: text(60).check(z.minLength(1)),
  /** Where the giver is told that it has gone out. */
  fromEmail: z._default(z.union([z.literal(''), z.string().check(z.trim(), z.maxLength(254), z.email())]), ''),
  message: z._default(text(300), ''),
})

/** Where a gift on its way to a friend stands. */
export const giftSendState = z.enum(['scheduled', 'sent', 'claimed', 'refunded'])

export const giftCardState = z.enum(['usable', 'used', 'expired'])

/** A gift card as its owner sees it. */
export const giftCard = z.object({
  cardId: uuid,
  cardNo: z.string(),
  programId: z.string(),
  name: z.string(),
  /** What it was worth, and what is left. */
  amount: minorUnits,
  balance: minorUnits,
  currency,
  state: giftCardState,
  /** It can be used before this moment; absent = for good. */
  validityEnd: z.exactOptional(instant),
  /** Whether that moment is over. */
  expiration: z.boolean(),
  /** What was left then and rests in its owner's name. */
  dormant: z.exactOptional(minorUnits),
  activeDesigns: z.array(giftDesign),
  /** From whom, with what words, where it was a gift. */
  from: z.exactOptional(z.string()),
  message: z.exactOptional(z.string()),
  timeZone: z.string(),
})

/** Something sent to a friend. The destination is shown so far that its sender knows it again. */
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
  /** Once it is paid. */
  send: z.exactOptional(giftSend),
  /** The buyer's own card, once it is paid and theirs. */
  cardId: z.exactOptional(uuid),
  /** For who bought it for themselves without an account: what opens the card. */
  noLoginGiftCardInfo: z.exactOptional(z.object({ cardNo: z.string(), authCode: z.string() })),
  createdAt: instant,
  paidAt: z.exactOptional(instant),
  timeZone: z.string(),
})

/** One movement on a card; what left it is below zero. */
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

/** A store where a card is good. */
export const giftShop = z.object({
  shopId,
  shopName: z.string(),
  picture: z.string(),
  addressLines: z.array(z.string()),
  city: z.string(),
  phone: z.string(),
  latitude,
  longitude,
  /** Metres from where the guest is, where that was said. */
  distance: z.exactOptional(z.int()),
})
