import { componentType, contentPages } from '../component-type.ts'
import { store, text } from '../field.ts'

/** A search in the dishes of a store, with its results below. MENU-10 */
export const search = componentType({
  kind: 'search',
  group: 'dishes',
  fields: { title: text(60), store },
  defaults: { title: {}, store: 0 },
  on: contentPages,
  once: true,
})
