import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTurns } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** So many who take a turn each; answers who has begun, by their number. */
function crowd(atOnce: number, many: number) {
  const turns = createTurns(atOnce, 50)
  const begun: number[] = []
  for (let i = 0; i < many; i += 1) {
    const waits = turns.take()
    if (waits) void waits.then(() => begun.push(i))
    else begun.push(i)
  }
  return { turns, begun, soon: () => vi.advanceTimersByTimeAsync(0) }
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
    const { turns, begun } = crowd(1, 3)
    await vi.advanceTimersByTimeAsync(25)
    expect(begun).toEqual([0])
    await vi.advanceTimersByTimeAsync(50)
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
    const { turns, soon } = crowd(1, 2)
    expect(vi.getTimerCount()).toBe(1)
    turns.giveBack()
    await soon()
    await vi.advanceTimersByTimeAsync(60)
    expect(vi.getTimerCount()).toBe(0)
  })
})
