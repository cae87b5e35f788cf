import * as z from 'zod/mini'
import { call, day, id, instant, minorUnits, money, shopId, text, uuid } from '../core/index.ts'
import { heldPackage, shownCampaign, shownReward, shownStreak } from './shapes.ts'

/** A store's campaigns; without a store, those of all stores. */
const atShop = z.object({ shopId: z.optional(shopId) })
const silent = { shows: 'silent', without: ['businessType'] } as const
const anywhere = { shows: 'silent', without: ['shopId', 'businessType'] } as const
const listOf = <const S extends z.core.$ZodShape>(shape: S) =>
  z.object({ campaigns: z.array(z.object({ ...shownCampaign, ...shape })) })

/** Campaigns and the guest's progress in them. CARD-8 */
export const campaign = {
  /** Gifts for opening a card; `received`: the caller already has it. */
  queryOpenCardList: call({
    path: '/api/crm/marketing/queryOpenCardList',
    gate: 'guest',
    request: atShop,
    response: listOf({ received: z.boolean() }),
    refuses: [],
    ...silent,
  }),
  /** Gifts for cumulative spending, with the caller's spending toward the next one. */
  queryCumulativeConsumeSendGift: call({
    path: '/api/crm/marketing/queryCumulativeConsumeSendGift',
    gate: 'guest',
    request: atShop,
    response: listOf({ threshold: minorUnits, repeats: z.boolean(), spent: minorUnits, received: z.int() }),
    refuses: [],
    ...silent,
  }),
  /** Stamp cards. */
  queryStampCards: call({
    path: '/api/crm/marketing/collectdot/queryBaseDetail',
    gate: 'guest',
    request: atShop,
    response: listOf({ stamps: z.int(), minimum: minorUnits, repeats: z.boolean() }),
    refuses: [],
    ...silent,
  }),
  /** The caller's stamps on the current card, and the number of completed cards. */
  queryStamps: call({
    path: '/api/crm/marketing/collectdot/queryAccountDetail',
    gate: 'logged-in',
    request: z.object({}),
    response: z.object({
      accounts: z.array(z.object({ campaignId: z.string(), collected: z.int(), received: z.int() })),
    }),
    refuses: [],
    ...anywhere,
  }),
  /** Daily check-in: the current streak in days, and the check-ins of the last five weeks. */
  getSignInRecords: call({
    path: '/api/crm/marketing/sign_in_send_gift/getSignInRecords',
    gate: 'guest',
    request: atShop,
    response: listOf({
      today: day,
      signedToday: z.boolean(),
      streak: z.int(),
      /** The position within the repeating cycle of streak rewards. */
      dayInRound: z.int(),
      streaks: z.array(shownStreak),
      days: z.array(day),
    }),
    refuses: [],
    ...silent,
  }),
  /** Checks the caller in for today; a repeat returns the same day and gives no second reward. */
  signIn: call({
    path: '/api/crm/marketing/sign_in_send_gift/signIn',
    gate: 'member',
    request: z.object({ campaignId: id }),
    response: z.object({ date: day, streak: z.int(), received: z.array(shownReward) }),
    refuses: ['campaignOver'],
    changes: true,
    ...anywhere,
  }),
  /** Gifts to collect, including the birthday gift; `state`: whether the caller can collect it now. */
  queryCollectList: call({
    path: '/api/crm/marketing/queryCollectList',
    gate: 'guest',
    request: atShop,
    response: listOf({
      kind: z.enum(['collect', 'birthday']),
      state: z.enum(['open', 'collected', 'notNow', 'birthdayMissing', 'memberOnly']),
    }),
    refuses: [],
    ...silent,
  }),
  /** Collects a gift: once per member, a birthday gift once per year. */
  collect: call({
    path: '/api/crm/marketing/collect',
    gate: 'member',
    request: z.object({ campaignId: id }),
    response: z.object({ received: shownReward }),
    refuses: ['campaignOver', 'campaignCollected', 'birthdayNotNow'],
    changes: true,
    ...anywhere,
  }),
  /** How often each of these campaigns rewarded the caller. */
  batchQuery: call({
    path: '/api/crm/customerCampaignParticipation/batchQuery',
    gate: 'logged-in',
    request: z.object({ campaignIds: z.array(id).check(z.maxLength(50)) }),
    response: z.object({
      participations: z.array(z.object({ campaignId: z.string(), count: z.int(), lastAt: instant })),
    }),
    refuses: [],
    ...anywhere,
  }),
  /** The caller's invitation code, and the members who joined with it. */
  queryReferral: call({
    path: '/api/crm/marketing/referral/query',
    gate: 'member',
    request: atShop,
    response: z.object({
      campaigns: z.array(z.object({ ...shownCampaign, friendReward: shownReward })),
      code: z.string(),
      invited: z.int(),
      rewarded: z.int(),
    }),
    refuses: [],
    ...silent,
  }),
  /** Accepts an invitation, as a new member before the first paid order. */
  acceptReferral: call({
    path: '/api/crm/marketing/referral/accept',
    gate: 'member',
    request: z.object({ code: text(40) }),
    response: z.object({ accepted: z.boolean() }),
    refuses: ['referralWrong', 'referralOwn', 'referralTooLate'],
    changes: true,
    ...anywhere,
  }),
  /** Rights packages for sale at a store. */
  queryPackages: call({
    path: '/api/crm/rightsPackage/queryList',
    gate: 'guest',
    request: atShop,
    response: listOf({
      price: minorUnits,
      validDays: z.int(),
      /** The store through which the caller buys it. */
      soldBy: shopId,
      rights: z.array(z.object({ rightId: z.string(), name: z.string(), count: z.int() })),
    }),
    refuses: [],
    ...silent,
  }),
  /** The caller's paid or refunded packages, newest first; with `packageId` that package in any state. */
  queryPurchasedPackages: call({
    path: '/api/crm/rightsPackage/queryPurchasedRightsPackages',
    gate: 'logged-in',
    request: z.object({ packageId: z.optional(uuid) }),
    response: z.object({ packages: z.array(heldPackage) }),
    refuses: [],
    ...anywhere,
  }),
  /** Creates a package; it is paid like a recharge, by external payment methods only (`businessType` 2006). PAY-5 */
  submitPackage: call({
    path: '/api/crm/rightsPackage/submit',
    gate: 'member',
    request: z.object({ shopId, campaignId: id, price: money }),
    response: heldPackage,
    refuses: ['campaignOver', 'packageChanged'],
    changes: true,
    ...silent,
  }),
} as const
