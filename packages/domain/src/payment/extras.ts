import type { TotalLine } from '../cart/index.ts'
import type { Money } from '../money/index.ts'
import type { CCFeeConfig, TipConfig } from '../store/index.ts'
import { cardSurcharge } from './surcharge.ts'
import { type TipTotals, tipChoices } from './tip.ts'

/** What tip and card fee were worked out from. */
export interface ExtrasOf {
  tip?: TipConfig | undefined
  ccFee?: CCFeeConfig | undefined
  totals: TipTotals
  /** What the order costs, before both. */
  due: Money
}

/**
 * A line of the tip or the card fee with the rate that made it, where one did: the same amount follows from it. An own tip, a fixed fee
 * and a fee on a part of the bill keep their plain words. PRICE-7, PRICE-8
 */
export function namedExtra(line: TotalLine, { tip, ccFee, totals, due }: ExtrasOf): TotalLine {
  if (line.kind === 'tip' && tip?.tipType === 0) {
    const choice = tipChoices(totals, tip).find(({ tipAmount }) => tipAmount === line.amount)
    return choice ? { ...line, rule: 'cart.rule.tipRate', ruleParams: { tipRate: choice.value * 10_000 } } : line
  }
  if (line.kind === 'cardFee' && ccFee?.feesType === 1 && cardSurcharge(due, ccFee) === line.amount)
    return { ...line, rule: 'cart.rule.cardFeeRate', ruleParams: { feeRate: ccFee.rate } }
  return line
}
