import { address } from './address.ts'
import { auth } from './auth.ts'
import { bill } from './bill.ts'
import { booking } from './booking.ts'
import { campaign } from './campaign.ts'
import { card } from './card.ts'
import { coupon } from './coupon.ts'
import { decoration } from './decoration.ts'
import { dish } from './dish.ts'
import { evaluation } from './evaluation.ts'
import { giftcard } from './giftcard.ts'
import { maps } from './maps.ts'
import { member } from './member.ts'
import { menuSearch } from './menu-search.ts'
import { offline } from './offline.ts'
import { order } from './order.ts'
import { pass } from './pass.ts'
import { payment } from './payment.ts'
import { personalData } from './personal-data.ts'
import { place } from './place.ts'
import { scan } from './scan.ts'
import { slot } from './slot.ts'
import { startup } from './startup.ts'
import { table } from './table.ts'

/** Texts of the other screens, loaded with the first of them. */
export const rest = {
  ...table,
  ...scan,
  ...slot,
  ...place,
  ...address,
  ...maps,
  ...menuSearch,
  ...dish,
  ...offline,
  ...order,
  ...pass,
  ...personalData,
  ...payment,
  ...auth,
  ...bill,
  ...booking,
  ...evaluation,
  ...member,
  ...startup,
  ...campaign,
  ...card,
  ...coupon,
  ...giftcard,
  ...decoration,
}
