import type { console as calls } from '@comanda/contract/console'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { localeOf } from '@comanda/messages'
import { once } from '../../../platform/http/once.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { Handler, HandlersOf } from '../../../platform/http/handler.ts'
import { ownShop } from '../../../platform/http/own-shop.ts'
import { askForPaper, PRINT } from './enqueue.ts'
import type { PrintNeeds } from './needs.ts'
import { penOf } from './paper.ts'
import { paperOf, printersFor } from './papers.ts'
import { listPrinters, removePrinter, savePrinter } from './printers.ts'
import { dropJobs, newestCopy, printerAt, printersOf, reviveJob } from './queries.ts'

type Calls = Pick<
  typeof calls,
  'printers' | 'savePrinter' | 'removePrinter' | 'testPrinter' | 'printAgain' | 'dropPrint' | 'paper' | 'printOrder'
>

const paper =
  (needs: PrintNeeds): Handler<typeof calls.paper> =>
  async (who, { orderId, kind }) => {
    const chosen = await needs.board.chosenOne(who, orderId)
    if (isRefusal(chosen)) return chosen
    const at = { corporationId: who.corporationId, shopId: chosen.order.shop.shopId }
    const shop = await needs.paperShop(needs.db, at)
    if (!shop) return refuse('notFound', { field: 'orderId' })
    const ask = { kind, chosen, shop }
    const printers = printersFor(ask, await printersOf(needs.db, at))
    return {
      rows: paperOf(ask).rows,
      language: localeOf(shop.language).tag,
      printers: printers.map(({ settings }) => settings.name),
    }
  }

/** A paper on each printer that prints its kind: the first time as it is, afterwards as a copy. */
const printOrder =
  (needs: PrintNeeds): Handler<typeof calls.printOrder> =>
  async (who, ask) => {
    const { orderId, kind } = ask
    const chosen = await needs.board.chosenOne(who, orderId)
    if (isRefusal(chosen)) return chosen
    const { shop: where, callNumber, orderNo, version } = chosen.order
    const at = { corporationId: who.corporationId, shopId: where.shopId }
    return once<{ papers: number }, Refusal<'notFound'>>(needs.db, who, '/api/console/printOrder', ask, async tx => {
      const shop = await needs.paperShop(tx, at)
      if (!shop) return refuse('notFound', { field: 'orderId' })
      const wanted = { kind, chosen, shop }
      const printers = printersFor(wanted, await printersOf(tx, at))
      for (const printer of printers) {
        const printerId = printer.printer_id
        const copy = (await newestCopy(tx, who.corporationId, { orderId, kind, printerId })) + 1
        await askForPaper(needs, tx, {
          printer,
          orderId,
          orderVersion: version,
          kind,
          copy,
          number: callNumber ?? orderNo,
          paper: paperOf(wanted, printer.settings.stations),
          askedBy: who.session.staff.name,
        })
      }
      return { papers: printers.length }
    })
  }

const testPrinter =
  (needs: PrintNeeds): Handler<typeof calls.testPrinter> =>
  async (who, { shopId, printerId }) => {
    const at = ownShop(who, shopId)
    if ('refused' in at) return at
    const printer = await printerAt(needs.db, at, printerId)
    const shop = await needs.paperShop(needs.db, at)
    if (!printer || !shop) return refuse('notFound', { field: 'printerId' })
    const pen = penOf(shop)
    const jobId = await needs.db.inTx(tx =>
      askForPaper(needs, tx, {
        printer,
        orderId: uuidv7(needs.clock),
        orderVersion: 0,
        kind: 'test',
        copy: 0,
        number: printer.settings.name,
        askedBy: who.session.staff.name,
        paper: {
          language: shop.language,
          rows: [
            { kind: 'text', text: pen.say('receipt.test'), size: 2, bold: true, align: 'center' },
            { kind: 'rule' },
            { kind: 'text', text: pen.say('receipt.testLine', { name: printer.settings.name }) },
            { kind: 'pair', left: who.session.staff.name, right: pen.day(new Date(needs.clock()).toISOString()) },
          ],
        },
      }),
    )
    return jobId === undefined ? refuse('fault') : { jobId }
  }

/** Printers, what they print, and what became of it. */
export function printHandlers(needs: PrintNeeds): HandlersOf<Calls> {
  return {
    printers: listPrinters(needs),
    savePrinter: savePrinter(needs),
    removePrinter: removePrinter(needs),
    testPrinter: testPrinter(needs),
    paper: paper(needs),
    printOrder: printOrder(needs),
    printAgain: async (who, { shopId, jobId }) => {
      const shop = ownShop(who, shopId)
      if ('refused' in shop) return shop
      const name = { corporationId: shop.corporationId, jobId }
      const revived = await needs.db.inTx(async tx => {
        const there = await reviveJob(tx, shop, jobId, new Date(needs.clock()))
        if (there) await needs.jobs.enqueue(tx, PRINT, name)
        return there
      })
      needs.announce(shop)
      return revived ? {} : refuse('notFound', { field: 'jobId' })
    },
    dropPrint: async (who, { shopId, jobId }) => {
      const shop = ownShop(who, shopId)
      if ('refused' in shop) return shop
      await needs.db.inTx(tx => dropJobs(tx, shop, { jobId }))
      needs.announce(shop)
      return {}
    },
  }
}
