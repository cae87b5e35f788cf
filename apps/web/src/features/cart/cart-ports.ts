import type { Collected, Step } from '@comanda/domain/cart'
import type * as engine from './local-cart.ts'
import type { CartAnswer } from './plain-cart.ts'

/** The rules and prices of the cart: fetched when the phone has time, or with the first tap. */
export type Engine = Pick<typeof engine, 'localCart' | 'plannedChange'>

/** What the cart asks of the phone and the server; a test answers it itself. */
export interface CartIo {
  query(withPricing: boolean): Promise<CartAnswer>
  modify(step: Step, requestId: string): Promise<CartAnswer>
  /** Whether an error means that no answer came: the change may have been made. */
  isLost(error: unknown): boolean
  /** Whether a refusal says that the cart is not this phone's: it is of those who sit at the table. C6 */
  isAway(error: unknown): boolean
  /** The cart a refusal carries. */
  cartIn(error: unknown): CartAnswer | undefined
  loadEngine(): Promise<Engine>
  newId(): string
  now(): number
  /** Calls back after so many ms; answers how to call it off. */
  after(ms: number, work: () => void): () => void
  /** Keeps what the server has not answered, for the next start of the app. */
  keep(waiting: Waiting | undefined): void
  recall(): Waiting | undefined
}

/** Changes that outlive the page: those under way keep their request ids, so that none is made twice. C4 */
export interface Waiting {
  asked: { requestId: string; changes: Collected }[]
  collected: Collected
}
