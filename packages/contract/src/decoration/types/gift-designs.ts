import { componentType, contentPages } from '../component-type.ts'
import { occasion, optional, text } from '../field.ts'

/** Gift card designs of one occasion or of all; the designs of the programs on sale. CARD-5 */
export const giftDesigns = componentType({
  kind: 'giftDesigns',
  group: 'guest',
  fields: { title: text(60), occasion: optional(occasion) },
  defaults: { title: {} },
  on: contentPages,
})
