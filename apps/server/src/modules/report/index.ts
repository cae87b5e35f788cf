import type { reportCalls } from '@comanda/contract/report'
import type { HandlersOf } from '../../platform/http/index.ts'
import { dayClose } from './day-close.ts'
import { dayReport } from './day-report.ts'
import type { Deps } from './deps.ts'
import { type FigureJob, figureJob } from './figures/figure-job.ts'
import { sales } from './figures/sales.ts'

/** The day of a store in money, and closing it. */
export interface ReportModule {
  staffHandlers: HandlersOf<typeof reportCalls>
  /** Keeps the figures of reports up to date. */
  figures: FigureJob
}

export const createReport = (deps: Deps): ReportModule => ({
  staffHandlers: { dayReport: dayReport(deps), ...dayClose(deps), sales: sales(deps) },
  figures: figureJob(deps),
})
