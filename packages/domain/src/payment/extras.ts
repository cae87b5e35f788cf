import type { Calculation, TotalLine } from '../cart/index.ts'
import { type Money, money, ZERO } from '../money/index.ts'
import type { CCFeeConfig, TipConfig } from '../store/index.ts'
import { type CounterPayment, tipOf } from './counter.ts'
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

type PayableTotals = Pick<Calculation, 'totalAmount' | 'totalPaidAmount' | 'totalTipAmount' | 'ccAmount' | 'totalLines'>

/** Totals with a tip and a card fee on top, which replace the former ones. PRICE-2, PRICE-7, PRICE-8 */
export function addExtras<T extends PayableTotals>(
  totals: T,
  extras: { tipAmount: Money; ccAmount: Money; lines: readonly TotalLine[] },
): T {
  const { tipAmount, ccAmount } = extras
  const more = tipAmount + ccAmount - totals.totalTipAmount - totals.ccAmount
  return {
    ...totals,
    totalTipAmount: tipAmount,
    ccAmount,
    totalAmount: money(totals.totalAmount + more),
    totalPaidAmount: money(totals.totalPaidAmount + more),
    totalLines: [...totals.totalLines.filter(({ kind }) => kind !== 'tip' && kind !== 'cardFee'), ...extras.lines],
  }
}

/** The total of an order without tip and card surcharge. */
export const withoutExtras = (totals: Pick<PayableTotals, 'totalPaidAmount' | 'totalTipAmount' | 'ccAmount'>): Money =>
  money(totals.totalPaidAmount - totals.totalTipAmount - totals.ccAmount)

const extraLine = (kind: 'tip' | 'cardFee', amount: Money): TotalLine[] =>
  amount > 0 ? [{ kind, id: kind, name: {}, amount, rule: `cart.rule.${kind}`, ruleParams: {} }] : []

/**
 * A calculation with a tip and a card fee, each as a line that names its rate. The fee is that of the part the card pays, which
 * may be less than the whole. PRICE-2, PRICE-7, PRICE-8
 */
export function pricedWithExtras<T extends PayableTotals>(
  totals: T,
  { tipAmount, ccAmount }: { tipAmount: Money; ccAmount: Money },
  inputs: Omit<ExtraInputs, 'due'>,
): T {
  const due = withoutExtras(totals)
  const lines = [...extraLine('tip', tipAmount), ...extraLine('cardFee', ccAmount)]
  return addExtras(totals, {
    tipAmount,
    ccAmount,
    lines: lines.map(line => withRate(line, { ...inputs, due })),
  })
}

/**
 * A calculation with the tip a guest chose, and with the fee of a bank card that pays all of it; a store without tips takes none.
 * PRICE-2, PRICE-7, PRICE-8
 */
export function pricedWithPayment<T extends PayableTotals>(
  totals: T,
  { paymentMethod, tipAmount = ZERO }: { paymentMethod?: string | undefined; tipAmount?: Money | undefined },
  inputs: Omit<ExtraInputs, 'due'>,
): T {
  const ccAmount = paymentMethod === '12_bankCard' ? cardSurcharge(withoutExtras(totals), inputs.ccFee) : ZERO
  return pricedWithExtras(totals, { tipAmount: inputs.tip ? tipAmount : ZERO, ccAmount }, inputs)
}

/** The totals of an order with the tip that its guest paid to the staff, and with the rounding of cash. PAY-15, PAY-19 */
export function withCounterExtras<T extends PayableTotals>(totals: T, counter: CounterPayment): T {
  const { rounding = ZERO } = counter
  const tipAmount = tipOf(counter)
  const tipped = addExtras(totals, { tipAmount, ccAmount: ZERO, lines: extraLine('tip', tipAmount) })
  if (rounding === 0) return tipped
  return {
    ...tipped,
    totalAmount: money(tipped.totalAmount + rounding),
    totalPaidAmount: money(tipped.totalPaidAmount + rounding),
    totalLines: [...tipped.totalLines, cashRoundingLine(rounding)],
  }
}

const cashRoundingLine = (amount: Money): TotalLine => ({
  kind: 'rounding',
  id: 'cashRounding',
  name: {},
  amount,
  rule: 'order.cashRounding',
  ruleParams: {},
})
