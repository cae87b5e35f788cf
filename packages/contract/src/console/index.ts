import { boardCalls, serviceCalls } from './board-calls.ts'
import { staffBookingCalls } from './booking-calls.ts'
import { adjustmentCalls } from './adjustment-calls.ts'
import { bookCalls } from './book-calls.ts'
import { closeCalls } from './close-calls.ts'
import { kitchenCalls } from './kitchen-calls.ts'
import { moneyCalls } from './money-calls.ts'
import { payCodeCalls } from './pay-code-calls.ts'
import { promotionCalls } from './promotion-calls.ts'
import { printCalls } from './print-calls.ts'
import { reportCalls } from './report-calls.ts'
import { reviewCalls } from './review-calls.ts'
import { refundCalls } from './refund-calls.ts'
import { menuWindowCalls, settingCalls } from './setting-calls.ts'
import { rightCalls } from './right-calls.ts'
import { staffCalls } from './staff-calls.ts'
import { stallCalls } from './stall-calls.ts'

export { boardOrder } from './board-calls.ts'
export { staffBooking, staffBookingCalls, staffWaiting } from './booking-calls.ts'
export { adjustment, adjustmentCalls, foundMember } from './adjustment-calls.ts'
export { bookBreak, bookCalls, reconciledDay } from './book-calls.ts'
export { closeCalls } from './close-calls.ts'
export { kitchenLine, kitchenTicket } from './kitchen-calls.ts'
export { moneyCalls } from './money-calls.ts'
export {
  setCouponTemplate,
  setGiftProgram,
  setLevel,
  setPointsRule,
  setPromotion,
  setStoredValue,
} from './money-shapes.ts'
export { payCodeCalls } from './pay-code-calls.ts'
export { promotionCalls } from './promotion-calls.ts'
export { paperRow, printer, printerSettings, printJob } from './print-calls.ts'
export { reportCalls } from './report-calls.ts'
export { menuWindowCalls, settingCalls } from './setting-calls.ts'
export { reviewCalls, staffReview } from './review-calls.ts'
export { refundCalls, refundsOfOrder } from './refund-calls.ts'
export { rightCalls, rightsBoard } from './right-calls.ts'
export { staffInfo } from './staff-calls.ts'
export { setStall, stallCalls } from './stall-calls.ts'

/** What the restaurant's own screens call. */
export const console = {
  ...staffCalls,
  ...boardCalls,
  ...serviceCalls,
  ...kitchenCalls,
  ...printCalls,
  ...staffBookingCalls,
  ...refundCalls,
  ...adjustmentCalls,
  ...moneyCalls,
  ...payCodeCalls,
  ...promotionCalls,
  ...settingCalls,
  ...menuWindowCalls,
  ...stallCalls,
  ...reportCalls,
  ...bookCalls,
  ...reviewCalls,
  ...closeCalls,
  ...rightCalls,
}
