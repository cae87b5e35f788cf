import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderStates } from './order-states.ts'
import { etaOf, isScheduled, progressOf } from './progress.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const minutes = (n: number) => n * 60_000

describe('steps of an order', () => {
  it('A pickup order in preparation has three steps reached and two ahead (ORDER-9)', () => {
    const steps = progressOf(1300, 'preparing', { placed: 1, accepted: 2, preparing: 3 })
    expect(steps.map(s => [s.state, s.reached, s.current])).toEqual([
      ['placed', true, false],
      ['accepted', true, false],
      ['preparing', true, true],
      ['ready', false, false],
      ['completed', false, false],
    ])
  })

  it('A packed delivery has not left yet (ORDER-9)', () => {
    const steps = progressOf(1200, 'ready', { placed: 1, accepted: 2, preparing: 3, ready: 4 })
    expect(steps.find(s => s.current)?.state).toBe('preparing')
    expect(steps.map(s => s.state)).toContain('delivering')
  })

  it('A skipped step counts as reached (ORDER-9)', () => {
    const steps = progressOf(1100, 'ready', { placed: 1, accepted: 2, ready: 4 })
    expect(steps.find(s => s.state === 'preparing')).toEqual({ state: 'preparing', reached: true, current: false })
  })

  it('A cancelled or rejected order shows its reached steps, then its end (ORDER-9)', () => {
    expect(progressOf(1300, 'rejected', { placed: 1, rejected: 2 })).toEqual([
      { state: 'placed', reached: true, current: false, at: 1 },
      { state: 'rejected', reached: true, current: true, at: 2 },
    ])
  })

  it('Exactly one step is current, in every state (ORDER-9)', () => {
    fc.assert(
      fc.property(fc.constantFrom(1100, 1200, 1300), fc.constantFrom(...orderStates), (bizType, state) => {
        expect(progressOf(bizType, state, {}).filter(s => s.current)).toHaveLength(1)
      }),
    )
  })
})

describe('estimated time', () => {
  it('Within the hour it is shown in minutes, rounded (ORDER-9)', () => {
    const result = (remaining: number) => etaOf(1300, 'preparing', { promisedAt: NOON + remaining }, NOON)
    expect(result(minutes(12) + 20_000)).toEqual({ kind: 'minutes', minutes: 12, at: NOON + minutes(12) + 20_000 })
    expect(result(minutes(12) + 40_000)).toMatchObject({ minutes: 13 })
    expect(result(1)).toMatchObject({ kind: 'minutes', minutes: 1 })
  })
  it('Beyond the hour it is shown as a clock time (ORDER-9)', () => {
    expect(etaOf(1300, 'accepted', { wanted: NOON + minutes(61) }, NOON)).toEqual({
      kind: 'at',
      at: NOON + minutes(61),
    })
  })
  it('The store’s promise takes precedence over the chosen slot (ORDER-9)', () => {
    expect(etaOf(1300, 'accepted', { promisedAt: NOON + minutes(90), wanted: NOON }, NOON)).toMatchObject({
      at: NOON + minutes(90),
    })
  })
  it('A passed time is shown as late (ORDER-9)', () => {
    expect(etaOf(1300, 'preparing', { promisedAt: NOON - minutes(1) }, NOON).kind).toBe('anyMoment')
    expect(etaOf(1300, 'preparing', { promisedAt: NOON - minutes(6) }, NOON).kind).toBe('late')
  })
  it('A packed delivery is still to come; a pickup order is ready (ORDER-9)', () => {
    expect(etaOf(1200, 'ready', { promisedAt: NOON + minutes(9) }, NOON)).toMatchObject({ kind: 'minutes', minutes: 9 })
    expect(etaOf(1300, 'ready', { promisedAt: NOON + minutes(9) }, NOON)).toEqual({ kind: 'none' })
  })
  it('No time is shown before the store has the order, nor after its end (ORDER-9)', () => {
    expect(etaOf(1300, 'awaitingPayment', { wanted: NOON + 1 }, NOON)).toEqual({ kind: 'none' })
    expect(etaOf(1300, 'completed', { promisedAt: NOON + 1 }, NOON)).toEqual({ kind: 'none' })
    expect(etaOf(1300, 'placed', {}, NOON)).toEqual({ kind: 'none' })
  })
})

describe('an order for a later time', () => {
  it('Is scheduled until the store begins it or its time is near (ORDER-11)', () => {
    const tomorrow = NOON + minutes(24 * 60)
    expect(isScheduled('placed', tomorrow, NOON)).toBe(true)
    expect(isScheduled('accepted', tomorrow, NOON)).toBe(true)
    expect(isScheduled('preparing', tomorrow, NOON)).toBe(false)
    expect(isScheduled('accepted', NOON + minutes(90), NOON)).toBe(false)
    expect(isScheduled('accepted', undefined, NOON)).toBe(false)
  })
})
