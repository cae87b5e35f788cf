import { createPrint } from '../modules/print/index.ts'
import { tcpPrinters, USUAL_NETWORKS } from '../providers/printer/index.ts'
import { brandTexts } from './brand/settings.ts'
import { billPaid } from './payment/bill-paid.ts'
import type { Compose } from './registry/modules.ts'
import { printLogos } from './pictures/brand-logo.ts'

export const composePrint: Compose<'print'> = ({ config, db, clock, jobs, pictures }, { order, store, upload }) => {
  const logoOf = printLogos(upload, pictures)
  return createPrint({
    db,
    clock,
    jobs,
    board: order.board,
    async refundsGiven(on, corporationId, orderId) {
      const story = await order.moneyOf(on, { corporationId, orderId })
      return story?.refunds.filter(({ state }) => state === 'given') ?? []
    },
    billPaid: (on, corporationId, billId) => billPaid(on, corporationId, billId),
    changed: store.changed,
    printers: tcpPrinters(config.PRINTER_NETWORKS ?? (config.NODE_ENV === 'production' ? '' : USUAL_NETWORKS)),
    async paperShop(on, { corporationId, shopId }) {
      const shop = await store.shopNow(on, corporationId, shopId)
      if (!shop) return undefined
      const { languages, timeZone, readyMinutes, readyMinutesFor, receipt } = shop.config
      const logo = receipt?.logo ? await logoOf(on, corporationId) : undefined
      const own = { ...(readyMinutesFor && { readyMinutesFor }), ...(receipt && { receipt }), ...(logo && { logo }) }
      const brand = await brandTexts(on, corporationId)
      return { language: languages[0] ?? 'en_US', brand, timeZone, readyMinutes, ...own }
    },
  })
}
