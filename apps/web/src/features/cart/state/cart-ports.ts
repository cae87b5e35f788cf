import type { Collected, Step } from '@comanda/domain/cart'
import type * as engine from './local-cart.ts'
import type { CartAnswer } from './shown-cart.ts'

/** Cart rules and pricing, loaded when the phone is idle or with the first tap. */
export type Engine = Pick<typeof engine, 'localCart' | 'plannedChange'>

/** Dependencies of the cart store on the phone and the server; tests replace them. */
export interface CartIo {
  query(withPricing: boolean): Promise<CartAnswer>
  modify(step: Step, requestId: string): Promise<CartAnswer>
  /** Whether the error is a missing answer: the server may have applied the change. */
  isLost(error: unknown): boolean
  /** Whether the refusal says that the cart belongs to the guests at a table. C6 */
  isAway(error: unknown): boolean
  /** Returns the cart that a refusal carries. */
  cartIn(error: unknown): CartAnswer | undefined
  loadEngine(): Promise<Engine>
  newId(): string
  now(): number
  /** Runs `work` after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, work: () => void): () => void
  /** Stores the unanswered changes for the next start of the app. */
  save(waiting: Waiting | undefined): void
  recall(): Waiting | undefined
}

/** Changes that outlive the page. Those in flight retain their request ids, so that none is applied twice. C4 */
export interface Waiting {
  asked: { requestId: string; changes: Collected }[]
  collected: Collected
}
