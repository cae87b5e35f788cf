import { componentType, contentPages } from '../component-type.ts'
import { choices, optional, text } from '../field.ts'

/** Links to the guest's own pages, in the given order, with built-in names. */
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
