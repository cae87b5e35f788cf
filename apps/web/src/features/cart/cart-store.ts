import {
  again,
  answered,
  type Change,
  type Collected,
  change,
  lost,
  queried,
  refused,
  type Sync,
  sendAt,
  sent,
  startSync,
  stepsOfChanges,
  unanswered,
  wantsQuery,
} from '@comanda/domain/cart'
import type { CartIo, Engine } from './cart-ports.ts'
import { isAtRest, waitingIn } from './cart-waiting.ts'
import { type CartAnswer, type CartGround, type Pricing, plainCart, type ShownCart } from './plain-cart.ts'

/** What the screens see. */
export interface CartView extends Partial<ShownCart> {
  state: 'loading' | 'failed' | 'ready'
  lines: ShownCart['lines']
  groupMinimums: ShownCart['groupMinimums']
  counts: ShownCart['counts']
  count: number
  /** Everything shown was answered by the server. */
  settled: boolean
  /** Some of it did not reach the server: it is kept on this phone, and sent again by itself. CART-8 */
  unsent?: boolean
  answer?: CartAnswer
  error?: unknown
}

/** Something the guest should hear of: what a change could not give, or why it was refused. */
export type CartNews = { kind: 'caps'; caps: CartAnswer['caps'] } | { kind: 'refused'; error: unknown }

type Shown = Omit<CartView, 'state'>
const NOTHING_YET: Shown = { lines: [], groupMinimums: [], counts: new Map(), count: 0, settled: false }

const RETRY = 2000
const RETRY_AT_MOST = 20_000

/**
 * The cart of one place on this phone: what was tapped shows at once, is sent after 200 ms, and the server's answers
 * replace it in the order of the requests. CART-8, CART-9, CART-10
 */
export class CartStore {
  readonly #io: CartIo
  readonly #onNews: (news: CartNews) => void
  readonly #listeners = new Set<() => void>()
  #sync: Sync<CartAnswer> = startSync()
  #ground: CartGround | undefined
  #pricing: Pricing | undefined
  #engine: Engine | undefined
  #error: unknown
  #view: CartView = { ...NOTHING_YET, state: 'loading' }
  /** The newest version somebody told of: asked for where it is above what is here. CART-11 */
  #heard = 0
  /** Something may have changed since the last query went out. CART-11 */
  #stale = false
  /** How often in a row no answer came. */
  #losses = 0
  /** Rises with each person: answers to another's questions are dropped. */
  #round = 0
  #started = false
  #stopSend = () => {}
  #stopRetry = () => {}

  constructor(io: CartIo, onNews: (news: CartNews) => void) {
    this.#io = io
    this.#onNews = onNews
  }

  readonly view = (): CartView => this.#view

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Takes up what the last page could not send, and asks for the cart; once. */
  readonly start = (): void => {
    if (this.#started) return
    this.#started = true
    const waiting = this.#io.recall()
    if (waiting) {
      const now = this.#io.now()
      const asked = waiting.asked.map(it => ({ ...it, state: 'lost' as const, lost: 0 }))
      this.#sync = { ...this.#sync, asked, collected: waiting.collected, firstChangeAt: now, lastChangeAt: now }
      this.#retry()
    }
    this.#plan()
  }

  /** The menu the rules are asked with; the shown prices follow it. */
  setGround(next: CartGround): void {
    this.#ground = next
    if (unanswered(this.#sync).length > 0) this.#show()
  }

  readonly ground = (): CartGround | undefined => this.#ground
  readonly pricing = (): Pricing | undefined => this.#pricing

  /** Fetches the rules and prices ahead of a tap. */
  readonly warm = (): void => {
    if (this.#engine) return
    void this.#io.loadEngine().then(
      engine => {
        this.#engine = engine
        if (unanswered(this.#sync).length > 0) this.#show()
      },
      // Without it the cart shows less ahead of the answers; the next tap tries again.
      () => {},
    )
  }

  /** By how much a change would move a line; undefined where nothing here can tell. */
  planned(change: Parameters<Engine['plannedChange']>[2]): ReturnType<Engine['plannedChange']> {
    const around = this.#surroundings()
    return this.#engine && around ? this.#engine.plannedChange(around, this.#view.lines, change) : undefined
  }

  /** Notes a change of the guest's. */
  collect(one: Change): void {
    this.#become(change(this.#sync, one, this.#io.now()))
    this.warm()
  }

  /** Sends what waits at once: the page is being left. */
  readonly flush = (): void => {
    this.#stopSend()
    if (sendAt(this.#sync) === undefined) return
    const requestId = this.#io.newId()
    const changes = this.#sync.collected
    this.#become(sent(this.#sync, requestId))
    void this.#transmit(requestId, changes)
  }

  /** Asks for the cart anew, at once or as soon as what is under way has been answered. */
  readonly refresh = (): void => {
    this.#error = undefined
    this.#losses = 0
    this.#stale = true
    if (isAtRest(this.#sync)) void this.#query()
    else this.#retry()
    this.#show()
  }

  /** Somebody else changed the cart; `version` is undefined where that may have happened unheard. CART-11 */
  readonly hear = (version?: number): void => {
    if (version === undefined) return this.refresh()
    this.#heard = Math.max(this.#heard, version)
    this.#plan()
  }

  /** The cart is others' now, or was never this phone's: nothing of it is shown or sent. C6 */
  #away(problem: unknown): void {
    this.#restart(1, problem)
  }

  /** Somebody else uses the phone now: what is shown is not theirs. */
  reset(): void {
    this.#restart(0)
  }

  /** Forgets the cart. With `losses` it is not asked for again by itself. */
  #restart(losses: number, error?: unknown): void {
    this.#round += 1
    this.#losses = losses
    this.#heard = 0
    this.#stale = false
    this.#error = error
    this.#stopSend()
    this.#stopRetry()
    this.#become(startSync())
  }

  #viewNow(): CartView {
    const changes = unanswered(this.#sync)
    const { cart } = this.#sync
    const error = this.#error
    if (!cart)
      return {
        ...NOTHING_YET,
        state: error === undefined ? 'loading' : 'failed',
        ...(error !== undefined && { error }),
      }
    const around = changes.length > 0 && this.#surroundings()
    const local = this.#engine && around ? this.#engine.localCart(around, changes) : plainCart(cart, changes)
    const count = [...local.counts.values()].reduce((all, one) => all + one, 0)
    const settled = changes.length === 0
    return { state: 'ready', ...local, count, settled, unsent: !settled && this.#losses > 0, answer: cart }
  }

  #surroundings() {
    const [answer, ground, pricing] = [this.#sync.cart, this.#ground, this.#pricing]
    return answer && ground && pricing && { answer, ground, pricing }
  }

  #become(next: Sync<CartAnswer>): void {
    this.#sync = next
    this.#io.keep(waitingIn(next))
    this.#show()
    this.#plan()
  }

  #show(): void {
    this.#view = this.#viewNow()
    for (const listener of this.#listeners) listener()
  }

  /** Whatever the state asks for next: sending what is due, or asking for the cart. */
  #plan(): void {
    this.#stopSend()
    const due = sendAt(this.#sync)
    if (due !== undefined) this.#stopSend = this.#io.after(Math.max(0, due - this.#io.now()), this.flush)
    else if (this.#losses === 0 && this.#asksForCart()) void this.#query()
  }

  /** The cart, or what its prices are worked out with, is not here yet or no longer of today. */
  #asksForCart(): boolean {
    const behind = this.#pricing === undefined || this.#stale || this.#heard > this.#sync.version
    return wantsQuery(this.#sync) || (behind && isAtRest(this.#sync))
  }

  async #transmit(requestId: string, changes: Collected): Promise<void> {
    const round = this.#round
    try {
      let last: CartAnswer | undefined
      const caps: CartAnswer['caps'] = []
      for (const [at, step] of stepsOfChanges(changes).entries()) {
        last = await this.#io.modify(step, `${requestId}-${at}`)
        caps.push(...last.caps)
      }
      if (round !== this.#round || !last) return
      this.#losses = 0
      if (caps.length > 0) this.#onNews({ kind: 'caps', caps })
      this.#become(answered(this.#sync, requestId, last))
    } catch (problem) {
      if (round === this.#round) this.#failed(requestId, problem)
    }
  }

  /** A change came to nothing: refused, or without an answer, which may mean that it was made. */
  #failed(requestId: string, problem: unknown): void {
    if (this.#io.isAway(problem)) return this.#away(problem)
    if (this.#io.isLost(problem)) {
      this.#losses += 1
      this.#become(lost(this.#sync, requestId))
      return this.#planRetry()
    }
    this.#onNews({ kind: 'refused', error: problem })
    this.#become(refused(this.#sync, requestId, this.#io.cartIn(problem)))
  }

  /** What was lost goes out again after a while that grows, or as soon as the phone is back on the network. */
  #planRetry(): void {
    this.#stopRetry()
    this.#stopRetry = this.#io.after(Math.min(RETRY * 2 ** (this.#losses - 1), RETRY_AT_MOST), () => this.#retry())
  }

  #retry(): void {
    this.#stopRetry()
    const waiting = this.#sync.asked.filter(it => it.state === 'lost')
    for (const { requestId, changes } of waiting) {
      this.#sync = again(this.#sync, requestId)
      if (changes) void this.#transmit(requestId, changes)
    }
    if (waiting.length === 0 && this.#asksForCart()) void this.#query()
  }

  async #query(): Promise<void> {
    const round = this.#round
    const requestId = this.#io.newId()
    this.#sync = queried(this.#sync, requestId)
    this.#stale = false
    try {
      const answer = await this.#io.query(this.#pricing === undefined)
      if (round !== this.#round) return
      this.#pricing = answer.pricing ?? this.#pricing
      this.#error = undefined
      this.#losses = 0
      this.#become(answered(this.#sync, requestId, answer))
    } catch (problem) {
      if (round !== this.#round) return
      if (this.#io.isAway(problem)) return this.#away(problem)
      this.#error = problem
      this.#losses += 1
      this.#stale = true
      this.#become(lost(this.#sync, requestId))
      if (this.#io.isLost(problem)) this.#planRetry()
    }
  }
}
