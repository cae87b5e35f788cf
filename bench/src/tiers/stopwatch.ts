/** The kind of a phone's wait. */
export type Wait = 'menu' | 'change' | 'calculate' | 'submit' | 'final' | 'refusal'

const WAITS: readonly Wait[] = ['menu', 'change', 'calculate', 'submit', 'final', 'refusal']

/** Collects the waiting times of phones, in ms, with their time. */
export class Stopwatch {
  readonly #start = performance.now()
  readonly #took = new Map(WAITS.map(wait => [wait, [] as { at: number; ms: number }[]]))

  /** Seconds since the start. */
  now(): number {
    return (performance.now() - this.#start) / 1000
  }

  note(wait: Wait, ms: number): void {
    this.#took.get(wait)?.push({ at: this.now(), ms })
  }

  count(wait: Wait): number {
    return this.#took.get(wait)?.length ?? 0
  }

  /** The given quantile of the waits that ended in `[from, to)` seconds. */
  part(wait: Wait, part: number, from = 0, to = Infinity): number {
    const sorted = (this.#took.get(wait) ?? [])
      .filter(({ at }) => at >= from && at < to)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  }

  /** The number of ended waits in each second. */
  perSecond(wait: Wait): number[] {
    const counts: number[] = []
    for (const { at } of this.#took.get(wait) ?? []) counts[Math.floor(at)] = (counts[Math.floor(at)] ?? 0) + 1
    return Array.from(counts, count => count ?? 0)
  }
}
