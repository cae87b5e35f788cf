import { approversOf } from '../modules/staff/index.ts'
import { createPaymentModule } from '../modules/payment/index.ts'
import { billPayable } from './payment/bill-payable.ts'
import { bookingPayable } from './payment/booking-payable.ts'
import { brandLanguage, brandsOf } from './brand/settings.ts'
import { takeEarningBack } from './order-events/earning.ts'
import type { Compose, Modules } from './registry/modules.ts'
import { orderPayable } from './payment/order-payable.ts'
import { partArrived, roundRefunds } from './payment/round-refunds.ts'
import { rechargePayable } from './payment/recharge-payable.ts'

type Deps = Parameters<typeof createPaymentModule>[0]

/** Writes to each person in charge of a brand's money that the books differ: which, of what day, in how many points. M13 */
export const notifyOfBreaks =
  ({
    notification,
  }: {
    notification: Pick<Modules['notification'], 'notify' | 'channelOpen'>
  }): Deps['notifyOfBreaks'] =>
  async (tx, { corporationId, provider, day, breaks }) => {
    if (!notification.channelOpen('email')) return
    const language = await brandLanguage(tx, corporationId)
    const params = { provider: { part: `notice.books.${provider}` }, day, count: breaks }
    const mail = { corporationId, channel: 'email' as const, template: 'booksDiffer' as const, params, language }
    for (const destination of await approversOf(tx, corporationId))
      await notification.notify(tx, { ...mail, destination })
  }

const payablesOf = (modules: Modules): Deps['payables'] => ({
  order: {
    ...orderPayable(modules.order.payments),
    ...roundRefunds(modules),
    partReturned: (tx, { payableId, ...part }) => takeEarningBack(modules, tx, { ...part, orderId: payableId }),
  },
  bill: {
    ...billPayable(modules.bill.payments),
    partsBack: (tx, part) => partArrived(modules, tx, part),
  },
  booking: bookingPayable(modules.booking.payments),
  giftcard: modules.giftcard.purchases,
  rightsPackage: modules.campaign.packages,
  recharge: rechargePayable(modules.storedvalue.payments),
})

export const composePayment: Compose<'payment'> = (runtime, modules) => {
  const { config, db, clock, log, jobs, patienceMs, providers = {} } = runtime
  return createPaymentModule({
    db,
    clock,
    log,
    jobs,
    providers,
    ...(patienceMs !== undefined && { patienceMs }),
    payables: payablesOf(modules),
    ownMethods: {
      '16_msPoint': modules.points.paymentMethod,
      '16_msBalance': modules.card.paymentMethod,
      '17_giftCard': modules.giftcard.paymentMethod,
    },
    checkSecurity: modules.card.checkSecurity,
    limits: modules.limits,
    shopOf: modules.store.shopOf,
    notifyOfBreaks: notifyOfBreaks(modules),
    corporations: () => brandsOf(db),
    publicOrigin: config.PUBLIC_URL && new URL(config.PUBLIC_URL).origin,
  })
}
