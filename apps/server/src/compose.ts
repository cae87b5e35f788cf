import type { contract } from '@comanda/contract'
import { billPayable, returnOfPart } from './compose/bill-payable.ts'
import { bookingPayable, ofBooking } from './compose/booking-payable.ts'
import { composeBooking } from './compose/booking.ts'
import { composeConsole } from './compose/console.ts'
import { composeCounter } from './compose/counter.ts'
import { composeEvaluation } from './compose/evaluation.ts'
import { composeFront } from './compose/front.ts'
import { composeGifts } from './compose/gifts.ts'
import type { Runtime } from './compose/ground.ts'
import { composePaying } from './compose/paying.ts'
import {
  type MeansOfPaying,
  ofOrder,
  orderPayable,
  paidAsPlaced,
  type Payables,
  rechargePayable,
  refundsOfOrders,
} from './compose/payables.ts'
import { newsByMail } from './compose/order-news.ts'
import { composeOrdering, hasBegun, type LaterDeps, nothingLater, type Ordering } from './compose/ordering.ts'
import { composePeople, type People } from './compose/people.ts'
import { type AtTables, composePlaces } from './compose/places.ts'
import { composeUpload } from './compose/upload.ts'
import { composeUpkeep } from './compose/upkeep.ts'
import { composePurse, type Purse } from './compose/purse.ts'
import type { BookingModule } from './modules/booking/index.ts'
import type { Agreement } from './modules/agreement/index.ts'
import type { Auth } from './modules/auth/index.ts'
import type { Startup } from './modules/startup/index.ts'
import type { PaymentModule } from './modules/payment/index.ts'
import { createNotification, type Notification } from './modules/notification/index.ts'
import type { HandlersOf } from './platform/http/index.ts'
import { createLimits } from './platform/limits.ts'
import type { UploadModule } from './modules/upload/index.ts'
import { createPush, type Push } from './platform/push/index.ts'
import type { PaymentProviders } from './providers/payment/port.ts'
import { messengersOf } from './providers/messaging/from-config.ts'

export type { Runtime } from './compose/ground.ts'

type Contract = typeof contract
export type AllHandlers = { [K in keyof Contract]: HandlersOf<Contract[K]> }

/** The modules, introduced to each other. */
export interface House {
  handlers: AllHandlers
  modules: Modules
  auth: Auth
  push: Push
  payment: PaymentModule
  notification: Notification
  startup: Startup
  /** Serves the pictures of guests. */
  bindUploads: UploadModule['bind']
  /** Begins what runs by itself. */
  start(): void
  stop(): Promise<void>
}

export interface Modules {
  places: ReturnType<typeof composePlaces>
  people: People
  front: ReturnType<typeof composeFront>
  ordering: Ordering
  booking: ReturnType<typeof composeBooking>
  evaluation: ReturnType<typeof composeEvaluation>
  gifts: ReturnType<typeof composeGifts>
  console: ReturnType<typeof composeConsole>
  counter: ReturnType<typeof composeCounter>
  payment: PaymentModule
  purse: Purse
  push: Push
  upload: UploadModule
}

/** Who answers which call. */
const handlersOf = ({
  places,
  people,
  front,
  ordering,
  booking,
  evaluation,
  gifts,
  console,
  counter,
  payment,
  purse,
  push,
  upload,
}: Modules): AllHandlers => ({
  address: places.address.handlers,
  agreement: people.agreement.handlers,
  decoration: front.decoration.handlers,
  reference: front.reference.handlers,
  startup: front.startup.handlers,
  telemetry: front.telemetry.handlers,
  auth: people.auth.handlers,
  bill: ordering.bill.handlers,
  buffet: ordering.buffet.handlers,
  card: purse.card.handlers,
  points: purse.points.handlers,
  storedvalue: purse.storedValue.handlers,
  cart: ordering.cart.handlers,
  group: ordering.group.handlers,
  coupon: ordering.coupon.handlers,
  booking: booking.handlers,
  evaluation: evaluation.handlers,
  giftcard: gifts.handlers,
  console: {
    ...console.handlers,
    ...booking.staffHandlers,
    ...payment.staffHandlers,
    ...places.staffHandlers,
    ...evaluation.staffHandlers,
    ...counter.handlers,
    ...ordering.coupon.staffHandlers,
    ...purse.card.staffHandlers,
    ...purse.storedValue.staffHandlers,
    ...gifts.staffHandlers,
  },
  member: people.member.handlers,
  menu: places.menu.handlers,
  order: ordering.order.handlers,
  payment: payment.handlers,
  push: push.handlers,
  upload: upload.handlers,
  store: places.store.handlers,
  table: places.table.handlers,
})

/** What the tables ask of is built after them. */
interface BuiltLater {
  ordering: Ordering
  booking: BookingModule
}

/** What is ordered and booked at the tables. */
const whatIsAtTables = ({ db, clock }: Runtime, built: () => BuiltLater): AtTables => ({
  ownOrdersAt: ({ corporationId, session: { owner } }, shopId, tableId) =>
    built().ordering.order.ownOrdersAt(db, { corporationId, owner }, shopId, tableId),
  billAt: (caller, shopId, tableId) => built().ordering.bill.openAt(caller, { shopId, tableId }),
  makeWay: at => built().ordering.buffet.makeWay(at),
  hasBegun: (on, party) => hasBegun(built().ordering, on, party),
  sharedBillAt: (on, table) => built().ordering.bill.sharedBillAt(on, table),
  releaseBills: (tx, table) => built().ordering.bill.release(tx, table),
  ordersAtTables: (corporationId, shopId) => built().ordering.order.ordersAtTables(db, corporationId, shopId, clock()),
  bookedAhead: table => built().booking.bookedAhead(db, table, clock()),
})

/** What can be paid, by kind, and the house's own means to pay it with. */
const whatPays = ({ ordering, gifts, purse, booking }: Pick<Modules, 'ordering' | 'gifts' | 'purse' | 'booking'>) => {
  const payables: Payables = {
    order: {
      ...orderPayable(ordering.order.payments),
      partReturned: (tx, { payableId, ...part }) => purse.returned(tx, { ...part, orderId: payableId }),
    },
    bill: billPayable(ordering.bill.payments),
    booking: bookingPayable(booking.payments),
    giftcard: gifts.purchases,
    recharge: rechargePayable(purse.storedValue.payments),
  }
  const means: MeansOfPaying = {
    '16_msPoint': purse.points.means,
    '16_msBalance': purse.card.means,
    '17_giftCard': gifts.means,
  }
  return { payables, means, checkSecurity: purse.card.checkSecurity }
}

/** The modules' own watches. */
const byThemselves = ({ ordering, payment, booking, gifts, purse }: Modules) => [
  ordering.order.watchdog,
  ordering.bill.watch,
  payment.watch,
  payment.books,
  booking.watchdog,
  gifts.expiry,
  purse.points.watchdog,
  purse.card.watchdog,
  purse.card.levelYears,
  // Last: what runs by itself may have called a number.
  ordering.order.callNumbers,
]

/** Deposits go back by way of payment, which is built after bookings. */
const depositsBack = (
  payment: () => PaymentModule,
): Pick<Parameters<typeof composeBooking>[0], 'askRefund' | 'depositBack'> => ({
  depositBack: (...asked) => payment().cardReturns(...asked),
  askRefund: (tx, input) => payment().askRefund(tx, ofBooking(input)),
})

/** Builds every module and gives each what it asks of the others: the only place where modules meet. */
export function compose(runtime: Runtime, providers: PaymentProviders = {}): House {
  const { config, db, jobs, log, clock } = runtime
  const push = createPush({ db, log, clock })
  const limits = createLimits(db, clock)
  const outboxOpen = config.NODE_ENV !== 'production'
  const notification = createNotification({ db, jobs, clock, messengers: messengersOf(config), outboxOpen })

  // Payment, sign-in and printing stand on ordering, which asks some things of them in turn.
  const later = nothingLater()
  const upload = composeUpload({ ...runtime, limits })
  const atTables = whatIsAtTables(runtime, (): BuiltLater => ({ ordering, booking }))
  const places = composePlaces({ ...runtime, limits, push, ...atTables })
  const ordering = composeOrdering({ ...runtime, limits, push, places, later })
  const gifts = composeGifts({ ...runtime, limits, notification, places, upload })
  const agreementVersion: Agreement['versionOf'] = (...asked) => people.agreement.versionOf(...asked)
  const asked = { auth: () => people.auth, paying: () => payment, agreementVersion }
  const purse: Purse = composePurse({ ...runtime, limits, places, ordering, ...asked })
  Object.assign(later, { readyToSettle: purse.readyToSettle, settled: purse.settled, returned: purse.returned })
  const giveBack = depositsBack(() => payment)
  const booking = composeBooking({ ...runtime, limits, notification, places, push, ...giveBack })
  const values = { ordering, gifts, purse, booking }
  const payment: PaymentModule = composePaying({ ...runtime, notification, places, providers, ...whatPays(values) })
  later.askRefund = (tx, input) => payment.askRefund(tx, ofOrder(input))
  Object.assign(later, refundsOfOrders(payment), paidAsPlaced(payment))
  later.refundPart = (tx, { partId, ...input }) => payment.askRefund(tx, { ...input, kind: 'bill', payableId: partId })
  later.returnOfPart = returnOfPart(payment)
  const evaluation = composeEvaluation({ ...runtime, ordering, upload })
  const people: People = composePeople({
    ...runtime,
    ...values,
    limits,
    notification,
    places,
    upload,
    payment,
    evaluation,
  })
  Object.assign(later, customersOf(people))
  const console = composeConsole({ ...runtime, limits, push, auth: people.auth, notification, places, ordering })
  later.stepped = console.onStep
  later.tellByMail = newsByMail(runtime, people.auth, notification)
  const front = composeFront({ ...runtime, places })
  const counter = composeCounter({ ...runtime, limits, auth: people.auth, places, ordering, purse, gifts, payment })
  const guestSide = { ...values, places, people, front, evaluation, payment, push, upload }
  const modules = { ...guestSide, console, counter }
  return {
    auth: people.auth,
    push,
    payment,
    notification,
    startup: front.startup,
    bindUploads: upload.bind,
    handlers: handlersOf(modules),
    modules,
    ...running([...byThemselves(modules), composeUpkeep(runtime)], push),
  }
}

/** What ordering asks of sign-in. */
const customersOf = ({ auth }: People): Pick<LaterDeps, 'phonesOf' | 'isCustomer'> => ({
  phonesOf: auth.phonesOf,
  isCustomer: async (...asked) => (await auth.knownCustomer(...asked)) !== undefined,
})

/** What runs by itself, begun and ended together; the push ends last. */
const running = (
  byThemselves: readonly { start(): void; stop(): Promise<void> }[],
  push: Push,
): Pick<House, 'start' | 'stop'> => ({
  start: () => {
    for (const one of byThemselves) one.start()
  },
  async stop() {
    for (const one of byThemselves) await one.stop()
    await push.stop()
  },
})
