import { contract } from '@comanda/contract'
import { type CallSpec, isStaffGate } from '@comanda/contract/core'
import { NEVER, plausibleInput } from '../plausible.ts'
import { nameOf, type Path, textFields } from './asked-fields.ts'
import type { Belongings } from './belongings.ts'

/** Fields that name somebody's own, and under what it is found among belongings. */
export const OWN: Readonly<Record<string, string>> = {
  addressId: 'addressId',
  avatar: 'pictures',
  billId: 'billId',
  bookingId: 'bookingId',
  cardId: 'cardId',
  cartId: 'cartId',
  couponCode: 'couponCode',
  itemKey: 'itemKey',
  orderId: 'orderId',
  orderIds: 'orderId',
  packageId: 'packageId',
  partId: 'partId',
  payerId: 'cardId',
  paymentId: 'paymentId',
  pictures: 'pictures',
  rechargeId: 'rechargeId',
  sendId: 'sendId',
  storedPaymentMethodId: 'storedPaymentMethodId',
  topics: 'topics',
  transferId: 'transferId',
  waitingId: 'waitingId',
}

/** Fields that name what all may see: stores, dishes, tables, programs; or lines of the caller's own cart. */
const OPEN = `agreementId agreementIds areaId buffetItemIds buffetStallId campaignId campaignIds cardProgramId comboGroupId comboGroupItemId
  couponTemplateId decorationPageId designId executeList foodId gifts id itemKeys menuGroupId menuId modifierGroupId modifierItemId
  optionIds programId questionId rightsId ruleId remove sideDishGroupId sideDishGroupItemId tableId tableName unitId versionId`
/** Fields that open something to whoever knows them: as good as a key, and as hard to guess. */
const KEYS = `auth console endpoint link p256dh passkeyId pushKey authCode captcha cardNo claimCode code oldPassword password pin redirectResult securityCode threeDSResult
  ticket token vtId`
/** Fields that only say something. */
const WORDS = `account admin at birthday checkoutId city country countryCode cursor date deliveryDate dependentLocality destination
  deviceId deviceLanguage dinnerTime email firstName from fromEmail isoCode label language lastName mark message name nick notes organization
  origin path paymentMethodSubtype phoneNumber postcode reason recipient recipientEmail recipientPhone remark requestId
  returnTo search stack start brandName currencyCode languages shopName street1 street2 text timeZone traceId userLanguage version wishes`

/** Every name of a field that somebody has thought about. */
export const KNOWN = new Set([...Object.keys(OWN), ...`${OPEN} ${KEYS} ${WORDS}`.split(/\s+/)])

/** What guests may call. */
export const guestCalls: readonly CallSpec[] = Object.values(contract)
  .flatMap(context => Object.values(context) as CallSpec[])
  .filter(call => !isStaffGate(call.gate))

/** Whether a call ends the session it is made with: tests make it after all others. */
export const endsSession = (call: CallSpec): boolean => /(?:logout|closeAccount)$/.test(call.path)

const ENDS = /(?:delete|cancel\w*|leave|send|logout|removeAdyenCard|clear)$/
/** Those that ask for somebody's own; what ends a thing comes after what only looks at it. */
export const callsOnOwn: readonly CallSpec[] = [
  ...guestCalls.filter(call => ownFields(call).length > 0 && !ENDS.test(call.path)),
  ...guestCalls.filter(call => ownFields(call).length > 0 && ENDS.test(call.path)),
]

/** The fields of a call that name somebody's own. A coupon's code that is redeemed is a key. */
export function ownFields(call: CallSpec): Path[] {
  return textFields(call).filter(path => nameOf(path) in OWN && call.path !== '/api/crm/coupon/redeem')
}

/** What stands around a field deep in a question. */
const FRAMES: Readonly<Record<string, unknown>> = {
  split: { by: 'items', items: [{ orderId: NEVER, itemKey: 'x' }] },
  means: [{ paymentMethod: '16_msBalance', payerId: NEVER }],
  payments: [
    { amount: 100, paymentType: 16, paymentMethod: '16_msBalance', payerId: NEVER, tipAmount: 0, ccAmount: 0 },
  ],
  pays: { orderId: NEVER },
}

function put(into: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (step === '*') return [put((into as unknown[] | undefined)?.[0], rest, value)]
  const there = (into ?? {}) as Record<string, unknown>
  return { ...there, [step]: put(there[step], rest, value) }
}

type Input = Record<string, unknown>

/** The question with `value` in that field. */
export function withField(input: Input, path: Path, value: string): Input {
  const [first = ''] = path
  const frame = path.length > 1 ? FRAMES[first] : undefined
  return put(frame === undefined ? input : { ...input, [first]: frame }, path, value) as Input
}

const ADDRESS = { countryCode: 'US', admin: 'NY', city: 'New York', postcode: '10012', street1: '1 Main St' }
const POINT = { latitude: 40.7229, longitude: -73.9967 }
const ELSEWHERE = { businessType: 1200, tableId: undefined }
const ORDERING = { orderType: 1200, tableId: undefined }

/** Where the plausible question would not reach what is looked at. */
const SPECIAL: Readonly<Record<string, Input>> = {
  '/api/base/address/update': { ...ADDRESS, ...POINT, phoneNumber: '2125550187', isoCode: 'US' },
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
}

/** What `owner` would ask of their own things; fields of their own they have nothing for hold nobody's. */
export function ownInput(call: CallSpec, own: Belongings, fresh: Input = {}): Input {
  const start: Input = { ...plausibleInput(call), ...SPECIAL[call.path] }
  for (const field of Object.keys(start)) if (field in fresh) start[field] = fresh[field]
  return ownFields(call)
    .filter(([first = '']) => first in start)
    .reduce((input, path) => {
      const [value] = own[OWN[nameOf(path)] ?? ''] ?? []
      return value === undefined ? input : withField(input, path, value)
    }, start)
}

/** Something of the same form that nobody has. */
export function neverLike(value: string): string {
  const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/
  if (uuid.test(value)) return value.replace(uuid, NEVER)
  const [stem = '', ...end] = value.split('.')
  return [[...stem].toReversed().join(''), ...end].join('.')
}

/** One place where somebody else's thing can be named, and what is said beside it. */
export interface Cell {
  path: Path
  real: string
  never: string
  beside: Input
}

/** What is paid is named with its kind: an order, a part of a bill, a gift card, a deposit, a recharge. PAY-5 */
const KINDS: Readonly<Record<string, number>> = {
  orderId: 1300,
  partId: 2001,
  giftOrderId: 2002,
  bookingId: 2004,
  rechargeId: 2005,
  packageId: 2006,
}
const PAYS =
  /^\/api\/order\/(?:ext|or)\/(?:query(?:PaymentMethodList|CardSetup|OrderPayResult)|createPayment|paymentThreeDS)$/

/** Under what the values of a field are found, with what is said beside each. */
function valuesOf(call: CallSpec, path: Path): [string, Input][] {
  const name = nameOf(path)
  if (name !== 'orderId') return [[OWN[name] ?? '', {}]]
  if (PAYS.test(call.path)) return Object.entries(KINDS).map(([kind, businessType]) => [kind, { businessType }])
  return [[call.path.includes('/giftcard/') ? 'giftOrderId' : 'orderId', {}]]
}

/** The last field first: what it names is looked at while the thing it belongs to is as it was. */
export const cellsOf = (call: CallSpec, owner: Belongings): Cell[] =>
  ownFields(call)
    .toReversed()
    .flatMap(path => valuesOf(call, path).map(([kind, beside]) => ({ path, beside, reals: owner[kind] ?? [] })))
    .flatMap(({ path, beside, reals }) => reals.map(real => ({ path, beside, real, never: neverLike(real) })))

/**
 * Where its owner, too, is answered alike unless much else fits: what the table owes, an evening that is full, an order that
 * is agreed but for the card.
 */
const SELDOM = new Set([
  '/api/order/or/submit payments.*.payerId',
  '/api/order/or/quickSubmit payments.*.payerId',
  '/api/order/config/executePaymentRound split.items.*.orderId',
  '/api/order/config/executePaymentRound split.items.*.itemKey',
  '/api/booking/availability bookingId',
])

/** The fields of a call at which its owner must be answered otherwise. */
export const tellingFields = (call: CallSpec, cells: readonly Cell[]): Set<string> =>
  new Set(cells.map(({ path }) => path.join('.')).filter(name => !SELDOM.has(`${call.path} ${name}`)))
