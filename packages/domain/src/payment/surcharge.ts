import { atRate, type Money, money, ZERO } from '../money/index.ts'
import type { CCFeeConfig } from '../store/index.ts'

/**
 * The surcharge for paying by card, on the part of the bill the card pays (without tips). A percentage (`feesType` 1) is
 * truncated; a fixed fee (`feesType` 2) is used as is. Added after the lines are split. PRICE-8
 */
export function cardSurcharge(onCard: Money, config: CCFeeConfig | undefined): Money {
  if (!config || onCard <= 0) return ZERO
  return config.feesType === 1 ? atRate(onCard, config.rate, 'truncate') : config.amount
}

/** The card charge for an amount without a tip: the amount with the surcharge. PRICE-8 */
export const chargedByCard = (amount: Money, config: CCFeeConfig | undefined): Money =>
  money(amount + cardSurcharge(amount, config))
