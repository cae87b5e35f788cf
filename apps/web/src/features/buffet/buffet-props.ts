import type { LineChoice } from '@comanda/domain/cart'
import type { BuffetRule, MenuIndex } from '@comanda/domain/menu'
import type { Currency } from '@comanda/domain/money'
import type { BuffetInfo } from './standing.ts'

export interface BuffetProps {
  place: { shopId: number; tableId: string; seats: number }
  index: MenuIndex<string>
  buffet: BuffetInfo
  currency: Currency
  /** Plates that can still be had of a stall, in the cart's own counting; absent where there is no bound. */
  leftOf: (rule: BuffetRule<string>, foodId?: string) => number | undefined
  /** Hears of dishes the buffet gives no more of; answers how to stop. */
  onExtra: (ask: (choice: LineChoice) => void) => () => void
  /** Opens a dish to choose. */
  onDish: (foodId: string) => void
  /** Puts a dish in at the menu's price. */
  addExtra: (choice: LineChoice) => void
  /** Asks for the cart anew. */
  onChanged: () => void
}
