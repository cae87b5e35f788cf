import { describe, expect, it } from 'vitest'
import { AFTER_DEADLINE_MS, type GroupState, mayChange, groupStatusAt } from './status.ts'

const deadline = 1_000_000
const at = (state: GroupState, now: number) => groupStatusAt({ state, deadline }, now)

describe('group order', () => {
  it('It is open until its deadline, then for the host only, and over an hour later', () => {
    expect([at('open', deadline - 1), at('open', deadline), at('open', deadline + AFTER_DEADLINE_MS)]).toEqual([
      'open',
      'closed',
      'expired',
    ])
    expect([at('locked', deadline), at('locked', deadline + AFTER_DEADLINE_MS)]).toEqual(['locked', 'expired'])
  })

  it('It stays ordered or cancelled', () => {
    for (const state of ['ordered', 'cancelled'] as const) expect(at(state, deadline + 1e9)).toBe(state)
  })

  it('Friends may change it while it is open, the host until it is ordered', () => {
    const may = (state: GroupState, isHost: boolean, now = 0) => mayChange({ state, deadline }, isHost, now)
    expect([may('open', false), may('locked', false), may('open', false, deadline)]).toEqual([true, false, false])
    expect([may('open', true), may('locked', true), may('open', true, deadline)]).toEqual([true, true, true])
    expect([may('ordered', true), may('cancelled', true), may('open', true, deadline + AFTER_DEADLINE_MS)]).toEqual([
      false,
      false,
      false,
    ])
  })
})
