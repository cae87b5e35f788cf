import { printCalls as calls } from '@comanda/contract/print'
import { isRefusal, refuse } from '@comanda/contract/core'
import { localeNamed } from '@comanda/messages'
import type { Queries } from '../../platform/db/index.ts'
import type { ChosenOrder } from '../../ports/order.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { change, changeInSteps, type Handler, type HandlersOf } from '../../platform/http/index.ts'
import { askForPaper, PRINT } from './enqueue.ts'
import type { Deps, PaperShop } from './deps.ts'
import { printFormatOf } from './print-format.ts'
import { type PaperInput, printContentOf, printersFor } from './print-content.ts'
import { listPrinters, removePrinter, savePrinter } from './printers.ts'
import { dropJobs, newestCopy, printerAt, printersOf, reviveJob } from './queries.ts'

export type PrintCalls = typeof calls

interface Wanted {
  kind: PaperInput['kind']
  chosen: ChosenOrder
  shop: PaperShop
}

/** A paper with its money: what was paid of the bill of a round, and the refunds that were given. */
async function withMoney(deps: Deps, db: Queries, corporationId: number, wanted: Wanted): Promise<PaperInput> {
  const { billId, orderId, payState } = wanted.chosen.order
  const bill =
    wanted.kind === 'receipt' && billId !== undefined ? await deps.billPaid(db, corporationId, billId) : undefined
  const refunds = payState === 'unpaid' ? [] : await deps.refundsGiven(db, corporationId, orderId)
  return { ...wanted, bill, refunds }
}

const paper =
  (deps: Deps): Handler<typeof calls.paper> =>
  async (caller, { orderId, kind }) => {
    const chosen = await deps.board.chosenOne(caller, orderId)
    if (isRefusal(chosen)) return chosen
    const at = { corporationId: caller.corporationId, shopId: chosen.order.shop.shopId }
    const shop = await deps.paperShop(deps.db, at)
    if (!shop) return refuse('notFound', { field: 'orderId' })
    const input = await withMoney(deps, deps.db, caller.corporationId, { kind, chosen, shop })
    const printers = printersFor(input, await printersOf(deps.db, at))
    const { rows, language } = printContentOf(input)
    return {
      rows,
      language: localeNamed(language).tag,
      printers: printers.map(({ settings }) => settings.name),
      kinds: ['receipt' as const, 'kitchen' as const, ...(input.refunds?.length ? (['refund'] as const) : [])],
    }
  }

/** Prints the paper on each printer that prints its kind: first as the original, afterwards as a copy. */
const printOrder = (deps: Deps): Handler<typeof calls.printOrder> =>
  changeInSteps(calls.printOrder, deps, {
    prepare: (caller, { orderId }) => deps.board.chosenOne(caller, orderId),
    async work(tx, caller, { orderId, kind }, chosen) {
      const { shop: where, callNumber, orderNo, version } = chosen.order
      const at = { corporationId: caller.corporationId, shopId: where.shopId }
      const shop = await deps.paperShop(tx, at)
      if (!shop) return refuse('notFound', { field: 'orderId' })
      const content = await withMoney(deps, tx, caller.corporationId, { kind, chosen, shop })
      const printers = printersFor(content, await printersOf(tx, at))
      for (const printer of printers) {
        const printerId = printer.printer_id
        const copy = (await newestCopy(tx, caller.corporationId, { orderId, kind, printerId })) + 1
        await askForPaper(deps, tx, {
          printer,
          orderId,
          orderVersion: version,
          kind,
          copy,
          number: callNumber ?? orderNo,
          paper: printContentOf(content, printer.settings.stations),
          askedBy: caller.session.staff.name,
        })
      }
      return { papers: printers.length }
    },
  })

const testPrinter = (deps: Deps): Handler<typeof calls.testPrinter> =>
  change(calls.testPrinter, deps, async (tx, { shop: at, session }, { printerId }) => {
    const printer = await printerAt(tx, at, printerId)
    const shop = await deps.paperShop(tx, at)
    if (!printer || !shop) return refuse('notFound', { field: 'printerId' })
    const pen = printFormatOf(shop)
    const { name } = session.staff
    const jobId = await askForPaper(deps, tx, {
      printer,
      orderId: uuidv7(deps.clock),
      orderVersion: 0,
      kind: 'test',
      copy: 0,
      number: printer.settings.name,
      askedBy: name,
      paper: {
        language: shop.language,
        rows: [
          { kind: 'text', text: pen.say('receipt.test'), size: 2, bold: true, align: 'center' },
          { kind: 'rule' },
          { kind: 'text', text: pen.say('receipt.testLine', { name: printer.settings.name }) },
          { kind: 'pair', left: name, right: pen.day(new Date(deps.clock()).toISOString()) },
        ],
      },
    })
    return jobId === undefined ? refuse('fault') : { jobId }
  })

/** Handlers for printers and print jobs. */
export function printHandlers(deps: Deps): HandlersOf<PrintCalls> {
  return {
    printers: listPrinters(deps),
    savePrinter: savePrinter(deps),
    removePrinter: removePrinter(deps),
    testPrinter: testPrinter(deps),
    paper: paper(deps),
    printOrder: printOrder(deps),
    printAgain: change(calls.printAgain, deps, async (tx, { shop }, { jobId }) => {
      const revived = await reviveJob(tx, shop, jobId, new Date(deps.clock()))
      if (!revived) return refuse('notFound', { field: 'jobId' })
      await deps.jobs.enqueue(tx, PRINT, { corporationId: shop.corporationId, jobId })
      tx.afterCommit(() => deps.changed(shop))
      return {}
    }),
    dropPrint: change(calls.dropPrint, deps, async (tx, { shop }, { jobId }) => {
      await dropJobs(tx, shop, { jobId })
      tx.afterCommit(() => deps.changed(shop))
      return {}
    }),
  }
}
