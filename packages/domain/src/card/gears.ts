import { type Money, money, type Words } from '../money/index.ts'

/** What comes with a recharge beside the money: a kind of coupon, so many times. CARD-3 */
export interface GiftInfo {
  giftType: 'coupon'
  couponTemplateId: string
  name: Words
  giftCount: number
}

/** One gear of a program: what is paid, and what comes on top. CARD-3 */
export interface Gear {
  ruleId: string
  storedAmount: Money
  returnAmount: Money
  returnPoint: number
  giftInfos: GiftInfo[]
}

/** A stored-value program as one version of its rules stands; a recharge keeps the version it was made under. CARD-3 */
export interface StoredValueProgram {
  id: string
  versionId: string
  /** The member program whose cards it fills. */
  cardProgramId: string
  /** 1 = fixed gears. */
  type: 1
  status: 'active' | 'ended'
  name: Words
  description: Words
  currencyCode: string
  /** Stores where it is sold; empty = every store of its currency. */
  scopes: number[]
  programRules: Gear[]
  firstRechargeEnabled: boolean
  /** On top of the gear, with the first recharge of a card: once ever. M12 */
  firstRecharge?: { returnAmount: Money; returnPoint: number; giftInfos: GiftInfo[] }
  agreementId: string
}

/** What a recharge brings. */
export interface Bonus {
  returnAmount: Money
  returnPoint: number
  giftInfos: GiftInfo[]
}

/** Everything a gear gives on top, with the gift of the first recharge where it is one. CARD-3, M12 */
export function bonusOf(program: StoredValueProgram, gear: Gear, first: boolean): Bonus {
  const extra = first && program.firstRechargeEnabled ? program.firstRecharge : undefined
  return {
    returnAmount: money(gear.returnAmount + (extra?.returnAmount ?? 0)),
    returnPoint: gear.returnPoint + (extra?.returnPoint ?? 0),
    giftInfos: [...gear.giftInfos, ...(extra?.giftInfos ?? [])],
  }
}

/** Whether a program is sold at a store. */
export const soldAt = (program: StoredValueProgram, shop: { shopId: number; currencyCode: string }): boolean =>
  program.status === 'active' &&
  program.currencyCode === shop.currencyCode &&
  (program.scopes.length === 0 || program.scopes.includes(shop.shopId))

/**
 * The gears that, with what is on the card, cover an amount due: smallest first, at most three. A balance that covers it
 * needs none. PAY-7
 */
export function gearsCovering(program: StoredValueProgram, due: Money, balance: Money, first: boolean): Gear[] {
  if (balance >= due) return []
  const covers = (gear: Gear) => balance + gear.storedAmount + bonusOf(program, gear, first).returnAmount >= due
  return program.programRules
    .filter(covers)
    .toSorted((a, b) => a.storedAmount - b.storedAmount)
    .slice(0, 3)
}
