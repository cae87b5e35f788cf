import { componentType, contentPages } from '../component-type.ts'
import { store, text } from '../field.ts'

/** The average of a store's reviews, and those that staff published. DECO-5 */
export const reviews = componentType({
  kind: 'reviews',
  group: 'stores',
  fields: { title: text(60), store },
  defaults: { title: {}, store: 0 },
  on: contentPages,
})
