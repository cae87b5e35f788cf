import { componentType, contentPages } from '../component-type.ts'
import { occasion, optional, text } from '../field.ts'

/** Gift cards' designs of one kind of day, or of all; what there is comes from the programs on sale. CARD-5 */
export const giftDesigns = componentType({
  kind: 'giftDesigns',
  group: 'guest',
  fields: { title: text(60), occasion: optional(occasion) },
  defaults: { title: {} },
  on: contentPages,
})
