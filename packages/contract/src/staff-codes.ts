import { staffAgreementCodes } from './agreement/staff-codes.ts'
import { staffBookingCodes } from './booking/staff-codes.ts'
import { brandCodes } from './brand/codes.ts'
import { staffCampaignCodes } from './campaign/staff-codes.ts'
import { staffCardCodes } from './card/staff-codes.ts'
import { counterCodes } from './counter/codes.ts'
import { staffCouponCodes } from './coupon/staff-codes.ts'
import { staffDecorationCodes } from './decoration/staff-codes.ts'
import { staffEvaluationCodes } from './evaluation/staff-codes.ts'
import { staffGiftCardCodes } from './giftcard/staff-codes.ts'
import { integrationCodes } from './integration/codes.ts'
import { staffMemberCodes } from './member/staff-codes.ts'
import { menuEditorCodes } from './menu/editor-codes.ts'
import { staffMenuCodes } from './menu/staff-codes.ts'
import { staffOrderCodes } from './order/staff-codes.ts'
import { staffPaymentCodes } from './payment/staff-codes.ts'
import { printCodes } from './print/codes.ts'
import { staffReportCodes } from './report/staff-codes.ts'
import { staffAccountCodes } from './staff/codes.ts'
import { staffStoreCodes } from './store/staff-codes.ts'
import { staffStoredValueCodes } from './storedvalue/staff-codes.ts'
import { staffTableCodes } from './table/staff-codes.ts'

/** Refusals for staff only; the guest app does not contain them. */
export const staffCodes = {
  ...staffAgreementCodes,
  ...staffBookingCodes,
  ...brandCodes,
  ...staffCampaignCodes,
  ...staffCardCodes,
  ...counterCodes,
  ...staffCouponCodes,
  ...staffDecorationCodes,
  ...staffEvaluationCodes,
  ...staffGiftCardCodes,
  ...integrationCodes,
  ...staffMemberCodes,
  ...menuEditorCodes,
  ...staffMenuCodes,
  ...staffOrderCodes,
  ...staffPaymentCodes,
  ...printCodes,
  ...staffReportCodes,
  ...staffAccountCodes,
  ...staffStoreCodes,
  ...staffStoredValueCodes,
  ...staffTableCodes,
} as const
