import { contract } from '@comanda/contract'
import type { CallSpec } from '@comanda/contract/core'
import type { Database } from '../../platform/db/index.ts'
import type { UseCase } from '../../platform/http/handler.ts'

/** The calls whose reads may be answered by a replica: lists and reports, which read much and lock nothing. */
const replicaCalls: ReadonlySet<CallSpec> = new Set<CallSpec>([
  contract.menu.queryAllMenus,
  contract.menu.menuVersions,
  contract.store.queryShopList,
  contract.order.list,
  contract.order.orderHistory,
  contract.order.searchOrders,
  contract.booking.bookingHistory,
  contract.report.dayReport,
  contract.report.dayFigures,
  contract.report.sales,
  contract.report.outstandingValue,
])

/** The handler of a call, with its reads on the replica where the call is declared for it. */
export const withReplica = (db: Database, spec: CallSpec, handler: UseCase<CallSpec>): UseCase<CallSpec> =>
  replicaCalls.has(spec) ? (caller, input, file) => db.onReplica(() => handler(caller, input, file)) : handler
