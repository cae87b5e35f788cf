import {
  resend,
  recordAnswer,
  type Change,
  type Collected,
  addChange,
  recordLoss,
  startQuery,
  recordRefusal,
  type Sync,
  sendAt,
  sendChanges,
  startSync,
  stepsOfChanges,
  pendingChanges,
  needsQuery,
} from '@comanda/domain/cart'
import type { CartIo, Engine } from './cart-ports.ts'
import { isAtRest, waitingIn } from './cart-waiting.ts'
import { type CartAnswer, type CartMenu, type Pricing, shownCartOf, type ShownCart } from './shown-cart.ts'

/** State of the cart as the screens read it. */
export interface CartView extends Partial<ShownCart> {
  state: 'loading' | 'failed' | 'ready'
  lines: ShownCart['lines']
  groupMinimums: ShownCart['groupMinimums']
  counts: ShownCart['counts']
  count: number
  /** Whether everything shown is confirmed by the server. */
  settled: boolean
  /** Whether changes did not reach the server: they are stored on this phone and sent again automatically. CART-8 */
  unsent?: boolean
  answer?: CartAnswer
  error?: unknown
}

/** A notice for the guest: a change was reduced or refused. */
export type CartNews = { kind: 'caps'; caps: CartAnswer['caps'] } | { kind: 'refused'; error: unknown }

type Shown = Omit<CartView, 'state'>
const NOTHING_YET: Shown = { lines: [], groupMinimums: [], counts: new Map(), count: 0, settled: false }

const RETRY = 2000
const RETRY_AT_MOST = 20_000

/**
 * The cart of one place on this phone. Changes show at once and are sent after 200 ms; the server's answers replace
 * them in request order. CART-8, CART-9, CART-10
 */
export class CartStore {
  readonly #io: CartIo
  readonly #onNews: (news: CartNews) => void
  readonly #listeners = new Set<() => void>()
  #sync: Sync<CartAnswer> = startSync()
  #menu: CartMenu | undefined
  #pricing: Pricing | undefined
  #engine: Engine | undefined
  #error: unknown
  #view: CartView = { ...NOTHING_YET, state: 'loading' }
  /**
   * The newest version announced by the server; the cart is requested again if it is higher than the local one. CART-11
   */
  #announcedVersion = 0
  /** Whether the cart may have changed since the last query was sent. CART-11 */
  #stale = false
  /** Number of consecutive requests without an answer. */
  #losses = 0
  /** Increases when the signed-in person changes: answers to earlier requests are dropped. */
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

  /** Restores the unsent changes of the last page and requests the cart. Has an effect once. */
  readonly start = (): void => {
    if (this.#started) return
    this.#started = true
    const waiting = this.#io.recall()
    if (waiting) {
      const now = this.#io.now()
      const requests = waiting.asked.map(it => ({ ...it, state: 'lost' as const, lost: 0 }))
      this.#sync = { ...this.#sync, requests, collected: waiting.collected, firstChangeAt: now, lastChangeAt: now }
      this.#retry()
    }
    this.#plan()
  }

  /** Sets the menu used by the cart rules; the shown prices are updated. */
  setMenu(next: CartMenu): void {
    this.#menu = next
    if (pendingChanges(this.#sync).length > 0) this.#show()
  }

  readonly menu = (): CartMenu | undefined => this.#menu
  readonly pricing = (): Pricing | undefined => this.#pricing

  /** Loads rules and pricing before the first tap. */
  readonly warm = (): void => {
    if (this.#engine) return
    void this.#io.loadEngine().then(
      engine => {
        this.#engine = engine
        if (pendingChanges(this.#sync).length > 0) this.#show()
      },
      // Without the rules the cart previews less until the server answers; the next tap tries again.
      () => {},
    )
  }

  /** Returns by how much a change would move a line; undefined if that cannot be computed on the phone. */
  planned(change: Parameters<Engine['plannedChange']>[2]): ReturnType<Engine['plannedChange']> {
    const around = this.#surroundings()
    return this.#engine && around ? this.#engine.plannedChange(around, this.#view.lines, change) : undefined
  }

  /** Adds a change by the guest. */
  collect(one: Change): void {
    this.#become(addChange(this.#sync, one, this.#io.now()))
    this.warm()
  }

  /** Sends pending changes immediately, because the page is being left. */
  readonly flush = (): void => {
    this.#stopSend()
    if (sendAt(this.#sync) === undefined) return
    const requestId = this.#io.newId()
    const changes = this.#sync.collected
    this.#become(sendChanges(this.#sync, requestId))
    void this.#transmit(requestId, changes)
  }

  /** Requests the cart again, now or as soon as the requests in flight are answered. */
  readonly refresh = (): void => {
    this.#error = undefined
    this.#losses = 0
    this.#stale = true
    if (isAtRest(this.#sync)) void this.#query()
    else this.#retry()
    this.#show()
  }

  /** Handles a change by another person; `version` is undefined if an announcement may have been missed. CART-11 */
  readonly onChanged = (version?: number): void => {
    if (version === undefined) return this.refresh()
    this.#announcedVersion = Math.max(this.#announcedVersion, version)
    this.#plan()
  }

  /** Clears the cart and sends nothing: it belongs to guests at a table this phone has not joined. C6 */
  #away(problem: unknown): void {
    this.#restart(1, problem)
  }

  /** Clears the cart because the signed-in person changed. */
  reset(): void {
    this.#restart(0)
  }

  /** Clears the cart. With `losses` above 0 it is not requested again automatically. */
  #restart(losses: number, error?: unknown): void {
    this.#round += 1
    this.#losses = losses
    this.#announcedVersion = 0
    this.#stale = false
    this.#error = error
    this.#stopSend()
    this.#stopRetry()
    this.#become(startSync())
  }

  #viewNow(): CartView {
    const changes = pendingChanges(this.#sync)
    const { cart } = this.#sync
    const error = this.#error
    if (!cart)
      return {
        ...NOTHING_YET,
        state: error === undefined ? 'loading' : 'failed',
        ...(error !== undefined && { error }),
      }
    const around = changes.length > 0 && this.#surroundings()
    const local = this.#engine && around ? this.#engine.localCart(around, changes) : shownCartOf(cart, changes)
    const count = [...local.counts.values()].reduce((all, one) => all + one, 0)
    const settled = changes.length === 0
    return { state: 'ready', ...local, count, settled, unsent: !settled && this.#losses > 0, answer: cart }
  }

  #surroundings() {
    const [answer, menu, pricing] = [this.#sync.cart, this.#menu, this.#pricing]
    return answer && menu && pricing && { answer, menu, pricing }
  }

  #become(next: Sync<CartAnswer>): void {
    this.#sync = next
    this.#io.save(waitingIn(next))
    this.#show()
    this.#plan()
  }

  #show(): void {
    this.#view = this.#viewNow()
    for (const listener of this.#listeners) listener()
  }

  /** Starts the next action of the current state: sending due changes or requesting the cart. */
  #plan(): void {
    this.#stopSend()
    const due = sendAt(this.#sync)
    if (due !== undefined) this.#stopSend = this.#io.after(Math.max(0, due - this.#io.now()), this.flush)
    else if (this.#losses === 0 && this.#asksForCart()) void this.#query()
  }

  /** Whether the cart or its pricing data is missing or not from today. */
  #asksForCart(): boolean {
    const behind = this.#pricing === undefined || this.#stale || this.#announcedVersion > this.#sync.version
    return needsQuery(this.#sync) || (behind && isAtRest(this.#sync))
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
      this.#become(recordAnswer(this.#sync, requestId, last))
    } catch (problem) {
      if (round === this.#round) this.#failed(requestId, problem)
    }
  }

  /** Handles a change that was refused or got no answer; in the second case the server may have applied it. */
  #failed(requestId: string, problem: unknown): void {
    if (this.#io.isAway(problem)) return this.#away(problem)
    if (this.#io.isLost(problem)) {
      this.#losses += 1
      this.#become(recordLoss(this.#sync, requestId))
      return this.#planRetry()
    }
    this.#onNews({ kind: 'refused', error: problem })
    this.#become(recordRefusal(this.#sync, requestId, this.#io.cartIn(problem)))
  }

  /** Sends lost changes again after a growing delay, or as soon as the phone is online. */
  #planRetry(): void {
    this.#stopRetry()
    this.#stopRetry = this.#io.after(Math.min(RETRY * 2 ** (this.#losses - 1), RETRY_AT_MOST), () => this.#retry())
  }

  #retry(): void {
    this.#stopRetry()
    const waiting = this.#sync.requests.filter(it => it.state === 'lost')
    for (const { requestId, changes } of waiting) {
      this.#sync = resend(this.#sync, requestId)
      if (changes) void this.#transmit(requestId, changes)
    }
    if (waiting.length === 0 && this.#asksForCart()) void this.#query()
  }

  async #query(): Promise<void> {
    const round = this.#round
    const requestId = this.#io.newId()
    this.#sync = startQuery(this.#sync, requestId)
    this.#stale = false
    try {
      const answer = await this.#io.query(this.#pricing === undefined)
      if (round !== this.#round) return
      this.#pricing = answer.pricing ?? this.#pricing
      this.#error = undefined
      this.#losses = 0
      this.#become(recordAnswer(this.#sync, requestId, answer))
    } catch (problem) {
      if (round !== this.#round) return
      if (this.#io.isAway(problem)) return this.#away(problem)
      this.#error = problem
      this.#losses += 1
      this.#stale = true
      this.#become(recordLoss(this.#sync, requestId))
      if (this.#io.isLost(problem)) this.#planRetry()
    }
  }
}
