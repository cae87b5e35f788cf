import { coreCodes } from './core/codes.ts'
import { authCodes } from './auth/codes.ts'
import { billCodes } from './bill/codes.ts'
import { tillCodes } from './till/codes.ts'
import { bookingCodes } from './booking/codes.ts'
import { buffetCodes } from './buffet/codes.ts'
import { campaignCodes } from './campaign/codes.ts'
import { cardCodes } from './card/codes.ts'
import { storedvalueCodes } from './storedvalue/codes.ts'
import { cartCodes } from './cart/codes.ts'
import { groupCodes } from './group/codes.ts'
import { couponCodes } from './coupon/codes.ts'
import { evaluationCodes } from './evaluation/codes.ts'
import { giftcardCodes } from './giftcard/codes.ts'
import { menuCodes } from './menu/codes.ts'
import { addressCodes } from './address/codes.ts'
import { storeCodes } from './store/codes.ts'
import { tableCodes } from './table/codes.ts'
import { orderCodes } from './order/codes.ts'
import { memberCodes } from './member/codes.ts'
import { notificationCodes } from './notification/codes.ts'
import { paymentCodes } from './payment/codes.ts'
import { passCodes } from './pass/codes.ts'
import { uploadCodes } from './upload/codes.ts'
import { startupCodes } from './startup/codes.ts'
import type { CodeEntry } from './core/code-entry.ts'
import type { staffCodes } from './staff-codes.ts'

/** Refusals that guests can receive; each context adds its own table. With `staffCodes` it is the whole catalogue. */
export const codes = {
  ...coreCodes,
  ...authCodes,
  ...memberCodes,
  ...campaignCodes,
  ...cardCodes,
  ...storedvalueCodes,
  ...buffetCodes,
  ...cartCodes,
  ...groupCodes,
  ...couponCodes,
  ...giftcardCodes,
  ...menuCodes,
  ...storeCodes,
  ...tableCodes,
  ...addressCodes,
  ...orderCodes,
  ...billCodes,
  ...tillCodes,
  ...notificationCodes,
  ...paymentCodes,
  ...startupCodes,
  ...bookingCodes,
  ...evaluationCodes,
  ...passCodes,
  ...uploadCodes,
} as const satisfies Record<string, CodeEntry>

export type CodeName = keyof typeof codes | keyof typeof staffCodes
