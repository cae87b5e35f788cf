import type { Tx } from '../../platform/db/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { SavedPaper, PrintJobRow } from './tables.ts'
import type { Deps } from './deps.ts'
import { addJob, type Printer } from './queries.ts'

/** The job that prints a paper. */
export const PRINT = 'console-print'

export interface PrintInput {
  printer: Printer
  orderId: string
  orderVersion: number
  kind: PrintJobRow['kind']
  /** 0: the original. */
  copy: number
  number: string
  paper: SavedPaper
  askedBy: string
}

/** Adds a paper and the job that prints it, once for any number of requests. Undefined if it exists already. O7 */
export async function askForPaper(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  tx: Tx,
  input: PrintInput,
): Promise<string | undefined> {
  const { printer } = input
  const at = new Date(deps.clock())
  const jobId = uuidv7(deps.clock)
  const added = await addJob(tx, {
    corporation_id: printer.corporation_id,
    job_id: jobId,
    shop_id: printer.shop_id,
    printer_id: printer.printer_id,
    order_id: input.orderId,
    order_version: input.orderVersion,
    station: printer.settings.stations.join(','),
    kind: input.kind,
    copy: input.copy,
    number: input.number,
    paper: input.paper,
    state: 'queued',
    attempt: 0,
    repeats: false,
    fault: '',
    confirmed: false,
    asked_by: input.askedBy,
    leased_until: null,
    created_at: at,
    changed_at: at,
  })
  if (!added) return undefined
  await deps.jobs.enqueue(tx, PRINT, { corporationId: printer.corporation_id, jobId })
  return jobId
}
