import { componentType, contentPages } from '../component-type.ts'
import { longText, text } from '../field.ts'

/** A heading with a paragraph. */
export const textBlock = componentType({
  kind: 'text',
  group: 'content',
  fields: { title: text(80), text: longText(1000) },
  defaults: { title: {}, text: {} },
  on: contentPages,
})
