import { createPaymentModule, type PaymentModule, type SecurityCheck } from '../modules/payment/index.ts'
import { createLimits } from '../platform/limits.ts'
import type { PaymentProviders } from '../providers/payment/port.ts'
import type { Notification } from '../modules/notification/index.ts'
import { tellOfBreaks } from './alerts.ts'
import type { Runtime } from './ground.ts'
import type { MeansOfPaying, Payables } from './payables.ts'
import type { Places } from './places.ts'

interface Deps extends Runtime {
  notification: Notification
  places: Places
  payables: Payables
  means: MeansOfPaying
  checkSecurity: SecurityCheck
  providers: PaymentProviders
}

interface CorporationTables {
  corporation: { corporation_id: number }
}

/** All brands, lowest number first. */
async function corporationsOf(db: Runtime['db']): Promise<number[]> {
  const brands = db.withTables<CorporationTables>().selectFrom('corporation').select('corporation_id')
  return (await brands.orderBy('corporation_id').execute()).map(row => row.corporation_id)
}

/** Paying knows what is paid by its kind alone; each kind asks it for refunds in turn. */
export const composePaying = ({
  config,
  db,
  clock,
  log,
  jobs,
  notification,
  places,
  payables,
  means,
  checkSecurity,
  providers,
  patienceMs,
}: Deps): PaymentModule =>
  createPaymentModule({
    db,
    clock,
    log,
    jobs,
    providers,
    payables,
    means,
    checkSecurity,
    limits: createLimits(db, clock),
    shopOf: async (corporationId, shopId) => (await places.store.shops.shown(corporationId, shopId))?.config,
    tellOfBreaks: tellOfBreaks(notification),
    corporations: () => corporationsOf(db),
    publicOrigin: config.PUBLIC_URL && new URL(config.PUBLIC_URL).origin,
    ...(patienceMs !== undefined && { patienceMs }),
  })
