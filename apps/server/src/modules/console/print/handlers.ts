import type { console as calls } from '@comanda/contract/console'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { localeOf } from '@comanda/messages'
import { once } from '../../../platform/http/once.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { Handler, HandlersOf } from '../../../platform/http/handler.ts'
import { ownShop } from '../../../platform/http/own-shop.ts'
import { askForPaper, PRINT } from './enqueue.ts'
import type { PrintDeps } from './deps.ts'
import { penOf } from './paper.ts'
import { paperOf, printersFor } from './papers.ts'
import { listPrinters, removePrinter, savePrinter } from './printers.ts'
import { dropJobs, newestCopy, printerAt, printersOf, reviveJob } from './queries.ts'

type Calls = Pick<
  typeof calls,
  'printers' | 'savePrinter' | 'removePrinter' | 'testPrinter' | 'printAgain' | 'dropPrint' | 'paper' | 'printOrder'
>

const paper =
  (deps: PrintDeps): Handler<typeof calls.paper> =>
  async (caller, { orderId, kind }) => {
    const chosen = await deps.board.chosenOne(caller, orderId)
    if (isRefusal(chosen)) return chosen
    const at = { corporationId: caller.corporationId, shopId: chosen.order.shop.shopId }
    const shop = await deps.paperShop(deps.db, at)
    if (!shop) return refuse('notFound', { field: 'orderId' })
    const input = { kind, chosen, shop }
    const printers = printersFor(input, await printersOf(deps.db, at))
    return {
      rows: paperOf(input).rows,
      language: localeOf(shop.language).tag,
      printers: printers.map(({ settings }) => settings.name),
    }
  }

/** A paper on each printer that prints its kind: the first time as it is, afterwards as a copy. */
const printOrder =
  (deps: PrintDeps): Handler<typeof calls.printOrder> =>
  async (caller, input) => {
    const { orderId, kind } = input
    const chosen = await deps.board.chosenOne(caller, orderId)
    if (isRefusal(chosen)) return chosen
    const { shop: where, callNumber, orderNo, version } = chosen.order
    const at = { corporationId: caller.corporationId, shopId: where.shopId }
    return once<{ papers: number }, Refusal<'notFound'>>(
      deps.db,
      caller,
      '/api/console/printOrder',
      input,
      async tx => {
        const shop = await deps.paperShop(tx, at)
        if (!shop) return refuse('notFound', { field: 'orderId' })
        const wanted = { kind, chosen, shop }
        const printers = printersFor(wanted, await printersOf(tx, at))
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
            paper: paperOf(wanted, printer.settings.stations),
            askedBy: caller.session.staff.name,
          })
        }
        return { papers: printers.length }
      },
    )
  }

const testPrinter =
  (deps: PrintDeps): Handler<typeof calls.testPrinter> =>
  async (caller, { shopId, printerId }) => {
    const at = ownShop(caller, shopId)
    if ('refused' in at) return at
    const printer = await printerAt(deps.db, at, printerId)
    const shop = await deps.paperShop(deps.db, at)
    if (!printer || !shop) return refuse('notFound', { field: 'printerId' })
    const pen = penOf(shop)
    const jobId = await deps.db.inTx(tx =>
      askForPaper(deps, tx, {
        printer,
        orderId: uuidv7(deps.clock),
        orderVersion: 0,
        kind: 'test',
        copy: 0,
        number: printer.settings.name,
        askedBy: caller.session.staff.name,
        paper: {
          language: shop.language,
          rows: [
            { kind: 'text', text: pen.say('receipt.test'), size: 2, bold: true, align: 'center' },
            { kind: 'rule' },
            { kind: 'text', text: pen.say('receipt.testLine', { name: printer.settings.name }) },
            { kind: 'pair', left: caller.session.staff.name, right: pen.day(new Date(deps.clock()).toISOString()) },
          ],
        },
      }),
    )
    return jobId === undefined ? refuse('fault') : { jobId }
  }

/** Printers, what they print, and what became of it. */
export function printHandlers(deps: PrintDeps): HandlersOf<Calls> {
  return {
    printers: listPrinters(deps),
    savePrinter: savePrinter(deps),
    removePrinter: removePrinter(deps),
    testPrinter: testPrinter(deps),
    paper: paper(deps),
    printOrder: printOrder(deps),
    printAgain: async (caller, { shopId, jobId }) => {
      const shop = ownShop(caller, shopId)
      if ('refused' in shop) return shop
      const name = { corporationId: shop.corporationId, jobId }
      const revived = await deps.db.inTx(async tx => {
        const there = await reviveJob(tx, shop, jobId, new Date(deps.clock()))
        if (there) await deps.jobs.enqueue(tx, PRINT, name)
        return there
      })
      deps.announce(shop)
      return revived ? {} : refuse('notFound', { field: 'jobId' })
    },
    dropPrint: async (caller, { shopId, jobId }) => {
      const shop = ownShop(caller, shopId)
      if ('refused' in shop) return shop
      await deps.db.inTx(tx => dropJobs(tx, shop, { jobId }))
      deps.announce(shop)
      return {}
    },
  }
}
