import { agreement, staffAgreementCalls } from './agreement/index.ts'
import { address, placeCalls } from './address/index.ts'
import { auth } from './auth/index.ts'
import { bill } from './bill/index.ts'
import { booking, staffBookingCalls } from './booking/index.ts'
import { brandCalls } from './brand/index.ts'
import { buffet } from './buffet/index.ts'
import { campaign, staffCampaignCalls } from './campaign/index.ts'
import { card, staffCardCalls } from './card/index.ts'
import { cart } from './cart/index.ts'
import { group } from './group/index.ts'
import { coupon, staffCouponCalls } from './coupon/index.ts'
import { counterCalls } from './counter/index.ts'
import { codes as guestCodes } from './codes.ts'
import type { CodeEntry } from './core/code-entry.ts'
import type { CallSpec } from './core/index.ts'
import { staffCodes } from './staff-codes.ts'
import { decoration, staffDecorationCalls } from './decoration/index.ts'
import { evaluation, evaluationSetupCalls, staffEvaluationCalls } from './evaluation/index.ts'
import { giftcard, staffGiftCardCalls } from './giftcard/index.ts'
import { integrationCalls, openCalls } from './integration/index.ts'
import { kitchenCalls } from './kitchen/index.ts'
import { menu, staffMenuCalls } from './menu/index.ts'
import { directoryCalls, member, memberImportCalls, segmentCalls } from './member/index.ts'
import { notification } from './notification/index.ts'
import { counterOrderCalls, order, orderHistoryCalls, staffOrderCalls } from './order/index.ts'
import { pass } from './pass/index.ts'
import { payment, staffPaymentCalls } from './payment/index.ts'
import { points } from './points/index.ts'
import { printCalls } from './print/index.ts'
import { push } from './push/index.ts'
import { reference } from './reference/index.ts'
import { reportCalls } from './report/index.ts'
import { tillCalls } from './till/index.ts'
import { staffCalls } from './staff/index.ts'
import { startup } from './startup/index.ts'
import { store, staffStoreCalls } from './store/index.ts'
import { storedvalue, staffStoredValueCalls } from './storedvalue/index.ts'
import { table } from './table/index.ts'
import { upload } from './upload/index.ts'
import { telemetry } from './telemetry/index.ts'

export type { CodeName } from './codes.ts'
export { refusalTexts } from './refusal-texts.ts'

/** The complete error catalogue. */
export const codes = { ...guestCodes, ...staffCodes } as const satisfies Record<string, CodeEntry>

/** Every call of the product, by context. The server binds it, clients call it, and OpenAPI is generated from it. */
export const contract = {
  address: { ...address, ...placeCalls },
  agreement: { ...agreement, ...staffAgreementCalls },
  auth,
  bill,
  booking: { ...booking, ...staffBookingCalls },
  counter: counterCalls,
  member: { ...member, ...directoryCalls, ...segmentCalls, ...memberImportCalls },
  brand: brandCalls,
  buffet,
  campaign: { ...campaign, ...staffCampaignCalls },
  card: { ...card, ...staffCardCalls },
  points,
  storedvalue: { ...storedvalue, ...staffStoredValueCalls },
  cart,
  coupon: { ...coupon, ...staffCouponCalls },
  group,
  decoration: { ...decoration, ...staffDecorationCalls },
  evaluation: { ...evaluation, ...staffEvaluationCalls, ...evaluationSetupCalls },
  giftcard: { ...giftcard, ...staffGiftCardCalls },
  integration: integrationCalls,
  kitchen: kitchenCalls,
  menu: { ...menu, ...staffMenuCalls },
  notification,
  open: openCalls,
  order: { ...order, ...staffOrderCalls, ...orderHistoryCalls, ...counterOrderCalls },
  pass,
  payment: { ...payment, ...staffPaymentCalls },
  print: printCalls,
  push,
  reference,
  report: reportCalls,
  till: tillCalls,
  staff: staffCalls,
  startup,
  store: { ...store, ...staffStoreCalls },
  table,
  telemetry,
  upload,
} as const satisfies Record<string, Record<string, CallSpec>>
