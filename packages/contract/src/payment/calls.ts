import * as z from 'zod/mini'
import { amount, bizType, call, currency, id, money, shopId, uuid } from '../core/index.ts'
import { orderId } from '../order/fields.ts'
import {
  cardSetup,
  ccFeeConfig,
  chosenMeans,
  ownPaymentMethod,
  payMethod,
  payResult,
  paymentLine,
  phoneWallet,
  savedCard,
  tipConfig,
} from './shapes.ts'

const own = ['shopId', 'businessType'] as const

/**
 * The payable: `orderId` is its id, `businessType` its kind: 2001 a part of a table's bill, 2002 a gift card, 2004 a booking's
 * deposit, 2005 a recharge, 2006 a rights package; absent or any order type: an order. PAY-5
 */
const whatIsPaid = {
  orderId,
  businessType: z.exactOptional(z.literal([1100, 1200, 1300, 2001, 2002, 2004, 2005, 2006])),
}

/** Data of the card component; validated by the card provider's adapter and not stored. Limited in size. */
const opaque = z
  .record(z.string().check(z.maxLength(60)), z.unknown())
  .check(z.refine(given => JSON.stringify(given).length <= 30_000))

const ownMeansRefusals = ['meansShort', 'securityNeeded', 'securityWrong', 'securityLocked'] as const

const paying = ['paymentChecking', 'paymentPending', 'notPayable'] as const

export const payment = {
  /** The available payment methods, the amount each can cover, and the surcharges. PAY-5 */
  queryPaymentMethodList: call({
    path: '/api/order/or/queryPaymentMethodList',
    gate: 'guest',
    request: z.object(whatIsPaid),
    response: z.object({
      orderId,
      orderNo: z.string(),
      shopId,
      /** Absent for purchased value. */
      orderType: z.exactOptional(bizType),
      currency,
      /** The amount due before tip and surcharge. */
      dueAmount: money,
      methods: z.array(
        z.object({
          paymentMethod: payMethod,
          paymentType: z.int(),
          /** The part of the bill it would pay. */
          amount: money,
          ccAmount: money,
          enabled: z.boolean(),
        }),
      ),
      /** The guest's own payment methods: the amount each can pay, or why it cannot be used. PAY-1, PAY-4 */
      means: z.array(ownPaymentMethod),
      /** Whether a coupon was used. */
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
      /** Seconds for which it stays reserved; relative, because phone clocks are not trusted. T1 */
      secondsLeft: z.optional(z.int()),
      result: payResult,
    }),
    refuses: [],
    without: own,
  }),
  /**
   * The guest's own payment methods for an order of `amount` before it is placed: what each can pay, or why it cannot be used.
   * PAY-1
   */
  queryCardList: call({
    path: '/api/order/or/queryCardList',
    gate: 'guest',
    request: z.object({ shopId, orderType: bizType, amount }),
    response: z.object({ currency, means: z.array(ownPaymentMethod) }),
    refuses: [],
    without: ['businessType'],
    shows: 'silent',
  }),
  /** The configuration of the card form, with the guest's stored cards. */
  queryCardSetup: call({
    path: '/api/order/ext/queryCardSetup',
    gate: 'guest',
    request: z.object({
      ...whatIsPaid,
      tipAmount: z._default(amount, 0),
      /** The guest's own payment methods for a part, each with its maximum. */
      means: z._default(z.array(chosenMeans).check(z.maxLength(8)), []),
    }),
    /** `line` is the card's line, `payments` are all lines. */
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
   * The caller's stored cards and the available phone wallets; empty if cards are not accepted, or if the provider does not
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
   * The payment methods for an order of `amount` before it is placed: accepted methods, the caller's stored cards and the phone
   * wallets; without the latter two if the provider does not answer in time. PAY-5, PAY-8
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
  /**
   * Pays, or selects payment at the venue. The lines state the amounts the guest saw; different amounts are refused before any
   * charge. PAY-9
   */
  createPayment: call({
    path: '/api/order/or/createPayment',
    gate: 'guest',
    request: z.object({
      ...whatIsPaid,
      payments: z.array(paymentLine).check(z.minLength(1), z.maxLength(9)),
      /** Data of the card component; only for card provider payments. */
      card: z.exactOptional(opaque),
      storeCard: z._default(z.boolean(), false),
      /** The origin of the guest app, to which the bank redirects. */
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
  /** Passes on the result of the bank's step (3-D Secure or a redirect). It is never trusted as proof of payment. W4 */
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
  /** The state of a payment; polled while the bank or a lost answer is pending. ORDER-4 */
  queryOrderPayResult: call({
    path: '/api/order/or/queryOrderPayResult',
    gate: 'guest',
    request: z.object(whatIsPaid),
    response: payResult,
    refuses: ['paymentChecking', 'paymentPending'],
    without: own,
    shows: 'silent',
  }),
  /** Removes one of the caller's stored cards. PAY-8 */
  removeAdyenCard: call({
    path: '/api/order/ext/removeAdyenCard',
    gate: 'logged-in',
    request: z.object({ storedPaymentMethodId: id }),
    response: z.object({ removed: z.literal(true) }),
    refuses: [],
    changes: true,
    without: own,
  }),
  /** The store's tip settings for an order type, if any. PRICE-7 */
  getTipConfig: call({
    path: '/api/order/config/getTipConfig',
    gate: 'guest',
    request: z.object({ shopId, businessType: bizType }),
    response: z.object({ tip: z.optional(tipConfig) }),
    refuses: [],
  }),
  /** The store's card surcharge, if any. PRICE-8 */
  getCCFeeConfig: call({
    path: '/api/order/config/getCCFeeConfig',
    gate: 'guest',
    request: z.object({ shopId }),
    response: z.object({ ccFee: z.optional(ccFeeConfig) }),
    refuses: [],
  }),
} as const
