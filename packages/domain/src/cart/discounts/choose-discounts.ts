import { type Discount, excludeEachOther, inApplyingOrder, priorityOf } from './discount.ts'
import { applyDiscount, type AppliedDiscount, type Remaining } from './apply-discount.ts'

/**
 * Maximum number of alternatives tried for one group of discounts that exclude each other; enough for any realistic number of
 * promotions.
 */
const MAX_ALTERNATIVES = 48
const MAX_PASSES = 3

/** Applies discounts to a copy of the remaining amounts, in the given order. */
export function applyDiscounts(remaining: Remaining, discounts: readonly Discount[]): AppliedDiscount[] {
  const copy = { ...remaining, rest: [...remaining.rest] }
  const applied: AppliedDiscount[] = []
  for (const discount of discounts) {
    const one = applyDiscount(copy, discount)
    if (one) applied.push(one)
  }
  return applied
}

const worthOf = (remaining: Remaining, discounts: readonly Discount[]): number => {
  let worth = 0
  for (const it of applyDiscounts(remaining, discounts)) worth += it.worth
  return worth
}

/** The worth of a set of discounts, memoized: each offer tries mostly the same sets. */
function memoizedWorth({ remaining, worthBySet }: Candidates, discounts: readonly Discount[]): number {
  const key = discounts.map(({ promotion }) => promotion.discountId).join('\n')
  const known = worthBySet.get(key)
  if (known !== undefined) return known
  const worth = worthOf(remaining, discounts)
  worthBySet.set(key, worth)
  return worth
}

type Conflicts = ReadonlyMap<Discount, ReadonlySet<Discount>>

/** All possible discounts for an order with their conflicts, computed once for several choices. */
export interface Candidates {
  remaining: Remaining
  /** Discounts that take something off, in the order in which they are applied. */
  useful: readonly Discount[]
  worthAlone: ReadonlyMap<Discount, number>
  /** The discounts that each discount excludes. */
  conflicts: Conflicts
  /** Worth of the sets tried so far. */
  worthBySet: Map<string, number>
}

export function candidatesOf(remaining: Remaining, discounts: readonly Discount[]): Candidates {
  const ordered = inApplyingOrder(discounts)
  const worthAlone = new Map(ordered.map(discount => [discount, worthOf(remaining, [discount])]))
  const useful = ordered.filter(discount => (worthAlone.get(discount) ?? 0) > 0)
  return { remaining, useful, worthAlone, conflicts: conflictsOf(useful), worthBySet: new Map() }
}

/**
 * The discounts to apply: among discounts that exclude each other those of higher priority, and with equal priority those that
 * are worth most to the guest together. Ties are resolved by the worth of the parts, then by id, so the order of the list does
 * not change the result. A discount that takes nothing off beside the others excludes none: the choice is made again without it. S7
 */
export function chooseDiscounts(candidates: Candidates, discounts: readonly Discount[]): Discount[] {
  const { remaining, conflicts } = candidates
  let useful = candidates.useful.filter(discount => discounts.includes(discount))
  for (;;) {
    if (!useful.some(discount => conflicts.has(discount))) return useful
    const chosen = chooseByLevel(candidates, useful)
    const applied = new Set(applyDiscounts(remaining, chosen).map(({ discount }) => discount))
    if (chosen.every(discount => applied.has(discount))) return chosen
    useful = useful.filter(discount => applied.has(discount) || !chosen.includes(discount))
  }
}

function chooseByLevel(candidates: Candidates, useful: readonly Discount[]): Discount[] {
  const { worthAlone, conflicts } = candidates
  const levels = [...new Set(useful.map(priorityOf))].sort((a, b) => b - a)
  let chosen: readonly Discount[] = []
  for (const level of levels) {
    const open = useful.filter(
      discount => priorityOf(discount) === level && !chosen.some(it => conflicts.get(discount)?.has(it)),
    )
    open.sort((a, b) => (worthAlone.get(b) ?? 0) - (worthAlone.get(a) ?? 0))
    chosen = bestOf(candidates, chosen, open)
  }
  return [...chosen]
}

/** What is applied with some optional discounts, and which of those it contains. */
interface Choice {
  discounts: Discount[]
  optional: readonly Discount[]
}

/**
 * The discounts to apply when the guest chose `optional`. One that is displaced by others counts as not chosen: an offer changes a
 * total only where it is applied. PRICE-3
 */
export function chooseWithOptional(
  candidates: Candidates,
  automatic: readonly Discount[],
  optional: readonly Discount[],
): Choice {
  const discounts = chooseDiscounts(candidates, [...automatic, ...optional])
  const applied = optional.filter(discount => discounts.includes(discount))
  if (applied.length === optional.length) return { discounts, optional }
  return chooseWithOptional(candidates, automatic, applied)
}

/**
 * The optional discounts worth most to the guest beside the automatic ones: all that go together, one of them, or none where
 * each would displace something worth as much. PRICE-3
 */
export function bestOptional(
  candidates: Candidates,
  automatic: readonly Discount[],
  optional: readonly Discount[],
): readonly Discount[] {
  const useful = optional.filter(discount => candidates.useful.includes(discount))
  let best: { chosen: readonly Discount[]; worth: number } | undefined
  for (const tried of [[], useful, ...useful.map(one => [one])]) {
    const choice = chooseWithOptional(candidates, automatic, tried)
    const worth = memoizedWorth(candidates, choice.discounts)
    if (best && worth <= best.worth) continue
    best = { chosen: choice.optional, worth }
  }
  return best?.chosen ?? []
}

function conflictsOf(discounts: readonly Discount[]): Conflicts {
  const conflicts = new Map<Discount, Set<Discount>>()
  const record = (a: Discount, b: Discount) => conflicts.set(a, (conflicts.get(a) ?? new Set()).add(b))
  discounts.forEach((a, at) => {
    for (const b of discounts.slice(at + 1)) {
      if (!excludeEachOther(a, b)) continue
      record(a, b)
      record(b, a)
    }
  })
  return conflicts
}

/**
 * Tries every alternative of each conflict group while the others stay, until nothing improves. `open` is sorted by worth,
 * descending.
 */
function bestOf(candidates: Candidates, chosen: readonly Discount[], open: readonly Discount[]): Discount[] {
  const { useful, conflicts } = candidates
  const free = open.filter(discount => !conflicts.has(discount))
  const groups = conflictGroups(
    open.filter(discount => conflicts.has(discount)),
    conflicts,
  ).map(group => compatibleSets(group, conflicts))
  const applied = groups.map(alternatives => alternatives[0] ?? [])
  const selection = () => {
    const all = new Set([...chosen, ...free, ...applied.flat()])
    return useful.filter(discount => all.has(discount))
  }
  const rivals = groups.flatMap((alternatives, at) => (alternatives.length > 1 ? [{ alternatives, at }] : []))
  if (rivals.length === 0) return selection()
  let bestWorth = memoizedWorth(candidates, selection())
  for (let round = 0; round < (rivals.length > 1 ? MAX_PASSES : 1); round += 1) {
    const before = bestWorth
    for (const { alternatives, at } of rivals) {
      const current = applied[at] ?? []
      let best = current
      for (const set of alternatives) {
        if (set === current) continue
        applied[at] = set
        const worth = memoizedWorth(candidates, selection())
        if (worth <= bestWorth) continue
        bestWorth = worth
        best = set
      }
      applied[at] = best
    }
    if (bestWorth === before) break
  }
  return selection()
}

/** Groups of discounts connected by exclusion. */
function conflictGroups(discounts: readonly Discount[], conflicts: Conflicts): Discount[][] {
  const seen = new Set<Discount>()
  return discounts.flatMap(first => {
    if (seen.has(first)) return []
    const group = [first]
    seen.add(first)
    for (const discount of group) {
      for (const other of discounts) {
        if (seen.has(other) || !conflicts.get(discount)?.has(other)) continue
        seen.add(other)
        group.push(other)
      }
    }
    return [discounts.filter(discount => group.includes(discount))]
  })
}

/** All maximal sets of compatible discounts of a group (Bron-Kerbosch with a pivot). */
function compatibleSets(group: readonly Discount[], conflicts: Conflicts): Discount[][] {
  const sets: Discount[][] = []
  const together = (a: Discount, b: Discount) => a !== b && !conflicts.get(a)?.has(b)
  const grow = (set: readonly Discount[], open: readonly Discount[], done: readonly Discount[]): void => {
    if (sets.length >= MAX_ALTERNATIVES) return
    const pivot = open[0] ?? done[0]
    if (!pivot) {
      sets.push([...set])
      return
    }
    let [remaining, excluded] = [open, done]
    for (const discount of open.filter(it => !together(pivot, it))) {
      const fits = (it: Discount) => together(discount, it)
      grow([...set, discount], remaining.filter(fits), excluded.filter(fits))
      remaining = remaining.filter(it => it !== discount)
      excluded = [...excluded, discount]
    }
  }
  grow([], group, [])
  return sets
}
