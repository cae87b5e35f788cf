import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderStates } from './life.ts'
import { etaOf, progressOf } from './progress.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const minutes = (n: number) => n * 60_000

describe('the steps of an order', () => {
  it('a pickup order being made has three steps behind it and two ahead · ORDER-9', () => {
    const steps = progressOf(1300, 'preparing', { placed: 1, accepted: 2, preparing: 3 })
    expect(steps.map(s => [s.state, s.reached, s.current])).toEqual([
      ['placed', true, false],
      ['accepted', true, false],
      ['preparing', true, true],
      ['ready', false, false],
      ['completed', false, false],
    ])
  })

  it('a delivery that is packed still waits to leave · ORDER-9', () => {
    const steps = progressOf(1200, 'ready', { placed: 1, accepted: 2, preparing: 3, ready: 4 })
    expect(steps.find(s => s.current)?.state).toBe('preparing')
    expect(steps.map(s => s.state)).toContain('delivering')
  })

  it('a step the store skipped counts as reached · ORDER-9', () => {
    const steps = progressOf(1100, 'ready', { placed: 1, accepted: 2, ready: 4 })
    expect(steps.find(s => s.state === 'preparing')).toEqual({ state: 'preparing', reached: true, current: false })
  })

  it('an order that fell through shows what it had reached, then its end · ORDER-9', () => {
    expect(progressOf(1300, 'rejected', { placed: 1, rejected: 2 })).toEqual([
      { state: 'placed', reached: true, current: false, at: 1 },
      { state: 'rejected', reached: true, current: true, at: 2 },
    ])
  })

  it('exactly one step is the current one, whatever the state · ORDER-9', () => {
    fc.assert(
      fc.property(fc.constantFrom(1100, 1200, 1300), fc.constantFrom(...orderStates), (bizType, state) => {
        expect(progressOf(bizType, state, {}).filter(s => s.current)).toHaveLength(1)
      }),
    )
  })
})

describe('when it will be there', () => {
  it('is said in minutes within the hour, the nearest whole one · ORDER-9', () => {
    const said = (left: number) => etaOf(1300, 'preparing', { promisedAt: NOON + left }, NOON)
    expect(said(minutes(12) + 20_000)).toEqual({ kind: 'minutes', minutes: 12, at: NOON + minutes(12) + 20_000 })
    expect(said(minutes(12) + 40_000)).toMatchObject({ minutes: 13 })
    expect(said(1)).toMatchObject({ kind: 'minutes', minutes: 1 })
  })
  it('is said by the clock beyond the hour · ORDER-9', () => {
    expect(etaOf(1300, 'accepted', { wanted: NOON + minutes(61) }, NOON)).toEqual({
      kind: 'at',
      at: NOON + minutes(61),
    })
  })
  it('the promise of the store goes before the slot that was wished for · ORDER-9', () => {
    expect(etaOf(1300, 'accepted', { promisedAt: NOON + minutes(90), wanted: NOON }, NOON)).toMatchObject({
      at: NOON + minutes(90),
    })
  })
  it('is honest when the time has passed · ORDER-9', () => {
    expect(etaOf(1300, 'preparing', { promisedAt: NOON - minutes(1) }, NOON).kind).toBe('anyMoment')
    expect(etaOf(1300, 'preparing', { promisedAt: NOON - minutes(6) }, NOON).kind).toBe('late')
  })
  it('a delivery that is packed is still to come, what is fetched is there · ORDER-9', () => {
    expect(etaOf(1200, 'ready', { promisedAt: NOON + minutes(9) }, NOON)).toMatchObject({ kind: 'minutes', minutes: 9 })
    expect(etaOf(1300, 'ready', { promisedAt: NOON + minutes(9) }, NOON)).toEqual({ kind: 'none' })
  })
  it('nothing is promised before it is the store’s, nor after it is done · ORDER-9', () => {
    expect(etaOf(1300, 'awaitingPayment', { wanted: NOON + 1 }, NOON)).toEqual({ kind: 'none' })
    expect(etaOf(1300, 'completed', { promisedAt: NOON + 1 }, NOON)).toEqual({ kind: 'none' })
    expect(etaOf(1300, 'placed', {}, NOON)).toEqual({ kind: 'none' })
  })
})
