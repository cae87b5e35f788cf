import { createPaymentModule, type PaymentModule } from '../modules/payment/index.ts'
import type { PaymentProvider } from '../providers/payment/port.ts'
import type { Ground } from './ground.ts'
import type { Ordering } from './ordering.ts'
import type { Places } from './places.ts'

interface Needs extends Ground {
  places: Places
  ordering: Ordering
  provider: PaymentProvider | undefined
}

/** Paying stands on ordering; ordering asks it for refunds in turn. */
export const composePaying = ({ config, db, clock, log, jobs, places, ordering, provider }: Needs): PaymentModule =>
  createPaymentModule({
    db,
    clock,
    log,
    jobs,
    provider,
    order: ordering.order.payments,
    shopOf: async (corporationId, shopId) => (await places.store.shops.shown(corporationId, shopId))?.config,
    publicOrigin: config.PUBLIC_URL && new URL(config.PUBLIC_URL).origin,
  })
