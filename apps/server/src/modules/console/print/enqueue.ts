import type { Tx } from '../../../platform/db/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { KeptPaper, PrintJobRow } from '../tables.ts'
import type { PrintNeeds } from './needs.ts'
import { addJob, type Printer } from './queries.ts'

/** The job that prints a paper. */
export const PRINT = 'console-print'

export interface PrintAsk {
  printer: Printer
  orderId: string
  orderVersion: number
  kind: PrintJobRow['kind']
  /** 0: the first one. */
  copy: number
  number: string
  paper: KeptPaper
  askedBy: string
}

/** Asks for a paper, once however often it is asked, together with the job that prints it. Undefined: it is there already. O7 */
export async function askForPaper(
  needs: Pick<PrintNeeds, 'clock' | 'jobs'>,
  tx: Tx,
  ask: PrintAsk,
): Promise<string | undefined> {
  const { printer } = ask
  const at = new Date(needs.clock())
  const jobId = uuidv7(needs.clock)
  const added = await addJob(tx, {
    corporation_id: printer.corporation_id,
    job_id: jobId,
    shop_id: printer.shop_id,
    printer_id: printer.printer_id,
    order_id: ask.orderId,
    order_version: ask.orderVersion,
    station: printer.settings.stations.join(','),
    kind: ask.kind,
    copy: ask.copy,
    number: ask.number,
    paper: ask.paper,
    state: 'queued',
    attempt: 0,
    repeats: false,
    fault: '',
    confirmed: false,
    asked_by: ask.askedBy,
    leased_until: null,
    created_at: at,
    changed_at: at,
  })
  if (!added) return undefined
  await needs.jobs.enqueue(tx, PRINT, { corporationId: printer.corporation_id, jobId })
  return jobId
}
