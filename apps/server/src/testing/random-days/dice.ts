/** Choices of a random sequence; the same seed makes the same ones. */
export interface Dice {
  /** An integer from `from` to `to`, both inclusive. */
  int(from: number, to: number): number
  /** True in so many of a hundred cases. */
  chance(percent: number): boolean
  /** @throws where the list is empty */
  pick<T>(list: readonly T[]): T
  /** So many of a list, each once; fewer where it is shorter. */
  some<T>(list: readonly T[], count: number): T[]
}

/** A generator of 32 bits (mulberry32). */
function bits(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

export function diceOf(seed: number): Dice {
  const next = bits(seed)
  const dice: Dice = {
    int: (from, to) => from + (next() % (to - from + 1)),
    chance: percent => next() % 100 < percent,
    pick: list => {
      if (list.length === 0) throw new Error('nothing to pick from')
      return list[next() % list.length] as (typeof list)[number]
    },
    some: (list, count) => {
      const left = [...list]
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(next() % left.length, 1)).flat()
    },
  }
  return dice
}
