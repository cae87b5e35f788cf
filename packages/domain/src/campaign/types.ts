import type { Money, LocalizedText } from '../money/index.ts'

/** Coupons of a reward; `cost` is what one of them costs the brand, minor units. */
export interface RewardCoupon {
  couponTemplateId: string
  count: number
  cost: Money
}

/** The reward of a campaign: points, bonus value on the member card (minor units), coupons. CARD-8 */
export interface Reward {
  points: number
  bonus: Money
  coupons: RewardCoupon[]
}

/** Something a rights package entitles to, `count` times. */
export interface PackageRight {
  rightId: string
  name: LocalizedText
  count: number
}

/** A reward for so many days of signing in without a gap. */
export interface Streak {
  days: number
  reward: Reward
}

/** The condition of a reward. Amounts are minor units of the campaign's currency. CARD-8 */
export type CampaignRule =
  /** Becoming a member. */
  | { kind: 'openCard' }
  /** Paying orders of `threshold` in total; again at every further `threshold` if it repeats. */
  | { kind: 'spending'; threshold: Money; repeats: boolean }
  /** A stamp per paid order of at least `minimum`; the reward at `stamps` of them. */
  | { kind: 'stamps'; stamps: number; minimum: Money; repeats: boolean }
  /** Signing in on a day: the reward daily, and those of the streaks. */
  | { kind: 'signIn'; streaks: Streak[] }
  /** Buying a package: the reward at once, and rights that are used at the store. */
  | { kind: 'rightsPackage'; price: Money; validDays: number; rights: PackageRight[] }
  /** Collecting it: once per member. */
  | { kind: 'collect' }
  /** Collected around the member's birthday: once per year. */
  | { kind: 'birthday'; daysBefore: number; daysAfter: number }
  /** A friend's first paid order: `reward` for the member who invited, `friendReward` for the friend. */
  | { kind: 'referral'; friendReward: Reward }

export type CampaignKind = CampaignRule['kind']

/** A campaign as it is set up. CARD-8 */
export interface Campaign {
  campaignId: string
  name: LocalizedText
  description: LocalizedText
  currencyCode: string
  rule: CampaignRule
  reward: Reward
  /** First and last day (YYYY-MM-DD), both included, by the store's calendar. */
  startDate: string
  endDate?: string
  /** Stores that take part; empty = every store of the currency. */
  shopIds: number[]
  /** The segment of members it is for; absent = every member. CARD-19 */
  segmentId?: string
  /** Rewards given at most. */
  maxGrants?: number
  /** Cost of all rewards together at most, minor units. */
  budget?: Money
  enabled: boolean
}
