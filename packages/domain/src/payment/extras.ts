import type { TotalLine } from '../cart/index.ts'
import type { Money } from '../money/index.ts'
import type { CCFeeConfig, TipConfig } from '../store/index.ts'
import { cardSurcharge } from './surcharge.ts'
import { type TipTotals, tipChoices } from './tip.ts'

/** Inputs from which tip and card fee were computed. */
export interface ExtraInputs {
  tip?: TipConfig | undefined
  ccFee?: CCFeeConfig | undefined
  totals: TipTotals
  /** Price of the order before both. */
  due: Money
}

/**
 * A tip or card fee line, with its rate if the rate gives exactly the line's amount. A custom tip, a fixed fee and a fee on a
 * part of the bill keep their plain text. PRICE-7, PRICE-8
 */
export function withRate(line: TotalLine, { tip, ccFee, totals, due }: ExtraInputs): TotalLine {
  if (line.kind === 'tip' && tip?.tipType === 0) {
    const choice = tipChoices(totals, tip).find(({ tipAmount }) => tipAmount === line.amount)
    return choice ? { ...line, rule: 'cart.rule.tipRate', ruleParams: { tipRate: choice.value * 10_000 } } : line
  }
  if (line.kind === 'cardFee' && ccFee?.feesType === 1 && cardSurcharge(due, ccFee) === line.amount)
    return { ...line, rule: 'cart.rule.cardFeeRate', ruleParams: { feeRate: ccFee.rate } }
  return line
}
