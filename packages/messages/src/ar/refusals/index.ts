import { address } from './address.ts'
import { auth } from './auth.ts'
import { bill } from './bill.ts'
import { booking } from './booking.ts'
import { card } from './card.ts'
import { cart } from './cart.ts'
import { console } from './console.ts'
import { core } from './core.ts'
import { counter } from './counter.ts'
import { coupon } from './coupon.ts'
import { evaluation } from './evaluation.ts'
import { giftcard } from './giftcard.ts'
import { member } from './member.ts'
import { menu } from './menu.ts'
import { money } from './money.ts'
import { notification } from './notification.ts'
import { order } from './order.ts'
import { payment } from './payment.ts'
import { settings } from './settings.ts'
import { startup } from './startup.ts'
import { store } from './store.ts'
import { table } from './table.ts'

/** Every refusal's words in this language. */
export const refusals = {
  ...core,
  ...menu,
  ...card,
  ...cart,
  ...coupon,
  ...giftcard,
  ...store,
  ...table,
  ...address,
  ...notification,
  ...order,
  ...payment,
  ...auth,
  ...bill,
  ...booking,
  ...evaluation,
  ...member,
  ...startup,
  ...console,
  ...settings,
  ...counter,
  ...money,
}
