import { componentType, contentPages } from '../component-type.ts'
import { text } from '../field.ts'

/** The guest's upcoming bookings; without one an invitation to book a table. BOOK-1 */
export const bookings = componentType({
  kind: 'bookings',
  group: 'guest',
  fields: { title: text(60) },
  defaults: { title: {} },
  on: contentPages,
  once: true,
})
