import { divide, type Money, money, ZERO, split, sum } from '../money/index.ts'
import type { TaxRule } from '../store/index.ts'
import type { TaxTotal } from './calculation.ts'
import type { TaxPart } from './types.ts'

/** An amount subject to taxes: a line after its discounts, or a fee. */
export interface Taxable {
  /** The line's key, or the fee's name. */
  key: string
  amount: Money
  taxIds: readonly string[]
}

export interface TaxResult {
  taxes: TaxTotal[]
  /** The tax parts of each taxable, by its key. The parts add up to the totals. */
  partsOf: ReadonlyMap<string, TaxPart[]>
}

const MILLION = 1_000_000n

/**
 * All taxes of the store. All rates of one taxable have the same base: its amount without included taxes. `line` rounds each
 * part; `total` rounds each rate once and splits it. Rounding is half up. PRICE-5
 */
export function taxesOn(
  taxables: readonly Taxable[],
  rules: readonly TaxRule[],
  rounding: 'line' | 'total',
): TaxResult {
  const byId = new Map(rules.map(rule => [rule.taxId, rule]))
  const partsOf = new Map<string, TaxPart[]>(taxables.map(it => [it.key, []]))
  const taxes = rules.flatMap(rule => {
    const taxed = taxables.filter(it => it.taxIds.includes(rule.taxId))
    const exact = taxed.map(it => exactTax(it, rule, byId))
    const amounts = rounding === 'line' ? exact.map(roundOne) : roundTogether(exact, taxed)
    const { taxId, rate, inclusive } = rule
    taxed.forEach((it, at) => partsOf.get(it.key)?.push({ taxId, rate, inclusive, amount: amounts[at] ?? ZERO }))
    const amount = sum(amounts)
    return amount > 0 ? [{ ...taxHead(rule), taxableAmount: sum(taxed.map(it => it.amount)), amount }] : []
  })
  return { taxes, partsOf }
}

const taxHead = ({ taxId, name, rate, inclusive }: TaxRule) => ({ taxId, name, rate, inclusive })

/** A tax before rounding, as an integer fraction. */
interface Fraction {
  n: bigint
  d: bigint
}

/** amount x rate / (1 + all included rates): the same for included and added taxes. */
function exactTax(taxable: Taxable, rule: TaxRule, byId: ReadonlyMap<string, TaxRule>): Fraction {
  let within = 0
  for (const id of taxable.taxIds) {
    const other = byId.get(id)
    if (other?.inclusive) within += other.rate
  }
  return { n: BigInt(taxable.amount) * BigInt(rule.rate), d: MILLION + BigInt(within) }
}

const roundOne = ({ n, d }: Fraction): Money => money(Number(divide(n, d, 'halfUp')))

/** Rounds the sum once and splits it: the total of a rate on the receipt equals the rate applied to the whole base. */
function roundTogether(exact: readonly Fraction[], taxed: readonly Taxable[]): Money[] {
  const [first] = exact
  if (first && exact.every(it => it.d === first.d)) {
    const all = exact.reduce((a, { n }) => a + n, 0n)
    // With one rate and one base the taxes are as the amounts, which are small enough to be split as numbers.
    return split(
      money(Number(divide(all, first.d, 'halfUp'))),
      taxed.map(it => it.amount),
    )
  }
  const common = [...new Set(exact.map(it => it.d))].reduce((a, b) => a * b, 1n)
  const shares = exact.map(({ n, d }) => n * (common / d))
  const all = shares.reduce((a, b) => a + b, 0n)
  return split(money(Number(divide(all, common, 'halfUp'))), shares)
}
