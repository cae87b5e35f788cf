import type { CallSpec } from '@comanda/contract/core'
import { NEVER, validInput } from './valid-input.ts'

export { NEVER }

const contact = {
  firstName: 'Ann',
  lastName: 'Guest',
  phoneNumber: '2125550143',
  countryCode: '1',
  isoCode: 'US',
  email: '',
}

const friend = { recipient: 'Bo', recipientEmail: 'bo@friend.test', from: 'Ann' }

/** Plausible values by field name, so that one odd or foreign value at a time reaches the handlers. */
export const plausible: Readonly<Record<string, unknown>> = {
  shopId: 101,
  businessType: 1300,
  bizType: 1300,
  orderType: 1300,
  cartId: NEVER,
  cartVersion: 0,
  orderId: NEVER,
  addressId: NEVER,
  modifyType: 0,
  cartItems: [{ itemKey: 'x', quantity: 1 }],
  grant: 'guest',
  deviceId: 'test',
  to: { channel: 'email', destination: 'a@b.test' },
  purpose: 'login',
  code: '123456',
  captcha: 'x',
  ticket: 'x',
  nick: 'x',
  firstName: 'x',
  lastName: 'x',
  agreements: [],
  expectedTotal: 100,
  paymentMethod: 'out-line',
  state: 'active',
  foodId: 'burger',
  collected: true,
  topics: [`order:${NEVER}`],
  account: 'a@b.test',
  password: 'x',
  promisedAt: '2026-01-01T00:00:00Z',
  reason: 'x',
  minutes: 15,
  soldOut: false,
  left: 5,
  agreementId: 'terms',
  dinnerTime: 'asap',
  tableId: 'x',
  cardId: NEVER,
  cardProgramId: 'marigold-circle',
  rightsId: 'member-price',
  id: 'top-up',
  versionId: 'v1',
  ruleId: 'gear-20',
  rechargeId: NEVER,
  transferId: NEVER,
  claimCode: 'A'.repeat(26),
  amount: 100,
  billId: NEVER,
  partId: NEVER,
  split: { by: 'amount', amount: 100 },
  expectedAmount: 100,
  bookingId: NEVER,
  waitingId: NEVER,
  version: 1,
  start: '2026-12-24T18:00:00Z',
  partySize: 2,
  contact,
  forFriendInfo: friend,
  sendId: NEVER,
  paymentId: NEVER,
  storedPaymentMethodId: 'x'.repeat(16),
  details: { threeDSResult: 'x' },
  payments: [{ amount: 100, paymentType: 12, paymentMethod: 'out-line', tipAmount: 0, ccAmount: 0 }],
  orderIds: [NEVER],
  stars: 5,
  lines: [{ itemKey: 'x', quantity: 1 }],
  couponCode: '0'.repeat(16),
  itemKeys: ['x'],
  programId: 'marigold-usd',
  designId: 'birthday',
  payAmount: 100,
  cardNo: '0'.repeat(16),
  authCode: '0'.repeat(16),
  securityCode: '123456',
}

/** The names of a call's fields; of a call without a fixed set of them, all that have a plausible value. */
export const fieldsOf = (call: CallSpec): string[] => {
  const { def } = (call.request as unknown as { _zod: { def: { shape?: Record<string, unknown> } } })._zod
  return Object.keys(def.shape ?? plausible)
}

/** An input that passes the schema of a call, with the plausible value of every field that accepts it. */
export const plausibleInput = (call: CallSpec): Record<string, unknown> => validInput(call, plausible)
