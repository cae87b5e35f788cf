import { type Money, money } from '../money/index.ts'
import { shareBack } from '../card/index.ts'

/** A purchased right: how often it can be used, and how often it was. */
export interface RightUses {
  rightId: string
  count: number
  used: number
}

const total = (list: readonly RightUses[], of: (right: RightUses) => number) =>
  list.reduce((sum, right) => sum + of(right), 0)

/**
 * The refundable amount of a package, minor units: its price without the share of the rights that were used and without what
 * was returned. All of it if it has no rights. M10
 */
export function mostPackageBack(price: Money, returned: Money, rights: readonly RightUses[]): Money {
  const count = total(rights, right => right.count)
  const used = total(rights, right => right.used)
  const stored = count === 0 ? 0 : Number((BigInt(price) * BigInt(used) + BigInt(count) - 1n) / BigInt(count))
  return money(Math.max(0, price - stored - returned))
}

/** The rights after `back` of the price was returned: each loses its share of the original number, never what was used. M10 */
export function rightsAfterRefund(
  rights: readonly RightUses[],
  original: readonly { rightId: string; count: number }[],
  { price, returned, back }: { price: Money; returned: Money; back: Money },
): RightUses[] {
  return rights.map(right => {
    const whole = original.find(({ rightId }) => rightId === right.rightId)?.count ?? right.count
    return { ...right, count: Math.max(right.used, right.count - shareBack(whole, price, returned, back)) }
  })
}
