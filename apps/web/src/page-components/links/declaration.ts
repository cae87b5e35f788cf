import { choices, componentType, anyPage, optional, text } from '@comanda/contract/decoration/declare'

/** Links to the guest's own pages, in the given order, with built-in names. */
export const declaration = componentType({
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
  on: anyPage,
})
