import { componentType, contentPages } from '../component-type.ts'
import { text } from '../field.ts'

/** The store nearest to the guest, or the one they use. */
export const storeCard = componentType({
  kind: 'storeCard',
  group: 'stores',
  fields: { title: text(60) },
  defaults: { title: {} },
  on: contentPages,
  once: true,
})
