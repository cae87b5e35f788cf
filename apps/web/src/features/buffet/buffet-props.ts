import type { LineChoice } from '@comanda/domain/cart'
import type { BuffetRule, MenuIndex } from '@comanda/domain/menu'
import type { Currency } from '@comanda/domain/money'
import type { BuffetInfo } from './buffet-state.ts'

export interface BuffetProps {
  place: { shopId: number; tableId: string; seats: number }
  index: MenuIndex<string>
  buffet: BuffetInfo
  currency: Currency
  /** Remaining plates of a stall, computed by the cart; undefined if unlimited. */
  leftOf: (rule: BuffetRule<string>, foodId?: string) => number | undefined
  /** Portions of a dish that the kitchen still has; Infinity without a count. */
  portionsOf: (foodId: string) => number
  /** Subscribes to dishes the buffet includes no more of; returns the function that unsubscribes. */
  onExtra: (ask: (choice: LineChoice) => void) => () => void
  /** Opens the sheet of a dish. */
  onDish: (foodId: string) => void
  /** Adds a dish at its menu price. */
  addExtra: (choice: LineChoice) => void
  /** Requests the cart again. */
  onChanged: () => void
}
