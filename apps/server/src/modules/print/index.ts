import type { Queries, Tx } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { OrderEvents, OrderStep } from '../../ports/order.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { Deps } from './deps.ts'
import { type PrintCalls, printHandlers } from './handlers.ts'
import { printOnStep, printOnVoid } from './print-on-step.ts'
import { deadJobs } from './queries.ts'
import { startPrinting } from './work.ts'

export { oldPapers } from './retention.ts'
export { personalPaper } from './tables.ts'
export type { PrintedLogo } from './deps.ts'
export { asPrinted } from './logo.ts'

/** Papers: receipts and kitchen tickets, the printers that print them, and their state. */
export interface PrintModule {
  staffHandlers: HandlersOf<PrintCalls>
  /** Requests the kitchen's papers of an order's step, in its transaction. O7 */
  onStep(tx: Tx, step: OrderStep): Promise<void>
  /** Dishes were taken off that the kitchen may be making. PAY-16 */
  onVoid(tx: Tx, dishes: OrderEvents['voided']): Promise<void>
  /** The number of a store's papers that were given up. */
  unprintedPapers(db: Queries, shop: ShopAt): Promise<number>
}

export function createPrint(deps: Deps): PrintModule {
  startPrinting(deps)
  return {
    staffHandlers: printHandlers(deps),
    onStep: printOnStep(deps),
    onVoid: printOnVoid(deps),
    unprintedPapers: deadJobs,
  }
}
