import { flyToCart } from './fly-to-cart.ts'
import { growIntoSheets } from './grow-into-sheet.ts'
import { rollNumbers } from './roll-numbers.ts'

/** Starts the motion of numbers, added dishes and pictures of sheets, once the first page is shown. Under reduced motion nothing moves. */
export function startMotion(): void {
  rollNumbers()
  flyToCart()
  growIntoSheets()
}
