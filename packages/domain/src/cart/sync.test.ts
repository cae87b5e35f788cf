import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Collected } from './lines/collect.ts'
import * as sync from './sync.ts'

interface Cart {
  cartVersion: number
  lines: Record<string, number>
}

/** A stand-in for the server: each request id changes the cart once. */
class Server {
  cart: Cart = { cartVersion: 0, lines: {} }
  readonly #done = new Set<string>()

  take(requestId: string, changes?: Collected): Cart {
    if (changes && !this.#done.has(requestId)) {
      this.#done.add(requestId)
      this.cart = { cartVersion: this.cart.cartVersion + 1, lines: applied(this.cart.lines, changes) }
    }
    return this.cart
  }
}

function applied(before: Record<string, number>, { clear, lines }: Collected): Record<string, number> {
  const after = clear ? {} : { ...before }
  for (const { itemKey, quantity } of lines) {
    const rest = Math.max(0, (after[itemKey] ?? 0) + quantity)
    if (rest === 0) delete after[itemKey]
    else after[itemKey] = rest
  }
  return after
}

const shown = (state: sync.Sync<Cart>): Record<string, number> =>
  sync.pendingChanges(state).reduce(applied, state.cart?.lines ?? {})

const by = (itemKey: string, quantity: number) => ({ kind: 'by' as const, itemKey, quantity })
const cartOf = (cartVersion: number): Cart => ({ cartVersion, lines: {} })
const start = sync.startSync<Cart>()

describe('synchronization of phone and server', () => {
  it('A change is sent 200 ms after the last one, at most 300 000 ms after the first (CART-8)', () => {
    let state = sync.addChange(start, by('a', 1), 1000)
    expect(sync.sendAt(state)).toBe(1200)
    state = sync.addChange(state, by('a', 1), 1150)
    expect(sync.sendAt(state)).toBe(1350)
    for (let now = 1150; now < 302_000; now += 150) state = sync.addChange(state, by('a', 1), now)
    expect(sync.sendAt(state)).toBe(301_000)
  })

  it('Changes that add up to 0 are not sent (CART-8)', () => {
    const state = sync.addChange(sync.addChange(start, by('a', 2), 0), by('a', -2), 10)
    expect(sync.sendAt(state)).toBeUndefined()
  })

  it('Changes wait for earlier unanswered ones, which they could overtake (C2)', () => {
    const state = sync.addChange(sync.sendChanges(sync.addChange(start, by('a', 1), 0), 'r1'), by('a', -1), 100)
    expect(sync.sendAt(state)).toBeUndefined()
    expect(sync.sendAt(sync.recordAnswer(state, 'r1', cartOf(1)))).toBe(300)
  })

  it('Answers are applied in request order; an earlier pending one blocks (CART-9)', () => {
    const requested = sync.startQuery(sync.sendChanges(sync.addChange(start, by('a', 1), 0), 'r1'), 'q2')
    const early = sync.recordAnswer(requested, 'q2', cartOf(7))
    expect(early.cart).toBeUndefined()
    expect(sync.recordAnswer(early, 'r1', cartOf(6)).cart).toEqual(cartOf(7))
  })

  it('A lost change blocks, is resent with the same id, and never blocks forever (CART-9, C7)', () => {
    let state = sync.startQuery(sync.sendChanges(sync.addChange(start, by('a', 1), 0), 'r1'), 'q2')
    state = sync.recordLoss(sync.recordAnswer(state, 'q2', cartOf(3)), 'r1')
    expect(state.cart).toBeUndefined()
    for (let tries = 1; tries < sync.MAX_LOST; tries += 1) state = sync.recordLoss(sync.resend(state, 'r1'), 'r1')
    expect(state.cart).toEqual(cartOf(3))
    expect(sync.pendingChanges(state)).toEqual([])
  })

  it('A dropped change triggers a query for the cart (C7)', () => {
    let state = sync.sendChanges(sync.addChange(start, by('a', 1), 0), 'r1')
    for (let tries = 1; tries <= sync.MAX_LOST; tries += 1) state = sync.recordLoss(state, 'r1')
    expect(sync.needsQuery(state)).toBe(true)
    expect(sync.needsQuery(sync.recordAnswer(sync.startQuery(state, 'q'), 'q', cartOf(0)))).toBe(false)
  })

  it('A refused change is no longer shown and triggers a query for the cart (CART-9)', () => {
    const state = sync.recordRefusal(sync.sendChanges(sync.addChange(start, by('a', 1), 0), 'r1'), 'r1')
    expect([shown(state), sync.needsQuery(state)]).toEqual([{}, true])
  })

  it('The version starts at 0 and never falls; answers for an older version are dropped (CART-10)', () => {
    const query = (state: sync.Sync<Cart>, id: string, version: number) =>
      sync.recordAnswer(sync.startQuery(state, id), id, cartOf(version))
    const five = query(start, 'q1', 5)
    const older = query(five, 'q2', 3)
    expect([start.version, five.version, older.version]).toEqual([0, 5, 5])
    expect(older.cart).toEqual(cartOf(5))
    expect(query(older, 'q3', 6).cart).toEqual(cartOf(6))
  })
})

const event = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      key: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.integer({ min: -3, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('query' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('time' as const),
      pick: fc.nat(9),
      fate: fc.constantFrom('answer', 'answer', 'late', 'lost', 'lostAfter'),
    }),
  },
)

/** A phone and a server with a controlled network: requests wait in `#wire` until they are delivered or lost. */
class SyncModel {
  readonly server = new Server()
  state = sync.startSync<Cart>()
  #now = 0
  #ids = 0
  /** Requests the server has not received, and answers the phone has not received. */
  #wire: { requestId: string; changes?: Collected; answer?: Cart }[] = []
  readonly versions: number[] = []

  step(one: typeof event extends fc.Arbitrary<infer E> ? E : never): void {
    this.#now += 150
    if (one.kind === 'change' && one.quantity !== 0)
      this.state = sync.addChange(this.state, by(one.key, one.quantity), this.#now)
    if (one.kind === 'clear') this.state = sync.addChange(this.state, { kind: 'clear' }, this.#now)
    if (one.kind === 'query') this.#query()
    if (one.kind === 'time') this.#deliver(one.pick, one.fate)
    this.#send()
    this.versions.push(this.state.version)
  }

  #send(): void {
    if ((sync.sendAt(this.state) ?? Number.POSITIVE_INFINITY) > this.#now) return
    const requestId = `r${this.#ids++}`
    const changes = this.state.collected
    this.state = sync.sendChanges(this.state, requestId)
    this.#wire.push({ requestId, changes })
  }

  #query(): void {
    const requestId = `q${this.#ids++}`
    this.state = sync.startQuery(this.state, requestId)
    this.#wire.push({ requestId })
  }

  #deliver(index: number, fate: string): void {
    const at = index % Math.max(1, this.#wire.length)
    const one = this.#wire[at]
    if (!one) return
    if (fate === 'late') {
      one.answer ??= this.server.take(one.requestId, one.changes)
      return
    }
    if (fate !== 'lost') one.answer ??= this.server.take(one.requestId, one.changes)
    this.#wire.splice(at, 1)
    if (fate === 'answer' && one.answer) this.state = sync.recordAnswer(this.state, one.requestId, one.answer)
    else this.#lose(one.requestId, one.changes)
  }

  #lose(requestId: string, changes?: Collected): void {
    this.state = sync.recordLoss(this.state, requestId)
    const isWaiting = this.state.requests.some(it => it.requestId === requestId)
    if (!isWaiting || !changes) return
    this.state = sync.resend(this.state, requestId)
    this.#wire.push({ requestId, changes })
  }

  /** The network recovers: all requests are answered, and wanted queries are sent. */
  settle(): void {
    for (let step = 0; step < 100; step += 1) {
      this.#now += 1000
      this.#send()
      if (this.#wire.length === 0 && sync.needsQuery(this.state)) this.#query()
      if (this.#wire.length === 0) return
      this.#deliver(0, 'answer')
    }
    throw new Error('no steady state')
  }
}

describe('any network behaviour', () => {
  it('Phone and server end equal, and no version ever falls (CART-9, CART-10, C1)', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), events => {
        const walk = new SyncModel()
        for (const one of events) walk.step(one)
        walk.settle()
        expect(shown(walk.state)).toEqual(walk.server.cart.lines)
        expect(walk.state.version).toBe(walk.server.cart.cartVersion)
        expect(walk.versions).toEqual(walk.versions.toSorted((a, b) => a - b))
      }),
      { numRuns: 500 },
    )
  })

  it('No change is lost or applied twice if the network recovers in time (C2, C4)', () => {
    const adds = fc.array(
      fc.record({ key: fc.constantFrom('a', 'b'), quantity: fc.integer({ min: 1, max: 3 }), lost: fc.boolean() }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(adds, all => {
        const walk = new SyncModel()
        const expected: Record<string, number> = {}
        for (const { key, quantity, lost } of all) {
          expected[key] = (expected[key] ?? 0) + quantity
          walk.step({ kind: 'change', key, quantity })
          walk.step({ kind: 'time', pick: 0, fate: 'late' })
          walk.step({ kind: 'time', pick: 0, fate: lost ? 'lostAfter' : 'answer' })
          walk.step({ kind: 'time', pick: 0, fate: 'answer' })
        }
        walk.settle()
        expect(walk.server.cart.lines).toEqual(expected)
      }),
    )
  })
})
