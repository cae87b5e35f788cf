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
    gate: 'guest',
    /** Where the guest is; they buy there, where the cards are good there. */
    request: z.object({ shopId: z.optional(shopId) }),
    response: z.object({ programs: z.array(giftProgram) }),
    refuses: [],
    shows: 'silent',
    without: ['businessType'],
  }),
  /** Those that are good at one store. CARD-5 */
  shopPrograms: call({
    path: '/api/crm/giftcard/shopPrograms',
    gate: 'guest',
    request: z.object({ shopId }),
    response: z.object({ programs: z.array(giftProgram) }),
    refuses: ['shopUnknown'],
    shows: 'silent',
    without: ['businessType'],
  }),
  /** Where the cards of a program are good, the nearest first where the guest says where they are. CARD-5 */
  applyShopList: call({
    path: '/api/crm/giftcard/applyShopList',
    gate: 'guest',
    request: z.object({ programId, latitude: z.optional(latitude), longitude: z.optional(longitude) }),
    response: z.object({ shops: z.array(giftShop) }),
    refuses: [],
    ...alone,
  }),
  /** What a card of this worth costs. CARD-5 */
  discount: call({
    path: '/api/crm/giftcard/discount',
    gate: 'guest',
    request: z.object({ programId, amount: money }),
    response: giftPrice,
    refuses: ['giftProgramGone', 'giftAmountUnfit'],
    ...alone,
  }),
  /** Orders a card, for oneself or a friend; it is made and delivered when it is paid (payment business type 2002). PAY-5 */
  checkout: call({
    path: '/api/crm/giftcard/checkout',
    gate: 'guest',
    request: z.object({
      shopId: z.optional(shopId),
      programId,
      designId: programId,
      amount: money,
      /** What the screen showed: it is never more than the guest saw. */
      payAmount: money,
      /** For a friend where it is there. */
      forFriendInfo: z.optional(forFriendInfo),
      /** The day it is delivered; at once where it is left out. */
      deliveryDate: z.optional(day),
      /** Where number and code of a card for oneself are sent as well. */
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
    ],
    changes: true,
    shows: 'silent',
    without: ['businessType'],
  }),
  /** A purchase of the caller's own. */
  orderDetails: call({
    path: '/api/crm/giftcard/orderDetails',
    gate: 'guest',
    request: z.object({ orderId: uuid }),
    response: giftOrder,
    refuses: [],
    ...alone,
  }),
  /** What the caller bought (paid for), or sent to friends, the latest first. */
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
  /** The caller's own cards in a state, and what all usable ones come to, by currency. */
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
  /** One of the caller's own cards; its code only where it is asked for. */
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
  /** A card by its id: the caller's own, or for who has no account one whose code they hold. S9 */
  queryCardByCardId: call({
    path: '/api/crm/giftcard/queryCardByCardId',
    gate: 'guest',
    request: z.object({ cardId, authCode: z._default(givenAuthCode, '') }),
    response: giftCard,
    refuses: ['giftCodeWrong'],
    ...alone,
  }),
  /** What moved on a card of the caller's own, the latest first. CARD-10 */
  transactionRecords: call({
    path: '/api/crm/giftcard/transactionRecords',
    gate: 'logged-in',
    request: z.object({ cardId, ...page }),
    response: z.object({ currency, records: z.array(giftRecord), nextCursor: z.exactOptional(z.string()) }),
    refuses: [],
    ...alone,
  }),
  /** What number and code open, before anything is done with it; tries are counted. S8, S9 */
  checkAuthCode: call({
    path: '/api/crm/giftcard/checkAuthCode',
    gate: 'guest',
    request: z.object({ cardNo: givenCardNo, authCode: givenAuthCode }),
    response: giftCard,
    refuses: ['giftCodeWrong'],
    ...alone,
  }),
  /** Makes a card the caller's own, by number and code: one owner, whoever tries at once. CARD-5 */
  redeem: call({
    path: '/api/crm/giftcard/redeem',
    gate: 'logged-in',
    request: z.object({ cardNo: givenCardNo, authCode: givenAuthCode }),
    response: giftCard,
    refuses: ['giftCodeWrong'],
    changes: true,
    ...alone,
  }),
  /** Sends a card of one's own on to a friend: it leaves the wallet, and a new code opens it. CARD-5 */
  send: call({
    path: '/api/crm/giftcard/send',
    gate: 'logged-in',
    request: z.object({ cardId, forFriendInfo, deliveryDate: z.optional(day) }),
    response: giftSend,
    refuses: ['giftNotUsable', 'giftRecipientNeeded', 'giftDayUnfit', 'giftChannelClosed'],
    changes: true,
    ...alone,
  }),
  /** Sends what no friend has taken yet once more, elsewhere where it is said: a new code opens it, the old one no longer. */
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
