import { anyPage, componentType, text } from '@comanda/contract/decoration/declare'

/** The guest's upcoming bookings; without one an invitation to book a table. BOOK-1 */
export const declaration = componentType({
  kind: 'bookings',
  group: 'guest',
  fields: { title: text(60) },
  defaults: { title: {} },
  on: anyPage,
  once: true,
})
