import { type Figure, median } from '../figures.ts'
import type { Held } from '../server/proc.ts'

/** The share of a soak at its end, and in its middle, that is compared. */
const PART = 0.1

/** How much more a process holds at the end of a soak than halfway, when caches are full: in percent of halfway. */
export function steadiness(samples: readonly Held[]): Figure[] {
  const many = Math.max(1, Math.floor(samples.length * PART))
  const half = Math.floor(samples.length / 2)
  const growth = (of: (held: Held) => number, name: string, atMost: number): Figure => {
    const before = median(samples.slice(half, half + many).map(of))
    const after = median(samples.slice(-many).map(of))
    const note = `${Math.round(before)} halfway, ${Math.round(after)} at the end, ${samples.length} samples`
    return { name, unit: '%', measured: ((after - before) / before) * 100, budget: atMost, atMost: true, note }
  }
  return [
    growth(({ memory }) => memory, 'growth of memory', 10),
    growth(({ handles }) => handles, 'growth of open files and sockets', 10),
  ]
}
