import type { PrintFault, Printed } from '../../providers/printer/port.ts'
import type { SavedPaper, PrintJobRow } from './tables.ts'
import { PRINT } from './enqueue.ts'
import type { Deps } from './deps.ts'
import { markedAsCopy, type PaperRow, printFormatOf } from './print-format.ts'
import { claimJob, type Outcome, type Printer, printerAt, settleJob } from './queries.ts'

/** Seconds before each further try; after the last one staff must look at the printer. */
const AGAIN_AFTER = [3, 8, 20, 45]
/** Lease (ms) of a job: a process that has it for longer has died. */
const LEASE_MS = 45_000

/** The format of a paper's language, in the brand's wording. */
async function formatFor({ db, paperShop }: Deps, { corporation_id, shop_id }: PrintJobRow, language: string) {
  const shop = await paperShop(db, { corporationId: corporation_id, shopId: shop_id })
  return printFormatOf({ language, timeZone: 'UTC', ...(shop?.brand && { brand: shop.brand }) })
}

/** Letters that printers have in none of their encodings, and those that only the East Asian ones have. */
const DRAWN =
  /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Lm}]/u
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Whether a printer has the letters of a paper; a guest may order and write in any language. */
function canEncode(rows: readonly PaperRow[], encoding: string): boolean {
  const text = rows.map(row => (row.kind === 'image' ? '' : Object.values(row).join(' '))).join(' ')
  return !DRAWN.test(text) && (encoding !== 'multilingual' || !EAST_ASIAN.test(text))
}

/** The code that draws and encodes papers is large: it is loaded with the first paper. */
async function bytesOf(deps: Deps, job: PrintJobRow, { settings }: Printer): Promise<Uint8Array> {
  const { language, rows } = job.paper as SavedPaper
  const again = job.copy > 0 || job.repeats
  const shown = again ? markedAsCopy(await formatFor(deps, job, language), rows) : rows
  const { cpl, encoding } = settings
  if (encoding === 'picture' || !canEncode(shown, encoding)) {
    const { pictureCommands } = await import('./picture.ts')
    const drawn = await pictureCommands(shown, language, cpl)
    if (drawn) return drawn
  }
  const { commandsOf } = await import('./receipt-text.ts')
  return commandsOf(shown, { cpl, encoding: encoding === 'picture' ? 'multilingual' : encoding })
}

async function tryToPrint(deps: Deps, job: PrintJobRow): Promise<Printed | PrintFault> {
  const shop = { corporationId: job.corporation_id, shopId: job.shop_id }
  const printer = await printerAt(deps.db, shop, job.printer_id)
  if (!printer) return { printed: false, why: 'unreachable', sent: false }
  const { host, port, confirms } = printer.settings
  return deps.printers.print({ host, port }, await bytesOf(deps, job, printer), { confirms })
}

function outcomeOf(job: PrintJobRow, tried: Printed | PrintFault): Outcome {
  if (tried.printed) return { state: 'printed', fault: '', confirmed: tried.confirmed, repeats: job.repeats }
  const over = job.attempt > AGAIN_AFTER.length
  return {
    state: over ? 'dead' : 'waiting',
    fault: tried.why,
    confirmed: false,
    repeats: job.repeats || tried.sent,
  }
}

/**
 * Prints one paper, with five tries at growing intervals. After a try that may have printed a part, it is marked as a
 * copy. Uses no network inside a transaction.
 */
export function startPrinting(deps: Deps): void {
  const { db, clock, jobs } = deps
  jobs.work<{ corporationId: number; jobId: string }>(PRINT, async name => {
    const now = clock()
    const job = await db.inTx(tx => claimJob(tx, name, new Date(now), new Date(now + LEASE_MS)))
    if (!job) return
    const outcome = outcomeOf(job, await tryToPrint(deps, job))
    await db.inTx(async tx => {
      const at = new Date(clock())
      await settleJob(tx, name, job.attempt, outcome, at)
      if (outcome.state !== 'waiting') return
      const seconds = AGAIN_AFTER[job.attempt - 1] ?? 0
      await jobs.enqueue(tx, PRINT, name, { runAfter: new Date(at.getTime() + seconds * 1000) })
    })
    if (outcome.state !== 'printed') deps.changed({ corporationId: job.corporation_id, shopId: job.shop_id })
  })
}
