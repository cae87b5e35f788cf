import { contract } from '@comanda/contract'
import { type CallSpec, isStaffGate } from '@comanda/contract/core'
import { NEVER, plausibleInput } from '../plausible.ts'
import { kindNames, ownFields, ownKinds } from './field-kinds.ts'
import { PRINTER } from './printer.ts'
import { type Path, responseFields } from './request-fields.ts'

/** Ids of an actor's things, by kind. */
export type RecordIds = Readonly<Record<string, readonly string[]>>

/** A request with another actor's id in one field, and the same with an id that does not exist. */
export interface Probe {
  path: Path
  kind: string
  real: string | number
  never: string | number
  /** Further fields that the request needs. */
  beside: Input
}

type Input = Record<string, unknown>

/** All calls: those that only read first, those that end something last. */
const ENDS =
  /(?:delete|cancel\w*|erase\w*|leave|send|logout|signOut|removeAdyenCard|clear|remove\w*|unsubscribe|drop\w*|release\w*|reject|settle\w*|writeOff\w*|decide\w*|complete|close|revoke\w*|finish\w*|noShow\w*)$/i
export const allCalls: readonly CallSpec[] = Object.values(contract)
  .flatMap(context => Object.values(context) as CallSpec[])
  .toSorted((a, b) => Number(ENDS.test(a.path)) - Number(ENDS.test(b.path)))

export const callsOnThings: readonly CallSpec[] = allCalls.filter(call => ownFields(call).length > 0)

/** Whether the call ends the session it is made with. */
export const endsSession = (call: CallSpec): boolean =>
  /(?:logout|closeAccount|signOut|correctMember|eraseMember)$/.test(call.path)

/** The objects around a nested field of a request. */
const FRAMES: Readonly<Record<string, unknown>> = {
  split: { by: 'items', items: [{ orderId: NEVER, itemKey: 'x' }] },
  means: [{ paymentMethod: '16_msBalance', payerId: NEVER }],
  payments: [
    { amount: 100, paymentType: 16, paymentMethod: '16_msBalance', payerId: NEVER, tipAmount: 0, ccAmount: 0 },
  ],
  pays: { orderId: NEVER },
  wish: { lines: [{ itemKey: 'x', quantity: 1 }] },
}

function put(into: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (step === '*') return [put((into as unknown[] | undefined)?.[0], rest, value)]
  const inner = (into ?? {}) as Record<string, unknown>
  return { ...inner, [step]: put(inner[step], rest, value) }
}

/** The request with `value` in that field. */
export function withField(input: Input, path: Path, value: unknown): Input {
  const [first = ''] = path
  const frame = path.length > 1 ? FRAMES[first] : undefined
  return put(frame === undefined ? input : { ...input, [first]: frame }, path, value) as Input
}

const ADDRESS = { countryCode: 'US', admin: 'NY', city: 'New York', postcode: '10012', street1: '1 Main St' }
const POINT = { latitude: 40.7229, longitude: -73.9967 }
const ELSEWHERE = { businessType: 1200, tableId: undefined }
const ORDERING = { orderType: 1200, tableId: undefined }
const PROMISE = { promisedAt: '2026-11-20T18:00:00Z' }
const TABLES_OF_BOOKING = { tableIds: ['A1'] }

/** Fields without which a request would be refused before its id is looked up. */
const BESIDE: Readonly<Record<string, Input>> = {
  '/api/base/address/update': { ...ADDRESS, ...POINT, phoneNumber: '2125550187', isoCode: 'US' },
  '/api/order/or/list': { state: 'active', search: undefined, cursor: undefined },
  '/api/booking/list': { state: 'coming' },
  '/api/booking/update': { version: 0 },
  '/api/crm/customer/update': { avatar: '' },
  '/api/crm/card/changePwd': { password: '135791' },
  '/api/crm/card/transfer/detail': { claimCode: undefined },
  '/api/crm/recharge/submit': { agreementVersion: 1 },
  '/api/crm/giftcard/queryCardByCardId': { authCode: '' },
  '/api/order/cart/modify': ELSEWHERE,
  '/api/order/cart/useCoupon': ELSEWHERE,
  '/api/order/cart/cancelUseCoupon': ELSEWHERE,
  '/api/order/or/calculate': ORDERING,
  '/api/order/or/recalculation': ORDERING,
  '/api/order/or/submit': { ...ORDERING, paymentMethod: '12_bankCard' },
  '/api/order/or/quickSubmit': { tableId: undefined },
  '/api/console/bump': { lineKeys: ['x'], done: true },
  '/api/console/paper': { kind: 'receipt' },
  '/api/console/printOrder': { kind: 'receipt' },
  '/api/console/settleDeposit': { keep: false },
  '/api/console/moveBooking': TABLES_OF_BOOKING,
  '/api/console/seatWaiting': TABLES_OF_BOOKING,
  '/api/console/saveBooking': { date: '2026-11-20', time: '18:00', partySize: 2, phoneNumber: '' },
  '/api/console/bookingDays': { from: '2026-11-20', days: 7 },
  '/api/console/searchOrders': { text: 'Brooks' },
  '/api/console/orderRefunds': { businessType: undefined },
  '/api/console/refundOrder': { businessType: undefined, wish: { amount: 100 } },
  '/api/console/decideRefund': { businessType: undefined, refundId: NEVER, yes: true },
  '/api/console/settleRefund': { businessType: undefined, refundId: NEVER, way: { again: true } },
  '/api/console/replyReview': { reply: 'Thank you' },
  '/api/console/publishReview': { published: true },
  '/api/console/payWithCode': { visitId: NEVER },
  '/api/console/payBillWithCode': { visitId: NEVER },
  '/api/console/adjust': { on: 'cardPaid', amount: 100, reason: 'a test' },
  '/api/console/correctMember': { email: '', phone: '', birthday: '', reason: 'a test' },
  '/api/console/accept': PROMISE,
  '/api/console/delay': PROMISE,
  '/open/v1/orders/accept': PROMISE,
  '/open/v1/orders/delay': PROMISE,
  '/api/console/giveCoupon': {
    couponTemplateId: 'five-off-dollars',
    count: 1,
    beginDate: '2026-11-20',
    endDate: '2026-12-20',
    reason: 'a test',
  },
  '/api/console/savePrinter': { version: 1, active: true, settings: PRINTER },
  '/api/console/saveRights': { mark: 'x', active: true, grants: [{ roleId: 'team', shopId: 101 }] },
  '/api/console/saveRole': { mark: '', name: 'Host', rights: ['manageBookings'] },
  '/api/console/decideFrozenValue': { take: false, reason: 'a test' },
  '/api/console/acknowledgeBreak': { reason: 'a test' },
}

/** A request about `own` things that passes its schema; `current` replaces fields of these names. */
export function requestAbout(call: CallSpec, own: RecordIds, current: Input = {}): Input {
  const start: Input = { ...plausibleInput(call), ...BESIDE[call.path] }
  if ('pageSize' in start) start['pageSize'] = 50
  for (const name of Object.keys(start)) if (name in current) start[name] = current[name]
  return ownFields(call)
    .filter(({ path: [first = ''] }) => first in start)
    .reduce((input, field) => {
      const [value] = own[kindNames(call, field)[0] ?? ''] ?? []
      return value === undefined ? input : withField(input, field.path, asType(field.type, value))
    }, start)
}

const asType = (type: 'string' | 'number', value: string) => (type === 'number' ? Number(value) : value)

/** A value of the same form that nothing has. */
export function neverLike(value: string): string {
  const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/
  if (uuid.test(value)) return value.replace(uuid, NEVER)
  if (value.startsWith('https://')) return `${value}-never`
  if (value.includes('@')) return `never.${value}`
  if (/^\d{1,9}$/.test(value)) return '999999'
  const [stem = '', ...end] = value.split('.')
  return [[...stem].toReversed().join(''), ...end].join('.')
}

/** Every way to name one of the owner's things in a call; the last field first, while the thing it belongs to is as it was. */
export const probesOf = (call: CallSpec, things: RecordIds): Probe[] =>
  ownFields(call)
    .toReversed()
    .flatMap(({ path, type, ...field }) =>
      ownKinds(call, { path, type, ...field }).flatMap(({ kind, beside }) =>
        (things[kind] ?? []).map(value => ({
          path,
          kind,
          beside,
          real: asType(type, value),
          never: asType(type, neverLike(value)),
        })),
      ),
    )

/** Kinds that a call can name and that no fixture exists for. */
export const kindsWithoutFixture = (call: CallSpec, things: RecordIds): string[] =>
  ownFields(call).flatMap(field =>
    ownKinds(call, field)
      .filter(({ kind }) => !(things[kind] ?? []).some(value => value !== ''))
      .map(({ kind }) => `${field.path.join('.')}: ${kind}`),
  )

/**
 * Fields for which even the owner usually gets the same refusal, because much else must match: the amount owed, a full evening,
 * the agreed total, an unused scanned code, a new order, the last row of a page. Scenarios of their contexts cover them.
 */
const SELDOM = new Set([
  '/api/order/or/submit payments.*.payerId',
  '/api/order/or/quickSubmit payments.*.payerId',
  '/api/order/config/executePaymentRound split.items.*.orderId',
  '/api/order/config/executePaymentRound split.items.*.itemKey',
  '/api/console/settleTableBill part.split.items.*.orderId',
  '/api/console/settleTableBill part.split.items.*.itemKey',
  '/api/console/reduceBill off.items.*.orderId',
  '/api/console/reduceBill off.items.*.itemKey',
  '/open/v1/orders/reprice off.prices.*.itemKey',
  '/api/booking/availability bookingId',
  '/api/console/acceptAll orderIds.*',
  '/api/console/orderHistory after.orderId',
  '/api/console/addTableRound cartItems.*.itemKey',
  '/api/console/payBillWithCode visitId',
  '/api/console/refundOrder wish.lines.*.itemKey',
  // A drawer that is not one of the store's open ones counts as not chosen. TILL-1
  '/api/console/settle counter.shiftId',
  '/api/console/settle counters.*.shiftId',
  '/api/console/settleTableBill counter.shiftId',
  '/api/console/payWithCode orderId',
  '/api/console/payWithCode visitId',
  '/api/console/payWithCode others.*.shiftId',
  '/open/v1/orders/close counter.shiftId',
  '/open/v1/orders/close counters.*.shiftId',
])

/** The fields of a call at which its owner must be answered otherwise than for an id that nothing has. */
export const tellingFields = (call: CallSpec, probes: readonly Probe[]): Set<string> =>
  new Set(probes.map(({ path }) => path.join('.')).filter(name => !SELDOM.has(`${call.path} ${name}`)))

/** Members belong to the brand: staff of any of its stores take an order for one. COUNTER-1 */
const OF_BRAND = new Set(['/api/console/priceCounterOrder customerId', '/api/console/placeCounterOrder customerId'])

/** Whether staff of another store of the brand may name the thing at their own store. */
export const isOpenToStores = (call: CallSpec, path: readonly unknown[], name: string): boolean =>
  name === 'staff of another store' && OF_BRAND.has(`${call.path} ${path.join('.')}`)

/** Calls whose answers have ids of things that the owner has not made: group orders, codes typed at the counter, paid gifts. */
const OF_OTHERS = new Set([
  '/api/user-auth/auth',
  '/api/console/signIn',
  // The next booking of each table today; the owner's is on another day.
  '/api/console/tables',
  '/api/console/packageAtCounter',
  '/api/crm/giftcard/checkAuthCode',
  '/api/crm/giftcard/historyList',
  '/api/order/cart/getPerson',
])
/** Kinds that a request can name, except those that many people share. */
const SHARED = new Set(['tableId', 'pictures', 'customerId', 'staffId'])
const REQUEST_KINDS = new Set(allCalls.flatMap(call => ownFields(call).flatMap(field => kindNames(call, field))))

/** Whether the call lists the caller's own things without an id in its request. */
export const showsRecords = (call: CallSpec): boolean =>
  call.changes !== true &&
  ownFields(call).length === 0 &&
  !OF_OTHERS.has(call.path) &&
  responseFields(call).some(field => kindNames(call, field).some(kind => REQUEST_KINDS.has(kind) && !SHARED.has(kind)))

export const isForStaff = (call: CallSpec): boolean => isStaffGate(call.gate)
