import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  startsRefund,
  endedUnserved,
  guestMayCancel,
  isEnded,
  releasesStock,
  mayMove,
  statusAfterMove,
  nextStates,
  boardStates,
  orderTransitions,
  orderStates,
  statusAfterPayment,
  type PartialRefundProgress,
  statusAfterPartialRefund,
  paymentTransitions,
  statusAfterRefund,
  type OrderActor,
  type OrderState,
  type OrderStatus,
} from './order-states.ts'

const actors: OrderActor[] = ['guest', 'staff', 'watchdog', 'payment']

interface Model {
  everPaid: boolean
  refundsBegun: number
  refundsArrived: number
  letGo: number
  ended?: OrderState
}

interface Real {
  at: OrderStatus
}

type Life = fc.Command<Model, Real>

/** Applies the step and compares it with the invariants of the model. */
function take(model: Model, real: Real, next: OrderStatus | undefined): void {
  if (next === undefined) return
  const before = real.at
  if (before.payState !== next.payState) expect(paymentTransitions[before.payState].length).toBeGreaterThan(0)
  if (startsRefund(before, next)) model.refundsBegun += 1
  if (releasesStock(before.state, next.state)) model.letGo += 1
  if (model.ended !== undefined) expect(next.state).toBe(model.ended)
  if (isEnded(next.state)) model.ended = next.state
  real.at = next
  if (next.payState !== 'unpaid') model.everPaid = true
}

function holds(model: Model, { at }: Real): void {
  if (model.everPaid) expect(at.payState).not.toBe('unpaid')
  if (endedUnserved(at.state)) {
    expect(at.payState).not.toBe('paid')
    expect(model.letGo).toBe(1)
    expect(at.payState).not.toBe('partRefunded')
    expect(model.refundsBegun).toBe(model.everPaid && at.payState !== 'refunded' ? 1 : model.refundsBegun)
  } else {
    expect(model.letGo).toBe(0)
  }
  expect(model.refundsBegun).toBeLessThanOrEqual(1)
  expect(model.refundsArrived).toBeLessThanOrEqual(model.refundsBegun)
}

class Move implements Life {
  readonly to: OrderState
  readonly by: OrderActor
  constructor(to: OrderState, by: OrderActor) {
    this.to = to
    this.by = by
  }
  check = () => true
  run(model: Model, real: Real): void {
    const legal = mayMove(real.at.state, this.to, this.by)
    const next = statusAfterMove(real.at, this.to, this.by)
    expect(next !== undefined).toBe(legal)
    take(model, real, next)
    holds(model, real)
  }
  toString = () => `${this.by} moves to ${this.to}`
}

class Pay implements Life {
  readonly checked: boolean
  constructor(checked: boolean) {
    this.checked = checked
  }
  check = () => true
  run(model: Model, real: Real): void {
    const next = statusAfterPayment(real.at, this.checked)
    expect(next === undefined).toBe(real.at.payState !== 'unpaid')
    take(model, real, next)
    holds(model, real)
  }
  toString = () => 'money arrives'
}

class Refund implements Life {
  check = () => true
  run(model: Model, real: Real): void {
    const next = statusAfterRefund(real.at)
    if (next) model.refundsArrived += 1
    take(model, real, next)
    holds(model, real)
  }
  toString = () => 'refund arrives'
}

class PartBack implements Life {
  readonly parts: PartialRefundProgress
  constructor(parts: PartialRefundProgress) {
    this.parts = parts
  }
  check = () => true
  run(model: Model, real: Real): void {
    const before = real.at.payState
    const next = statusAfterPartialRefund(real.at, this.parts)
    if (next) expect(['paid', 'partRefunded', 'refunding']).toContain(before)
    if (next?.payState === 'refunded' && before === 'refunding') model.refundsArrived += 1
    take(model, real, next)
    holds(model, real)
  }
  toString = () => `parts back: ${this.parts}`
}

describe('states of an order', () => {
  it('Any sequence of commands follows the transitions, never undoes a payment, and refunds paid orders that end without food (O4)', () => {
    const commands = fc.commands(
      [
        fc.tuple(fc.constantFrom(...orderStates), fc.constantFrom(...actors)).map(([to, by]) => new Move(to, by)),
        fc.boolean().map(checked => new Pay(checked)),
        fc.constant(new Refund()),
        fc.constantFrom<PartialRefundProgress>('some', 'asked', 'arrived').map(parts => new PartBack(parts)),
      ],
      { maxCommands: 60 },
    )
    const start = fc.constantFrom<OrderState>('checking', 'awaitingPayment', 'placed')
    fc.assert(
      fc.property(start, commands, (state, run) => {
        const model: Model = { everPaid: false, refundsBegun: 0, refundsArrived: 0, letGo: 0 }
        fc.modelRun(() => ({ model, real: { at: { state, payState: 'unpaid' } } }), run)
      }),
      { numRuns: 2000 },
    )
  })

  it('Every state is reachable, and every non-final state can reach a final one (O2)', () => {
    const reach = (from: OrderState, seen = new Set<OrderState>()): Set<OrderState> => {
      if (seen.has(from)) return seen
      seen.add(from)
      for (const by of actors) for (const to of nextStates(from, by)) reach(to, seen)
      return seen
    }
    for (const state of orderStates) expect([...reach(state)].some(isEnded)).toBe(true)
    const all = new Set([...reach('checking'), ...reach('placed')])
    expect([...all].sort()).toEqual([...orderStates].sort())
  })

  it('A guest may cancel until the store has accepted (ORDER-9)', () => {
    expect(orderStates.filter(guestMayCancel)).toEqual(['checking', 'awaitingPayment', 'placed'])
  })

  it('An unpaid order reaches the store only when it is paid or the guest chooses to pay at the venue (PAY-9)', () => {
    expect(orderTransitions.awaitingPayment.placed).toEqual(['payment', 'guest'])
    expect(mayMove('awaitingPayment', 'placed', 'staff')).toBe(false)
    expect(mayMove('awaitingPayment', 'accepted', 'staff')).toBe(false)
    expect(boardStates).not.toContain('awaitingPayment')
  })

  it('Money that arrives after the end is refunded (M8)', () => {
    expect(statusAfterPayment({ state: 'cancelled', payState: 'unpaid' }, false)).toEqual({
      state: 'cancelled',
      payState: 'refunding',
    })
    expect(statusAfterPayment({ state: 'rejected', payState: 'unpaid' }, false)).toEqual({
      state: 'rejected',
      payState: 'refunding',
    })
  })

  it('An order the store checked first is accepted as soon as it is paid (LOGIN-8)', () => {
    expect(statusAfterPayment({ state: 'awaitingPayment', payState: 'unpaid' }, true)).toEqual({
      state: 'accepted',
      payState: 'paid',
    })
  })
})
