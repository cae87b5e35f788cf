import { isOnDay, type Money, money, type LocalizedText } from '../money/index.ts'

/** Coupons given with a recharge: a template and a number. CARD-3 */
export interface GiftInfo {
  giftType: 'coupon'
  couponTemplateId: string
  name: LocalizedText
  giftCount: number
}

/** One recharge option: the amount to pay and its bonus. CARD-3 */
export interface RechargeTier {
  ruleId: string
  storedAmount: Money
  returnAmount: Money
  returnPoint: number
  giftInfos: GiftInfo[]
}

/** One version of a stored-value program; a recharge stores the version it was made under. CARD-3 */
export interface StoredValueProgram {
  id: string
  versionId: string
  /** The member program whose cards can be recharged. */
  cardProgramId: string
  /** 1 = fixed gears. */
  type: 1
  status: 'active' | 'ended'
  name: LocalizedText
  description: LocalizedText
  currencyCode: string
  /** Stores that sell it; empty = every store of its currency. */
  scopes: number[]
  /** It is sold on these days, both included, store-local YYYY-MM-DD. Absent = no limit. */
  startDate?: string
  endDate?: string
  programRules: RechargeTier[]
  firstRechargeEnabled: boolean
  /** Additional bonus of the first recharge of a card, given once. M12 */
  firstRecharge?: { returnAmount: Money; returnPoint: number; giftInfos: GiftInfo[] }
  agreementId: string
}

/** The bonus of a recharge. */
export interface Bonus {
  returnAmount: Money
  returnPoint: number
  giftInfos: GiftInfo[]
}

/** The bonus of a gear, including the first-recharge gift if `first`. CARD-3, M12 */
export function bonusOf(program: StoredValueProgram, tier: RechargeTier, first: boolean): Bonus {
  const extra = first && program.firstRechargeEnabled ? program.firstRecharge : undefined
  return {
    returnAmount: money(tier.returnAmount + (extra?.returnAmount ?? 0)),
    returnPoint: tier.returnPoint + (extra?.returnPoint ?? 0),
    giftInfos: [...tier.giftInfos, ...(extra?.giftInfos ?? [])],
  }
}

/** Whether a program is sold at a store on a day (store-local YYYY-MM-DD). CARD-3 */
export const soldAt = (
  program: StoredValueProgram,
  shop: { shopId: number; currencyCode: string; day?: string },
): boolean =>
  program.status === 'active' &&
  isOnDay(program, shop.day) &&
  program.currencyCode === shop.currencyCode &&
  (program.scopes.length === 0 || program.scopes.includes(shop.shopId))

/**
 * The gears that, together with the balance, cover a due amount: smallest first, at most three. None if the balance covers it.
 * PAY-7
 */
export function tiersCovering(program: StoredValueProgram, due: Money, balance: Money, first: boolean): RechargeTier[] {
  if (balance >= due) return []
  const covers = (tier: RechargeTier) => balance + tier.storedAmount + bonusOf(program, tier, first).returnAmount >= due
  return program.programRules
    .filter(covers)
    .toSorted((a, b) => a.storedAmount - b.storedAmount)
    .slice(0, 3)
}
