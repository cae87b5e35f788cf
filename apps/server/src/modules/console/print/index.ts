import { printHandlers } from './handlers.ts'
import type { OnStep, PrintDeps } from './deps.ts'
import { onStep } from './on-step.ts'
import { startPrinting } from './work.ts'

export type { OnStep, PaperShop, PrintDeps } from './deps.ts'
export { deadJobs } from './queries.ts'

/** Papers: which printer prints what, when, and what became of it. */
export function createPrinting(deps: PrintDeps): { handlers: ReturnType<typeof printHandlers>; onStep: OnStep } {
  startPrinting(deps)
  return { handlers: printHandlers(deps), onStep: onStep(deps) }
}
