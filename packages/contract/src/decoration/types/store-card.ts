import { componentType, contentPages } from '../component-type.ts'
import { text } from '../field.ts'

/** The nearest store, or the store in use. */
export const storeCard = componentType({
  kind: 'storeCard',
  group: 'stores',
  fields: { title: text(60) },
  defaults: { title: {} },
  on: contentPages,
  once: true,
})
