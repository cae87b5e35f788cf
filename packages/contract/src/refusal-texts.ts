import { addressTexts } from './address/codes.ts'
import { authTexts } from './auth/codes.ts'
import { billTexts } from './bill/codes.ts'
import { tillTexts } from './till/codes.ts'
import { bookingTexts } from './booking/codes.ts'
import { staffBookingTexts } from './booking/staff-codes.ts'
import { brandTexts } from './brand/codes.ts'
import { buffetTexts } from './buffet/codes.ts'
import { campaignTexts } from './campaign/codes.ts'
import { cardTexts } from './card/codes.ts'
import { cartTexts } from './cart/codes.ts'
import { coreTexts } from './core/codes.ts'
import { couponTexts } from './coupon/codes.ts'
import { evaluationTexts } from './evaluation/codes.ts'
import { giftcardTexts } from './giftcard/codes.ts'
import { groupTexts } from './group/codes.ts'
import { memberTexts } from './member/codes.ts'
import { menuTexts } from './menu/codes.ts'
import { notificationTexts } from './notification/codes.ts'
import { orderTexts } from './order/codes.ts'
import { paymentTexts } from './payment/codes.ts'
import { startupTexts } from './startup/codes.ts'
import { storeTexts } from './store/codes.ts'
import { storedvalueTexts } from './storedvalue/codes.ts'
import { tableTexts } from './table/codes.ts'
import { passTexts } from './pass/codes.ts'
import { uploadTexts } from './upload/codes.ts'
import { staffCampaignTexts } from './campaign/staff-codes.ts'
import { staffAgreementTexts } from './agreement/staff-codes.ts'
import { staffCardTexts } from './card/staff-codes.ts'
import { counterTexts } from './counter/codes.ts'
import { staffCouponTexts } from './coupon/staff-codes.ts'
import { staffDecorationTexts } from './decoration/staff-codes.ts'
import { staffEvaluationTexts } from './evaluation/staff-codes.ts'
import { staffGiftCardTexts } from './giftcard/staff-codes.ts'
import { integrationTexts } from './integration/codes.ts'
import { staffMemberTexts } from './member/staff-codes.ts'
import { staffReportTexts } from './report/staff-codes.ts'
import { menuEditorTexts } from './menu/editor-codes.ts'
import { staffMenuTexts } from './menu/staff-codes.ts'
import { staffOrderTexts } from './order/staff-codes.ts'
import { staffPaymentTexts } from './payment/staff-codes.ts'
import { printTexts } from './print/codes.ts'
import { staffAccountTexts } from './staff/codes.ts'
import { staffStoreTexts } from './store/staff-codes.ts'
import { staffStoredValueTexts } from './storedvalue/staff-codes.ts'
import { staffTableTexts } from './table/staff-codes.ts'
import type { codes as guestCodes } from './codes.ts'
import type { RefusalTexts } from './core/code-entry.ts'
import type { staffCodes } from './staff-codes.ts'

/** The text of every refusal. Used by the server only: phones show the text they receive. API-2 */
export const refusalTexts = {
  ...addressTexts,
  ...authTexts,
  ...billTexts,
  ...tillTexts,
  ...bookingTexts,
  ...staffBookingTexts,
  ...brandTexts,
  ...buffetTexts,
  ...campaignTexts,
  ...cardTexts,
  ...cartTexts,
  ...coreTexts,
  ...couponTexts,
  ...evaluationTexts,
  ...giftcardTexts,
  ...groupTexts,
  ...memberTexts,
  ...menuTexts,
  ...notificationTexts,
  ...orderTexts,
  ...paymentTexts,
  ...startupTexts,
  ...storeTexts,
  ...storedvalueTexts,
  ...tableTexts,
  ...passTexts,
  ...uploadTexts,
  ...staffCampaignTexts,
  ...staffAgreementTexts,
  ...staffCardTexts,
  ...counterTexts,
  ...staffCouponTexts,
  ...staffDecorationTexts,
  ...staffEvaluationTexts,
  ...staffGiftCardTexts,
  ...integrationTexts,
  ...staffMemberTexts,
  ...staffReportTexts,
  ...menuEditorTexts,
  ...staffMenuTexts,
  ...staffOrderTexts,
  ...staffPaymentTexts,
  ...printTexts,
  ...staffAccountTexts,
  ...staffStoreTexts,
  ...staffStoredValueTexts,
  ...staffTableTexts,
} satisfies RefusalTexts<typeof guestCodes & typeof staffCodes>
