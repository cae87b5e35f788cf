import { addressTexts } from './address/codes.ts'
import { authTexts } from './auth/codes.ts'
import { billTexts } from './bill/codes.ts'
import { bookingTexts } from './booking/codes.ts'
import { buffetTexts } from './buffet/codes.ts'
import { cardTexts } from './card/codes.ts'
import { cartTexts } from './cart/codes.ts'
import { consoleTexts } from './console/codes.ts'
import { counterTexts } from './console/counter-codes.ts'
import { moneyTexts } from './console/money-codes.ts'
import { rightTexts } from './console/right-codes.ts'
import { settingTexts } from './console/setting-codes.ts'
import { coreTexts } from './core/codes.ts'
import { couponTexts } from './coupon/codes.ts'
import { evaluationTexts } from './evaluation/codes.ts'
import { giftcardTexts } from './giftcard/codes.ts'
import { groupTexts } from './group/codes.ts'
import { memberTexts } from './member/codes.ts'
import { menuTexts } from './menu/codes.ts'
import { orderTexts } from './order/codes.ts'
import { paymentTexts } from './payment/codes.ts'
import { startupTexts } from './startup/codes.ts'
import { storeTexts } from './store/codes.ts'
import { storedvalueTexts } from './storedvalue/codes.ts'
import { tableTexts } from './table/codes.ts'
import { uploadTexts } from './upload/codes.ts'
import type { codes as guestCodes } from './codes.ts'
import type { RefusalTexts } from './core/code-entry.ts'
import type { staffCodes } from './staff-codes.ts'

/** The text of every refusal. For the server alone: phones show the text they receive. API-2 */
export const refusalTexts = {
  ...addressTexts,
  ...authTexts,
  ...billTexts,
  ...bookingTexts,
  ...buffetTexts,
  ...cardTexts,
  ...cartTexts,
  ...consoleTexts,
  ...counterTexts,
  ...moneyTexts,
  ...rightTexts,
  ...settingTexts,
  ...coreTexts,
  ...couponTexts,
  ...evaluationTexts,
  ...giftcardTexts,
  ...groupTexts,
  ...memberTexts,
  ...menuTexts,
  ...orderTexts,
  ...paymentTexts,
  ...startupTexts,
  ...storeTexts,
  ...storedvalueTexts,
  ...tableTexts,
  ...uploadTexts,
} satisfies RefusalTexts<typeof guestCodes & typeof staffCodes>
