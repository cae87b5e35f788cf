import { type Cut, excludeEachOther, inOrder, priorityOf } from './promotion-cut.ts'
import { take, type Taken, type Till } from './promotion-take.ts'

/** Ways of choosing that are tried for one knot of cuts that exclude each other; enough for any knot a person can overlook. */
const MOST_WAYS = 48
const MOST_ROUNDS = 3

/** Takes cuts off a fresh till, in the order given. */
export function takeAll(till: Till, cuts: readonly Cut[]): Taken[] {
  const now = { ...till, rest: [...till.rest] }
  const taken: Taken[] = []
  for (const cut of cuts) {
    const one = take(now, cut)
    if (one) taken.push(one)
  }
  return taken
}

const worthOf = (till: Till, cuts: readonly Cut[]): number => {
  let worth = 0
  for (const it of takeAll(till, cuts)) worth += it.worth
  return worth
}

/** The same, remembered: a choice for one more offer tries most ways again. */
function worthIn({ till, tried }: Field, cuts: readonly Cut[]): number {
  const name = cuts.map(({ promotion }) => promotion.discountId).join('\n')
  const known = tried.get(name)
  if (known !== undefined) return known
  const worth = worthOf(till, cuts)
  tried.set(name, worth)
  return worth
}

type Against = ReadonlyMap<Cut, ReadonlySet<Cut>>

/** All that may be taken off one till, looked at once for any number of choices. */
export interface Field {
  till: Till
  /** Of some worth alone, in the order they are taken off in. */
  useful: readonly Cut[]
  alone: ReadonlyMap<Cut, number>
  /** Who excludes whom. */
  against: Against
  /** What ways of choosing came to. */
  tried: Map<string, number>
}

export function fieldOf(till: Till, cuts: readonly Cut[]): Field {
  const ordered = inOrder(cuts)
  const alone = new Map(ordered.map(cut => [cut, worthOf(till, [cut])]))
  const useful = ordered.filter(cut => (alone.get(cut) ?? 0) > 0)
  return { till, useful, alone, against: conflictsOf(useful), tried: new Map() }
}

/**
 * Which of these cuts are taken: of those that exclude each other the ones of higher priority, and among equals those
 * that together are worth most to the guest; where two ways are worth the same, the one that comes first by worth of its
 * parts, then by id. The order of the list decides nothing. S7
 */
export function chooseCuts(field: Field, cuts: readonly Cut[]): Cut[] {
  const { alone, against } = field
  const useful = field.useful.filter(cut => cuts.includes(cut))
  if (!useful.some(cut => against.has(cut))) return useful
  const levels = [...new Set(useful.map(priorityOf))].sort((a, b) => b - a)
  let chosen: readonly Cut[] = []
  for (const level of levels) {
    const open = useful.filter(cut => priorityOf(cut) === level && !chosen.some(it => against.get(cut)?.has(it)))
    open.sort((a, b) => (alone.get(b) ?? 0) - (alone.get(a) ?? 0))
    chosen = bestOf(field, chosen, open)
  }
  return [...chosen]
}

function conflictsOf(cuts: readonly Cut[]): Against {
  const against = new Map<Cut, Set<Cut>>()
  const note = (a: Cut, b: Cut) => against.set(a, (against.get(a) ?? new Set()).add(b))
  cuts.forEach((a, at) => {
    for (const b of cuts.slice(at + 1)) {
      if (!excludeEachOther(a, b)) continue
      note(a, b)
      note(b, a)
    }
  })
  return against
}

/** Each knot is tried in all its ways beside the others as they stand, until nothing gets better. `open`: dearest first. */
function bestOf(field: Field, chosen: readonly Cut[], open: readonly Cut[]): Cut[] {
  const { useful, against } = field
  const free = open.filter(cut => !against.has(cut))
  const knots = knotsOf(
    open.filter(cut => against.has(cut)),
    against,
  ).map(knot => waysOf(knot, against))
  const taken = knots.map(ways => ways[0] ?? [])
  const whole = () => {
    const all = new Set([...chosen, ...free, ...taken.flat()])
    return useful.filter(cut => all.has(cut))
  }
  const rivals = knots.flatMap((ways, at) => (ways.length > 1 ? [{ ways, at }] : []))
  if (rivals.length === 0) return whole()
  let most = worthIn(field, whole())
  for (let round = 0; round < (rivals.length > 1 ? MOST_ROUNDS : 1); round += 1) {
    const before = most
    for (const { ways, at } of rivals) {
      const standing = taken[at] ?? []
      let best = standing
      for (const way of ways) {
        if (way === standing) continue
        taken[at] = way
        const worth = worthIn(field, whole())
        if (worth <= most) continue
        most = worth
        best = way
      }
      taken[at] = best
    }
    if (most === before) break
  }
  return whole()
}

/** Cuts that hang together by exclusion. */
function knotsOf(cuts: readonly Cut[], against: Against): Cut[][] {
  const seen = new Set<Cut>()
  return cuts.flatMap(first => {
    if (seen.has(first)) return []
    const knot = [first]
    seen.add(first)
    for (const cut of knot) {
      for (const other of cuts) {
        if (seen.has(other) || !against.get(cut)?.has(other)) continue
        seen.add(other)
        knot.push(other)
      }
    }
    return [cuts.filter(cut => knot.includes(cut))]
  })
}

/** Every set of a knot's cuts that go together and to which none can be added (Bron and Kerbosch, with a pivot). */
function waysOf(knot: readonly Cut[], against: Against): Cut[][] {
  const found: Cut[][] = []
  const together = (a: Cut, b: Cut) => a !== b && !against.get(a)?.has(b)
  const grow = (way: readonly Cut[], open: readonly Cut[], done: readonly Cut[]): void => {
    if (found.length >= MOST_WAYS) return
    const pivot = open[0] ?? done[0]
    if (!pivot) {
      found.push([...way])
      return
    }
    let [left, past] = [open, done]
    for (const cut of open.filter(it => !together(pivot, it))) {
      const fits = (it: Cut) => together(cut, it)
      grow([...way, cut], left.filter(fits), past.filter(fits))
      left = left.filter(it => it !== cut)
      past = [...past, cut]
    }
  }
  grow([], knot, [])
  return found
}
