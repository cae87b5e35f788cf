import * as z from 'zod/mini'
import { amount, bizType, call, currency, id, money, shopId, uuid } from '../core/index.ts'
import { orderId } from '../order/fields.ts'
import {
  cardSetup,
  ccFeeConfig,
  chosenMeans,
  ownMeans,
  payMethod,
  payResult,
  paymentLine,
  phoneWallet,
  savedCard,
  tipConfig,
} from './shapes.ts'

const own = ['shopId', 'businessType'] as const

/**
 * What is paid: `orderId` is its id, `businessType` its kind: 2001 a part of a table's bill, 2002 a gift card bought, 2004 a
 * booking's deposit, 2005 a recharge, 2006 a rights package; an order where it is left out, or says how one ordered. PAY-5
 */
const whatIsPaid = {
  orderId,
  businessType: z.exactOptional(z.literal([1100, 1200, 1300, 2001, 2002, 2004, 2005, 2006])),
}

/** What the card component handed over; looked at by the provider's door, never kept. Bounded, so that nothing large passes. */
const opaque = z
  .record(z.string().check(z.maxLength(60)), z.unknown())
  .check(z.refine(given => JSON.stringify(given).length <= 30_000))

const ownMeansRefusals = ['meansShort', 'securityNeeded', 'securityWrong', 'securityLocked'] as const

const paying = ['paymentChecking', 'paymentPending', 'notPayable'] as const

export const payment = {
  /** How it can be paid, what each way covers, what comes on top. PAY-5 */
  queryPaymentMethodList: call({
    path: '/api/order/or/queryPaymentMethodList',
    gate: 'guest',
    request: z.object(whatIsPaid),
    response: z.object({
      orderId,
      orderNo: z.string(),
      shopId,
      /** Absent for value that is bought. */
      orderType: z.exactOptional(bizType),
      currency,
      /** What is due before tip and surcharge. */
      dueAmount: money,
      methods: z.array(
        z.object({
          paymentMethod: payMethod,
          paymentType: z.int(),
          /** What of the bill it would pay. */
          amount: money,
          ccAmount: money,
          enabled: z.boolean(),
        }),
      ),
      /** The guest's own means: what each may pay, or why it may not. PAY-1, PAY-4 */
      means: z.array(ownMeans),
      /** A coupon was used for it. */
      withCoupons: z.boolean(),
      ccFee: z.exactOptional(ccFeeConfig),
      tip: z.optional(
        z.object({
          config: tipConfig,
          choices: z.array(z.object({ value: z.int(), tipAmount: money })),
          methods: z.array(z.string()),
          mostAmount: money,
        }),
      ),
      /** It is kept for the guest so long: no clock of a phone is asked. T1 */
      secondsLeft: z.optional(z.int()),
      result: payResult,
    }),
    refuses: [],
    without: own,
  }),
  /** The guest's own means for an order of `amount` that is not placed yet: what each may pay, or why it may not. PAY-1 */
  queryCardList: call({
    path: '/api/order/or/queryCardList',
    gate: 'guest',
    request: z.object({ shopId, orderType: bizType, amount }),
    response: z.object({ currency, means: z.array(ownMeans) }),
    refuses: [],
    without: ['businessType'],
    shows: 'silent',
  }),
  /** What the card form needs, with the guest's own stored cards. */
  queryCardSetup: call({
    path: '/api/order/ext/queryCardSetup',
    gate: 'guest',
    request: z.object({
      ...whatIsPaid,
      tipAmount: z._default(amount, 0),
      /** The guest's own means that pay a part, each at most so much. */
      means: z._default(z.array(chosenMeans).check(z.maxLength(8)), []),
    }),
    /** `line` is the card's, `payments` are all. */
    response: z.object({
      setup: cardSetup,
      currency,
      line: paymentLine,
      payments: z.array(paymentLine),
      result: payResult,
    }),
    refuses: ['methodNotOffered', 'notPayable', 'tipNotOffered', 'amountChanged'],
    without: own,
  }),
  /**
   * The caller's saved cards and the phone wallets that can pay it; nothing where cards are not accepted, or the provider does not
   * answer in time. PAY-8
   */
  querySavedCards: call({
    path: '/api/order/ext/querySavedCards',
    gate: 'guest',
    request: z.object(whatIsPaid),
    response: z.object({ cards: z.array(savedCard), wallets: z.array(phoneWallet) }),
    refuses: [],
    without: own,
    shows: 'silent',
  }),
  /**
   * What can pay an order of `amount` that is not placed yet: the methods accepted there, the caller's saved cards and the phone
   * wallets, as far as the provider answers in time. PAY-5, PAY-8
   */
  queryCheckoutMethods: call({
    path: '/api/order/ext/queryCheckoutMethods',
    gate: 'guest',
    request: z.object({ shopId, orderType: bizType, amount }),
    response: z.object({ methods: z.array(payMethod), cards: z.array(savedCard), wallets: z.array(phoneWallet) }),
    refuses: [],
    without: ['businessType'],
    shows: 'silent',
  }),
  /** Pays, or chooses to pay at the venue. The lines say what the guest saw; other amounts are told before money moves. PAY-9 */
  createPayment: call({
    path: '/api/order/or/createPayment',
    gate: 'guest',
    request: z.object({
      ...whatIsPaid,
      payments: z.array(paymentLine).check(z.minLength(1), z.maxLength(9)),
      /** The card component's own data; only for third-party payment. */
      card: z.exactOptional(opaque),
      storeCard: z._default(z.boolean(), false),
      /** The origin the phone is on, for the way back from the bank. */
      origin: z.exactOptional(z.url({ protocol: /^https?$/ }).check(z.maxLength(200))),
    }),
    response: payResult,
    refuses: [
      ...paying,
      'amountChanged',
      'methodNotOffered',
      'tipNotOffered',
      'cardUnreadable',
      'tooManyCards',
      ...ownMeansRefusals,
    ],
    changes: true,
    shows: 'silent',
    without: own,
  }),
  /** Hands on what the bank's step gave (3-D Secure, the way back from a redirect). Its word is never taken for paid. W4 */
  paymentThreeDS: call({
    path: '/api/order/ext/paymentThreeDS',
    gate: 'guest',
    request: z.object({
      ...whatIsPaid,
      paymentId: uuid,
      details: z.union([
        z.object({ threeDSResult: z.string().check(z.minLength(1), z.maxLength(20_000)) }),
        z.object({ redirectResult: z.string().check(z.minLength(1), z.maxLength(20_000)) }),
      ]),
    }),
    response: payResult,
    refuses: [...paying],
    changes: true,
    shows: 'silent',
    without: own,
  }),
  /** How paying stands. Polled while a bank or a lost answer is waited for. ORDER-4 */
  queryOrderPayResult: call({
    path: '/api/order/or/queryOrderPayResult',
    gate: 'guest',
    request: z.object(whatIsPaid),
    response: payResult,
    refuses: ['paymentChecking', 'paymentPending'],
    without: own,
    shows: 'silent',
  }),
  /** Forgets a stored card of one's own. PAY-8 */
  removeAdyenCard: call({
    path: '/api/order/ext/removeAdyenCard',
    gate: 'logged-in',
    request: z.object({ storedPaymentMethodId: id }),
    response: z.object({ removed: z.literal(true) }),
    refuses: [],
    changes: true,
    without: own,
  }),
  /** The store's tip for a kind of order, where it has one. PRICE-7 */
  getTipConfig: call({
    path: '/api/order/config/getTipConfig',
    gate: 'guest',
    request: z.object({ shopId, businessType: bizType }),
    response: z.object({ tip: z.optional(tipConfig) }),
    refuses: [],
  }),
  /** The store's surcharge on cards, where it has one. PRICE-8 */
  getCCFeeConfig: call({
    path: '/api/order/config/getCCFeeConfig',
    gate: 'guest',
    request: z.object({ shopId }),
    response: z.object({ ccFee: z.optional(ccFeeConfig) }),
    refuses: [],
  }),
} as const
