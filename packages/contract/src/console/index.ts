import { staffBookingCalls } from '../booking/staff-calls.ts'
import { staffCardCalls } from '../card/staff-calls.ts'
import { counter } from '../counter/index.ts'
import { staffCouponCalls } from '../coupon/staff-calls.ts'
import { staffEvaluationCalls } from '../evaluation/staff-calls.ts'
import { staffGiftCardCalls } from '../giftcard/staff-calls.ts'
import { kitchen } from '../kitchen/index.ts'
import { memberPriceCalls, staffMenuCalls } from '../menu/staff-calls.ts'
import { staffOrderCalls } from '../order/staff-calls.ts'
import { refundCalls as moneyBackCalls, staffPaymentCalls } from '../payment/staff-calls.ts'
import { print } from '../print/index.ts'
import { report } from '../report/index.ts'
import { staff } from '../staff/index.ts'
import { promotionCalls as storePromotionCalls } from '../store/promotion-calls.ts'
import { staffStoreCalls } from '../store/staff-calls.ts'
import { staffStoredValueCalls } from '../storedvalue/staff-calls.ts'

export { adjustment, adjustmentCalls, foundMember } from '../counter/adjustment-calls.ts'
export { payCodeCalls } from '../counter/pay-code-calls.ts'
export { staffBooking, staffBookingCalls, staffWaiting } from '../booking/staff-calls.ts'
export { setLevel, setPointsRule } from '../card/staff-shapes.ts'
export { setCouponTemplate } from '../coupon/staff-shapes.ts'
export { staffEvaluationCalls as reviewCalls, staffReview } from '../evaluation/staff-calls.ts'
export { setGiftProgram } from '../giftcard/staff-shapes.ts'
export { kitchenLine, kitchenTicket } from '../kitchen/index.ts'
export { memberPriceCalls, menuWindowCalls, stockCalls } from '../menu/staff-calls.ts'
export { setStall, stallCalls } from '../menu/stall-calls.ts'
export { boardOrder } from '../order/staff-calls.ts'
export { bookBreak, reconciledDay, reconciliationCalls as bookCalls } from '../payment/reconciliation-calls.ts'
export { refundsOfOrder } from '../payment/staff-calls.ts'
export { paperRow, printer, printerSettings, printJob } from '../print/index.ts'
export { closeCalls, reportCalls } from '../report/index.ts'
export { rightCalls, rightsBoard, staffInfo } from '../staff/index.ts'
export { setPromotion } from '../store/promotion-shapes.ts'
export { pauseCalls, settingCalls } from '../store/staff-calls.ts'
export { staffStoredValueCalls } from '../storedvalue/staff-calls.ts'
export { setStoredValue } from '../storedvalue/staff-shapes.ts'

/** Money settings of the brand. */
export const moneyCalls = {
  brandFacts: counter.brandFacts,
  ...staffStoredValueCalls,
  ...staffCardCalls,
  ...staffGiftCardCalls,
  ...staffCouponCalls,
}

/** Promotions and member prices of a store. */
export const promotionCalls = { ...storePromotionCalls, ...memberPriceCalls }

/** Refunds, and the recharges they may be of. */
export const refundCalls = { recharges: staffStoredValueCalls.recharges, ...moneyBackCalls }

/** Every call of the console: the staff calls of each context. */
export const console = {
  ...staff,
  ...staffOrderCalls,
  ...staffMenuCalls,
  ...kitchen,
  ...print,
  ...staffBookingCalls,
  ...staffPaymentCalls,
  ...counter,
  ...staffCardCalls,
  ...staffStoredValueCalls,
  ...staffGiftCardCalls,
  ...staffCouponCalls,
  ...staffStoreCalls,
  ...report,
  ...staffEvaluationCalls,
}
