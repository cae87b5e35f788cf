import type { contract } from '@comanda/contract'
import { createModules } from './compose/registry/create-modules.ts'
import type { Modules } from './compose/registry/modules.ts'
import { composeRetention } from './compose/database/retention.ts'
import type { Runtime } from './compose/registry/runtime.ts'
import type { HandlersOf } from './platform/http/index.ts'
import type { Watchable } from './platform/push/index.ts'
import type { Retention } from './platform/retention/index.ts'

export type { Modules } from './compose/registry/modules.ts'
export type { Runtime } from './compose/registry/runtime.ts'

type Contract = typeof contract
export type AllHandlers = { [Context in keyof Contract]: HandlersOf<Contract[Context]> }

/** The modules of the server, wired to each other, with what the HTTP server binds. */
export interface Composition {
  handlers: AllHandlers
  modules: Modules
  /** Deletes old rows; one of the background services. */
  retention: Retention
  /** Starts the background services. */
  start(): void
  /** Stops them; the push ends last. */
  stop(): Promise<void>
}

/** The handlers of every call, by context. */
const handlersOf = (modules: Modules): AllHandlers => ({
  address: modules.address.handlers,
  agreement: { ...modules.agreement.handlers, ...modules.agreement.staffHandlers },
  auth: modules.auth.handlers,
  bill: modules.bill.handlers,
  booking: { ...modules.booking.handlers, ...modules.booking.staffHandlers },
  brand: modules.brand.staffHandlers,
  buffet: modules.buffet.handlers,
  campaign: { ...modules.campaign.handlers, ...modules.campaign.staffHandlers },
  card: { ...modules.card.handlers, ...modules.card.staffHandlers },
  cart: modules.cart.handlers,
  counter: modules.counter.staffHandlers,
  coupon: { ...modules.coupon.handlers, ...modules.coupon.staffHandlers },
  decoration: { ...modules.decoration.handlers, ...modules.decoration.staffHandlers },
  evaluation: {
    ...modules.evaluation.handlers,
    ...modules.evaluation.staffHandlers,
    ...modules.evaluation.setUpHandlers,
  },
  giftcard: { ...modules.giftcard.handlers, ...modules.giftcard.staffHandlers },
  group: modules.group.handlers,
  integration: modules.integration.staffHandlers,
  kitchen: modules.kitchen.staffHandlers,
  member: { ...modules.member.handlers, ...modules.member.staffHandlers },
  menu: { ...modules.menu.handlers, ...modules.menu.staffHandlers },
  notification: modules.notification.handlers,
  open: { ...modules.integration.openHandlers, ...modules.member.openHandlers },
  order: { ...modules.order.handlers, ...modules.order.staffHandlers },
  pass: modules.pass.handlers,
  payment: { ...modules.payment.handlers, ...modules.payment.staffHandlers },
  points: modules.points.handlers,
  print: modules.print.staffHandlers,
  push: modules.push.handlers,
  reference: modules.reference.handlers,
  report: modules.report.staffHandlers,
  staff: modules.staff.staffHandlers,
  startup: modules.startup.handlers,
  store: { ...modules.store.handlers, ...modules.store.staffHandlers },
  storedvalue: { ...modules.storedvalue.handlers, ...modules.storedvalue.staffHandlers },
  table: modules.table.handlers,
  telemetry: modules.telemetry.handlers,
  till: modules.till.staffHandlers,
  upload: modules.upload.handlers,
})

/** The kinds of topics browsers may watch. */
const watchablesOf = ({
  bill,
  booking,
  cart,
  decoration,
  menu,
  order,
  store,
  table,
}: Modules): Readonly<Record<string, Watchable>> => ({
  ...order.watchable,
  ...booking.watchables,
  cart: cart.watch,
  table: table.parties.watch,
  bill: bill.watchable,
  decoration: decoration.watchable,
  menu: menu.watchable,
  settings: store.settingsWatch,
})

/** What runs in the background, in the order in which it is started and stopped. */
const servicesOf = (modules: Modules, retention: Retention): readonly { start(): void; stop(): Promise<void> }[] => [
  modules.order.watchdog,
  modules.bill.watch,
  modules.payment.watch,
  modules.payment.books,
  modules.booking.watchdog,
  modules.giftcard.expiry,
  modules.points.watchdog,
  modules.card.watchdog,
  modules.card.levelYears,
  modules.card.expiry,
  modules.pass.watchdog,
  modules.report.figures,
  modules.report.mails,
  // After all that may have taken a call number.
  modules.order.callNumbers,
  retention,
]

/** Builds every module and wires it to the others: the only place where modules meet. */
export function compose(runtime: Runtime): Composition {
  const modules = createModules(runtime)
  for (const [kind, watchable] of Object.entries(watchablesOf(modules))) modules.push.allow(kind, watchable)
  const retention = composeRetention(runtime, modules)
  const services = servicesOf(modules, retention)
  return {
    modules,
    retention,
    handlers: handlersOf(modules),
    start: () => {
      for (const service of services) service.start()
    },
    async stop() {
      for (const service of services) await service.stop()
      await modules.push.stop()
    },
  }
}
