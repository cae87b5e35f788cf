import { agreement } from './agreement/index.ts'
import { address } from './address/index.ts'
import { auth } from './auth/index.ts'
import { bill } from './bill/index.ts'
import { booking } from './booking/index.ts'
import { buffet } from './buffet/index.ts'
import { card } from './card/index.ts'
import { cart } from './cart/index.ts'
import { group } from './group/index.ts'
import { coupon } from './coupon/index.ts'
import { console } from './console/index.ts'
import { codes as guestCodes } from './codes.ts'
import type { CodeEntry } from './core/code-entry.ts'
import type { CallSpec } from './core/index.ts'
import { staffCodes } from './staff-codes.ts'
import { comingCalls } from './later/index.ts'
import { decoration } from './decoration/index.ts'
import { evaluation } from './evaluation/index.ts'
import { giftcard } from './giftcard/index.ts'
import { menu } from './menu/index.ts'
import { member } from './member/index.ts'
import { order } from './order/index.ts'
import { payment } from './payment/index.ts'
import { points } from './points/index.ts'
import { push } from './push/index.ts'
import { reference } from './reference/index.ts'
import { startup } from './startup/index.ts'
import { store } from './store/index.ts'
import { storedvalue } from './storedvalue/index.ts'
import { table } from './table/index.ts'
import { upload } from './upload/index.ts'
import { telemetry } from './telemetry/index.ts'

export type { CodeName } from './codes.ts'
export { refusalTexts } from './refusal-texts.ts'

/** The error catalogue, whole. */
export const codes = { ...guestCodes, ...staffCodes } as const satisfies Record<string, CodeEntry>

/** Every call of the product, by context. The server binds it, the phone calls it, OpenAPI is made from it. */
export const contract = {
  address,
  agreement,
  auth,
  bill,
  booking,
  console,
  member,
  buffet,
  card,
  points,
  storedvalue,
  cart,
  coupon,
  group,
  decoration,
  evaluation,
  giftcard,
  menu,
  order,
  payment,
  push,
  reference,
  startup,
  store,
  table,
  telemetry,
  upload,
} as const satisfies Record<string, Record<string, CallSpec>>

/** Calls that are named and answer `notYet`. */
export const coming: readonly CallSpec[] = Object.values(comingCalls).flat()
