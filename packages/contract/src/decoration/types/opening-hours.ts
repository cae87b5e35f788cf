import { componentType, contentPages } from '../component-type.ts'
import { store, text } from '../field.ts'

/** The opening hours of a store, by day. */
export const openingHours = componentType({
  kind: 'openingHours',
  group: 'stores',
  fields: { title: text(60), store },
  defaults: { title: {}, store: 0 },
  on: contentPages,
})
