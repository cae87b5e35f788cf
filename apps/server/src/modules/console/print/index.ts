import { printHandlers } from './handlers.ts'
import type { OnStep, PrintNeeds } from './needs.ts'
import { onStep } from './on-step.ts'
import { startPrinting } from './work.ts'

export type { OnStep, OrderStep, PaperShop, PrintNeeds } from './needs.ts'
export { deadJobs } from './queries.ts'

/** Papers: which printer prints what, when, and what became of it. */
export function createPrinting(needs: PrintNeeds): { handlers: ReturnType<typeof printHandlers>; onStep: OnStep } {
  startPrinting(needs)
  return { handlers: printHandlers(needs), onStep: onStep(needs) }
}
