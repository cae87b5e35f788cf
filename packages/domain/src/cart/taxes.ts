import { divide, type Money, money, NOTHING, split, sum } from '../money/index.ts'
import type { TaxRule } from '../store/index.ts'
import type { TaxTotal } from './calculation.ts'
import type { TaxPart } from './types.ts'

/** Something taxes fall on: a line after its discounts, or a fee. */
export interface Taxable {
  /** An item's key, or the fee's name. */
  key: string
  amount: Money
  taxIds: readonly string[]
}

export interface Taxed {
  taxes: TaxTotal[]
  /** What of each tax falls on each taxable, by its key. The parts add up to the totals. */
  partsOf: ReadonlyMap<string, TaxPart[]>
}

const MILLION = 1_000_000n

/**
 * Every tax of the store on what it falls on. All rates of one taxable have the same base: its amount without the
 * taxes that are within it. `line` rounds each part; `total` rounds each rate once and shares it out. Half up. PRICE-5
 */
export function taxesOn(taxables: readonly Taxable[], rules: readonly TaxRule[], rounding: 'line' | 'total'): Taxed {
  const byId = new Map(rules.map(rule => [rule.taxId, rule]))
  const partsOf = new Map<string, TaxPart[]>(taxables.map(it => [it.key, []]))
  const taxes = rules.flatMap(rule => {
    const under = taxables.filter(it => it.taxIds.includes(rule.taxId))
    const exact = under.map(it => exactTax(it, rule, byId))
    const amounts = rounding === 'line' ? exact.map(roundOne) : roundTogether(exact)
    const { taxId, rate, inclusive } = rule
    under.forEach((it, at) => partsOf.get(it.key)?.push({ taxId, rate, inclusive, amount: amounts[at] ?? NOTHING }))
    const amount = sum(amounts)
    return amount > 0 ? [{ ...headOf(rule), taxableAmount: sum(under.map(it => it.amount)), amount }] : []
  })
  return { taxes, partsOf }
}

const headOf = ({ taxId, name, rate, inclusive }: TaxRule) => ({ taxId, name, rate, inclusive })

/** A tax before rounding, as a fraction of whole numbers. */
interface Exact {
  n: bigint
  d: bigint
}

/** amount x rate / (1 + all rates within the amount): the same for a tax within and for one on top. */
function exactTax(taxable: Taxable, rule: TaxRule, byId: ReadonlyMap<string, TaxRule>): Exact {
  let within = 0
  for (const id of taxable.taxIds) {
    const other = byId.get(id)
    if (other?.inclusive) within += other.rate
  }
  return { n: BigInt(taxable.amount) * BigInt(rule.rate), d: MILLION + BigInt(within) }
}

const roundOne = ({ n, d }: Exact): Money => money(Number(divide(n, d, 'halfUp')))

/** Rounds the sum once and gives each its share: what a receipt says per rate is what the rate makes of the whole. */
function roundTogether(exact: readonly Exact[]): Money[] {
  const common = [...new Set(exact.map(it => it.d))].reduce((a, b) => a * b, 1n)
  const shares = exact.map(({ n, d }) => n * (common / d))
  const all = shares.reduce((a, b) => a + b, 0n)
  return split(money(Number(divide(all, common, 'halfUp'))), shares)
}
