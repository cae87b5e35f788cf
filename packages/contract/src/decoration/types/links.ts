import { componentType, contentPages } from '../component-type.ts'
import { choices, optional, text } from '../field.ts'

/** Rows that lead to the guest's own pages, in the order given; each is named by the app. */
export const links = componentType({
  kind: 'links',
  group: 'guest',
  fields: {
    title: optional(text(60)),
    pages: choices(
      10,
      'membership',
      'orders',
      'bookings',
      'addresses',
      'coupons',
      'giftCards',
      'scan',
      'stores',
      'settings',
      'terms',
    ),
  },
  defaults: { pages: ['orders', 'coupons'] },
  on: contentPages,
})
