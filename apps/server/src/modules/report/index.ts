import type { reportCalls } from '@comanda/contract/report'
import type { HandlersOf } from '../../platform/http/index.ts'
import { dayClose } from './day-close.ts'
import { dayReport } from './day-report.ts'
import type { Deps } from './deps.ts'
import { type FigureJob, figureJob } from './figures/figure-job.ts'
import { sales } from './figures/sales.ts'
import { storeGroups } from './store-groups.ts'
import { type MailJob, mailJob } from './mail/mail-job.ts'
import { mailHandlers } from './mail/readers.ts'
import { outstandingValue } from './outstanding.ts'

export { discountsGiven } from './figures/discounts-given.ts'

/** The day of a store in money, and closing it. */
export interface ReportModule {
  staffHandlers: HandlersOf<typeof reportCalls>
  /** Keeps the figures of reports up to date. */
  figures: FigureJob
  /** Sends the daily e-mails. */
  mails: MailJob
}

export const createReport = (deps: Deps): ReportModule => ({
  staffHandlers: {
    dayReport: dayReport(deps),
    ...dayClose(deps),
    sales: sales(deps),
    outstandingValue: outstandingValue(deps),
    ...storeGroups(deps),
    ...mailHandlers(deps),
  },
  figures: figureJob(deps),
  mails: mailJob(deps),
})
