import { describe, expect, it } from 'vitest'
import { createTurns, type Ticks } from './turns.ts'

/** Time that passes only when it is told to. */
function handTurned() {
  let now = 0
  const ticking = new Set<{ ms: number; next: number; run: () => void }>()
  const ticks: Ticks = {
    now: () => now,
    every(ms, run) {
      const one = { ms, next: now + ms, run }
      ticking.add(one)
      return () => void ticking.delete(one)
    },
  }
  const soon = () => new Promise<void>(setImmediate)
  const pass = async (ms: number) => {
    for (const end = now + ms; now < end; ) {
      now += 1
      for (const one of ticking) {
        if (one.next > now) continue
        one.next += one.ms
        one.run()
      }
    }
    await soon()
  }
  return { ticks, pass, soon, ticking }
}

/** So many who take a turn each; answers who has begun, by their number. */
function crowd(atOnce: number, many: number) {
  const time = handTurned()
  const turns = createTurns(atOnce, 50, time.ticks)
  const begun: number[] = []
  for (let i = 0; i < many; i += 1) {
    const waits = turns.take()
    if (waits) void waits.then(() => begun.push(i))
    else begun.push(i)
  }
  return { turns, begun, ...time }
}

describe('turns of what shares the processors', () => {
  it('so many run side by side, the others follow in the order they came, one for each that ends', async () => {
    const { turns, begun, soon } = crowd(2, 5)
    expect(begun).toEqual([0, 1])
    turns.giveBack()
    await soon()
    expect(begun).toEqual([0, 1, 2])
    turns.giveBack()
    turns.giveBack()
    await soon()
    expect(begun).toEqual([0, 1, 2, 3, 4])
  })

  it('who has waited long enough begins all the same, while none ends', async () => {
    const { turns, begun, pass } = crowd(1, 3)
    await pass(25)
    expect(begun).toEqual([0])
    await pass(50)
    expect(begun).toEqual([0, 1, 2])
    // All three have to end before there is a place again.
    turns.giveBack()
    turns.giveBack()
    expect(turns.take()).toBeInstanceOf(Promise)
    turns.giveBack()
    turns.giveBack()
    expect(turns.take()).toBeUndefined()
  })

  it('nothing ticks while nobody waits', async () => {
    const { turns, pass, ticking } = crowd(1, 2)
    expect(ticking.size).toBe(1)
    turns.giveBack()
    await pass(60)
    expect(ticking.size).toBe(0)
  })
})
