import * as z from 'zod/mini'
import { call, currency, day, latitude, longitude, minorUnits, money, page, shopId, uuid } from '../core/index.ts'
import {
  forFriendInfo,
  giftCard,
  giftCardState,
  giftOrder,
  giftPrice,
  giftProgram,
  giftRecord,
  giftSend,
  giftShop,
  givenAuthCode,
  givenCardNo,
  programId,
} from './shapes.ts'

const alone = { without: ['shopId', 'businessType'], shows: 'silent' } as const
const cardId = uuid
const email = z.union([z.literal(''), z.string().check(z.trim(), z.maxLength(254), z.email())])

export const giftcard = {
  /** The gift cards on sale. CARD-5 */
  programList: call({
    path: '/api/crm/giftcard/programList',
    gate: 'anyone',
    /** The guest's store, used as the seller if the cards are valid there. */
    request: z.object({ shopId: z.optional(shopId) }),
    response: z.object({ programs: z.array(giftProgram) }),
    refuses: [],
    shows: 'silent',
    without: ['businessType'],
  }),
  /** Gift cards that are valid at one store. CARD-5 */
  shopPrograms: call({
    path: '/api/crm/giftcard/shopPrograms',
    gate: 'guest',
    request: z.object({ shopId }),
    response: z.object({ programs: z.array(giftProgram) }),
    refuses: ['shopUnknown'],
    shows: 'silent',
    without: ['businessType'],
  }),
  /** The stores where a program's cards are valid, the nearest first if a position is given. CARD-5 */
  applyShopList: call({
    path: '/api/crm/giftcard/applyShopList',
    gate: 'guest',
    request: z.object({ programId, latitude: z.optional(latitude), longitude: z.optional(longitude) }),
    response: z.object({ shops: z.array(giftShop) }),
    refuses: [],
    ...alone,
  }),
  /** The price of a card with this value. CARD-5 */
  discount: call({
    path: '/api/crm/giftcard/discount',
    gate: 'guest',
    request: z.object({ programId, amount: money }),
    response: giftPrice,
    refuses: ['giftProgramGone', 'giftAmountUnfit'],
    ...alone,
  }),
  /** Orders a card for the caller or a friend; it is issued and delivered once paid (payment business type 2002). PAY-5 */
  checkout: call({
    path: '/api/crm/giftcard/checkout',
    gate: 'guest',
    request: z.object({
      shopId: z.optional(shopId),
      programId,
      designId: programId,
      amount: money,
      /** The price the screen showed; the charge never exceeds it. */
      payAmount: money,
      /** Present for a gift to a friend. */
      forFriendInfo: z.optional(forFriendInfo),
      /** The day of delivery; absent: immediately. */
      deliveryDate: z.optional(day),
      /** For a card of one's own: also sends its number and code to this address. */
      fromEmail: z._default(email, ''),
    }),
    response: giftOrder,
    refuses: [
      'giftProgramGone',
      'giftAmountUnfit',
      'giftPriceChanged',
      'giftRecipientNeeded',
      'giftDayUnfit',
      'giftChannelClosed',
      'agreementsNeeded',
    ],
    changes: true,
    shows: 'silent',
    without: ['businessType'],
  }),
  /** One of the caller's purchases. */
  orderDetails: call({
    path: '/api/crm/giftcard/orderDetails',
    gate: 'guest',
    request: z.object({ orderId: uuid }),
    response: giftOrder,
    refuses: [],
    ...alone,
  }),
  /** The caller's purchases (paid), or cards sent to friends, latest first. */
  historyList: call({
    path: '/api/crm/giftcard/historyList',
    gate: 'guest',
    request: z.object({ kind: z._default(z.enum(['bought', 'sent']), 'bought'), ...page }),
    response: z.object({
      orders: z.array(giftOrder),
      sends: z.array(giftSend),
      nextCursor: z.exactOptional(z.string()),
    }),
    refuses: [],
    ...alone,
  }),
  /** The caller's cards in a state, and the total of all usable ones by currency. */
  myGiftCard: call({
    path: '/api/crm/giftcard/myGiftCard',
    gate: 'logged-in',
    request: z.object({ state: z._default(giftCardState, 'usable') }),
    response: z.object({
      cards: z.array(giftCard),
      totals: z.array(z.object({ currency, amount: minorUnits })),
    }),
    refuses: [],
    ...alone,
  }),
  /** One of the caller's cards; its code only on request. */
  cardDetail: call({
    path: '/api/crm/giftcard/cardDetail',
    gate: 'logged-in',
    request: z.object({ cardId, withCode: z._default(z.boolean(), false) }),
    response: z.extend(giftCard, {
      authCode: z.exactOptional(z.string()),
      description: z.string(),
      terms: z.string(),
      shopCount: z.int(),
      maySend: z.boolean(),
    }),
    refuses: [],
    ...alone,
  }),
  /** A card by its id: the caller's own, or without an account by its code. S9 */
  queryCardByCardId: call({
    path: '/api/crm/giftcard/queryCardByCardId',
    gate: 'guest',
    request: z.object({ cardId, authCode: z._default(givenAuthCode, '') }),
    response: giftCard,
    refuses: ['giftCodeWrong'],
    ...alone,
  }),
  /** The transactions of one of the caller's cards, latest first. CARD-10 */
  transactionRecords: call({
    path: '/api/crm/giftcard/transactionRecords',
    gate: 'logged-in',
    request: z.object({ cardId, ...page }),
    response: z.object({ currency, records: z.array(giftRecord), nextCursor: z.exactOptional(z.string()) }),
    refuses: [],
    ...alone,
  }),
  /** Shows the card of a number and code before it is redeemed; attempts are limited. S8, S9 */
  checkAuthCode: call({
    path: '/api/crm/giftcard/checkAuthCode',
    gate: 'guest',
    request: z.object({ cardNo: givenCardNo, authCode: givenAuthCode }),
    response: giftCard,
    refuses: ['giftCodeWrong'],
    ...alone,
  }),
  /** Adds a card to the caller's wallet by number and code; of concurrent attempts, one succeeds. CARD-5 */
  redeem: call({
    path: '/api/crm/giftcard/redeem',
    gate: 'logged-in',
    request: z.object({ cardNo: givenCardNo, authCode: givenAuthCode }),
    response: giftCard,
    refuses: ['giftCodeWrong'],
    changes: true,
    ...alone,
  }),
  /** Sends one of the caller's cards to a friend: it leaves the wallet and gets a new code. CARD-5 */
  send: call({
    path: '/api/crm/giftcard/send',
    gate: 'logged-in',
    request: z.object({ cardId, forFriendInfo, deliveryDate: z.optional(day) }),
    response: giftSend,
    refuses: ['giftNotUsable', 'giftRecipientNeeded', 'giftDayUnfit', 'giftChannelClosed'],
    changes: true,
    ...alone,
  }),
  /** Sends an unclaimed gift again, optionally to another destination: it gets a new code and the old one becomes invalid. */
  sendAgain: call({
    path: '/api/crm/giftcard/sendAgain',
    gate: 'guest',
    request: z.object({
      sendId: uuid,
      recipientEmail: z._default(email, ''),
      recipientPhone: z._default(z.string().check(z.trim(), z.maxLength(30)), ''),
      country: z._default(z.string().check(z.regex(/^([A-Z]{2})?$/)), ''),
    }),
    response: giftSend,
    refuses: ['giftNotSentAgain', 'giftRecipientNeeded', 'giftChannelClosed'],
    changes: true,
    ...alone,
  }),
}
