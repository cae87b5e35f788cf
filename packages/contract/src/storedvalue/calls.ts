import * as z from 'zod/mini'
import { amount, call, currency, id, instant, minorUnits, shopId, uuid, version } from '../core/index.ts'

const without = ['businessType'] as const

const giftInfo = z.object({
  giftType: z.literal('coupon'),
  couponTemplateId: z.string(),
  name: z.string(),
  giftCount: z.int(),
})

/** One recharge option: the price and the bonus; `extra` is added to the first recharge only. CARD-3 */
export const gear = z.object({
  ruleId: z.string(),
  storedAmount: minorUnits,
  returnAmount: minorUnits,
  returnPoint: z.int(),
  giftInfos: z.array(giftInfo),
})

const bonus = z.object({ returnAmount: minorUnits, returnPoint: z.int(), giftInfos: z.array(giftInfo) })

/** The bonus of a card's first recharge only: value in minor units, points, or coupons. M12 */
const extraGift = z.object({
  giftType: z.enum(['value', 'points', 'coupon']),
  giftCount: z.int(),
  couponTemplateId: z.exactOptional(z.string()),
  name: z.exactOptional(z.string()),
})

/** A program on sale, in the language of the request. */
export const storedValueProgram = z.object({
  id: z.string(),
  versionId: z.string(),
  cardProgramId: z.string(),
  type: z.literal(1),
  status: z.enum(['active', 'ended']),
  name: z.string(),
  description: z.string(),
  currency,
  scopes: z.array(z.int()),
  /** The store that sells it to the caller; its card surcharge is added. PRICE-8 */
  soldBy: shopId,
  programRules: z.array(gear),
  firstRechargeEnabled: z.boolean(),
  /** The additional bonus of the caller's first recharge; absent after it. */
  firstRecharge: z.exactOptional(bonus),
  agreementId: z.string(),
})

const recharge = z.object({
  rechargeId: z.string(),
  rechargeNo: z.string(),
  cardId: z.string(),
  shopId,
  amount: minorUnits,
  currency,
  state: z.enum(['awaitingPayment', 'paid', 'returned']),
  /** The program and the version of its rules at the purchase. */
  programId: z.string(),
  versionId: z.string(),
  ruleId: z.string(),
  /** The credited bonus, once paid. */
  brought: z.exactOptional(bonus),
  createdAt: instant,
})

/** The state of a refund to one payment method. M9 */
const refundState = z.enum(['asked', 'sent', 'done', 'failed'])
const rechargeRefund = z.object({
  refundId: z.string(),
  /** Brand and last digits of the card it returns to. */
  brand: z.exactOptional(z.string()),
  lastFour: z.exactOptional(z.string()),
  refundGroup: z.string(),
  amount: minorUnits,
  paymentMethod: z.string(),
  state: refundState,
  steps: z.array(z.object({ state: refundState, at: instant })),
  reason: z.string(),
})

/** Recharging a member's card. CARD-3 */
export const storedvalue = {
  /** The programs sold at the store for the card, else for the caller's first card valid there; `noStoredValue` where there is none. API-5 */
  queryList: call({
    path: '/api/crm/storedValue/queryList',
    gate: 'member',
    request: z.object({ shopId: z.optional(shopId), cardId: z.optional(uuid) }),
    response: z.object({ programs: z.array(storedValueProgram) }),
    refuses: ['noStoredValue'],
    shows: 'silent',
    without,
  }),
  queryDetail: call({
    path: '/api/crm/storedValue/queryDetail',
    gate: 'member',
    request: z.object({ id }),
    response: storedValueProgram,
    refuses: [],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  /** The bonus of one option for this caller; `extraGiftInfos` is added to their first recharge. */
  queryGiftDetail: call({
    path: '/api/crm/storedValue/queryGiftDetail',
    gate: 'member',
    request: z.object({ id, ruleId: id }),
    response: z.extend(bonus, { extraGiftInfos: z.array(extraGift) }),
    refuses: [],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  /** The rules of a version, as they applied to recharges of that time; default: the newest version. */
  queryRuleDetail: call({
    path: '/api/crm/storedValue/queryRuleDetail',
    gate: 'member',
    request: z.object({ id, versionId: z.optional(id) }),
    response: z.object({
      id: z.string(),
      versionId: z.string(),
      /** False: newer rules exist, which apply to later recharges. */
      isCurrent: z.boolean(),
      name: z.string(),
      description: z.string(),
      currency,
      /** Stores that sell it; empty = every store of its currency. */
      shopNames: z.array(z.string()),
      programRules: z.array(gear),
      firstRecharge: z.exactOptional(bonus),
    }),
    refuses: [],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  /**
   * For each of the caller's cards valid at the store: the options that cover `amount` together with the balance; none if the
   * balance does. `cardId` limits it to that card. PAY-7
   */
  queryIntelligentPrograms: call({
    path: '/api/crm/storedValue/queryIntelligentPrograms',
    gate: 'member',
    request: z.object({ cardId: z.optional(uuid), shopId, amount }),
    response: z.object({
      offers: z.array(
        z.object({
          cardId: z.string(),
          cardName: z.string(),
          balance: minorUnits,
          program: storedValueProgram,
          gears: z.array(gear),
        }),
      ),
    }),
    refuses: [],
    shows: 'silent',
    without,
  }),
  /** Creates a recharge; it is paid like any payable, by external payment methods only (`businessType` 2005). PAY-5, PAY-7 */
  submit: call({
    path: '/api/crm/recharge/submit',
    gate: 'member',
    request: z.object({
      cardId: uuid,
      id,
      versionId: id,
      ruleId: id,
      shopId: z.optional(shopId),
      /** The version of the accepted agreement. */
      agreementVersion: z.optional(version),
      /**
       * Smart recharge: this order, or part of a table's bill (`businessType` 2001), is paid with the card once the recharge is
       * paid; if it can no longer be paid, the value stays on the card. PAY-7
       */
      pays: z.exactOptional(
        z.object({
          orderId: uuid,
          businessType: z.exactOptional(z.literal([1100, 1200, 1300, 2001])),
          /** The tip, paid by the card. PRICE-7 */
          tipAmount: z.exactOptional(amount),
          securityCode: z.exactOptional(z.string().check(z.maxLength(12))),
        }),
      ),
    }),
    response: recharge,
    refuses: [
      'agreementUnticked',
      'storedValueChanged',
      'notPayable',
      'securityNeeded',
      'securityWrong',
      'securityLocked',
      'agreementsNeeded',
    ],
    changes: true,
    shows: 'silent',
    without,
  }),
  detail: call({
    path: '/api/crm/recharge/detail',
    gate: 'member',
    request: z.object({ rechargeId: uuid }),
    /** With its refunds. ORDER-9 */
    response: z.extend(recharge, { timeZone: z.string(), refunds: z.array(rechargeRefund) }),
    refuses: [],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
}
