import { type CallSpec, isStaffGate } from '@comanda/contract/core'
import { type Field, requestFields } from './request-fields.ts'

/** Names of public things: stores, dishes, tables, programs; or of lines of the caller's own cart. */
const OPEN = `agreementId agreementIds areaId buffetItemIds buffetStallId campaignId campaignIds cardProgramId comboGroupId comboGroupItemId
  couponTemplateId decorationPageId designId discountIds executeList foodId gifts id itemKeys menuGroupId menuId modifierGroupId modifierItemId
  optionIds placeId programId questionId remove rightsId ruleId segmentId shopId sideDishGroupId sideDishGroupItemId tableId tableName unitId versionId`
/** Secrets: knowing one is enough to use it, and none can be guessed. */
const SECRETS = `auth authCode captcha cardNo claimCode code console device endpoint link oldPassword p256dh password pin pushKey
  redirectResult securityCode session threeDSResult ticket token vtId`
/** Texts that name nothing. */
const TEXTS = `account admin at birthday brandName checkoutId city country countryCode currencyCode cursor date deliveryDate dependentLocality
  destination deviceId deviceLanguage dinnerTime email firstName from fromEmail isoCode label language languages lastName mark message name
  nick notes organization origin path paymentMethodSubtype phoneNumber postcode reason recipient recipientEmail
  recipientPhone remark requestId returnTo search shopName shown stack start street1 street2 text timeZone traceId userLanguage version
  wishes`
const names = (list: string) => list.split(/\s+/)
const NAMES_NOTHING_OWNED = new Set(names(`${OPEN} ${SECRETS} ${TEXTS}`))
/** Names in calls of staff that mean a record of one store or person; all other fields that are no uuid set something up. */
const STAFF_IDS = new Set(['customerId', 'intoTableId', 'subjectId', 'tableId', 'toTableId'])
/** Names that stay open, though their values look like ids of records. */
const OPEN_UUIDS = new Set(['cursor', 'session'])

/** Kinds of things by the name of a field, where the kind is not the name itself. */
const KIND_OF: Readonly<Record<string, string>> = {
  avatar: 'pictures',
  orderIds: 'orderId',
  payerId: 'cardId',
  subjectId: 'cardId',
  toTableId: 'tableId',
  intoTableId: 'tableId',
}

/**
 * A payable is identified together with its kind: an order, a gift card, a deposit, a recharge, a package, a part of a bill.
 * PAY-5
 */
const PAYABLES: Readonly<Record<string, number>> = {
  orderId: 1300,
  partId: 2001,
  giftOrderId: 2002,
  bookingId: 2004,
  rechargeId: 2005,
  packageId: 2006,
}
const PAYS =
  /^\/api\/order\/(?:ext|or)\/(?:query(?:PaymentMethodList|CardSetup|OrderPayResult)|createPayment|paymentThreeDS)$/
/** What staff can refund; an order is identified without its kind. M9 */
const REFUNDABLE: Readonly<Record<string, number | undefined>> = {
  refundedOrderId: undefined,
  orderId: undefined,
  rechargeId: 2005,
  packageId: 2006,
}
const REFUNDS = /^\/api\/console\/(?:orderRefunds|refundOrder|decideRefund|settleRefund)$/
const PASSES: Readonly<Record<string, string>> = {
  memberCardId: 'MEMBER_CARD',
  giftCardId: 'GIFT_CARD',
  couponCode: 'COUPON',
  bookingId: 'BOOKING',
}

/** A kind of thing that an actor owns, and the fields that name it. */
export interface OwnKind {
  kind: string
  beside: Readonly<Record<string, unknown>>
}

/** Fields whose meaning depends on the call. */
const OF_CALL: Readonly<Record<string, readonly OwnKind[]>> = {
  // A coupon's code is a secret where it is redeemed.
  '/api/crm/coupon/redeem couponCode': [],
  '/api/console/cancelDecorationSchedule scheduleId': [{ kind: 'pageScheduleId', beside: {} }],
  // The secret of its link comes with it.
  '/api/booking/open bookingId': [],
  // A person of the store where the tablet is, whose secret comes with it.
  '/api/console/signInByPin staffId': [],
  '/api/console/findMember contact': [{ kind: 'contact', beside: {} }],
  '/api/notification/unsubscribe endpoint': [{ kind: 'endpoint', beside: {} }],
  ...Object.fromEntries(
    ['apple', 'google'].map(wallet => [
      `/api/isv/${wallet}/postPass id`,
      Object.entries(PASSES).map(([kind, passType]) => ({ kind, beside: { passType } })),
    ]),
  ),
}

const isOwned = ({ gate }: CallSpec, { name, isUuid }: Pick<Field, 'name' | 'isUuid'>): boolean =>
  isStaffGate(gate) || gate === 'api'
    ? (isUuid && !OPEN_UUIDS.has(name)) || STAFF_IDS.has(name)
    : !NAMES_NOTHING_OWNED.has(name)

/**
 * The kinds of an actor's own things that a field can name; none for public things. A field is a name of something
 * owned unless its name is listed here as open; in calls of staff every uuid is. So a new call needs a fixture for its id. A1
 */
export function ownKinds(call: CallSpec, { name, isUuid }: Field): readonly OwnKind[] {
  const ofCall = OF_CALL[`${call.path} ${name}`]
  if (ofCall) return ofCall
  const payables = name === 'orderId' && (PAYS.test(call.path) ? PAYABLES : REFUNDS.test(call.path) ? REFUNDABLE : null)
  if (payables) return Object.entries(payables).map(([kind, businessType]) => ({ kind, beside: { businessType } }))
  if (name === 'orderId' && call.path.includes('/giftcard/')) return [{ kind: 'giftOrderId', beside: {} }]
  if (!isOwned(call, { name, isUuid })) return []
  return [{ kind: KIND_OF[name] ?? name, beside: {} }]
}

/** The names of those kinds. */
export const kindNames = (call: CallSpec, field: Field): string[] => ownKinds(call, field).map(({ kind }) => kind)

/** The fields of a request that name an actor's own things. */
export const ownFields = (call: CallSpec): Field[] =>
  requestFields(call).filter(field => ownKinds(call, field).length > 0)

/** Fields that are listed as open though they hold the id of a record. */
export const openRecords = (call: CallSpec): string[] =>
  requestFields(call)
    .filter(field => field.isUuid && ownKinds(call, field).length === 0 && !OPEN_UUIDS.has(field.name))
    .map(({ name }) => name)
