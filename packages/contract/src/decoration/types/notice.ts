import { componentType, contentPages } from '../component-type.ts'
import { link, optional, text } from '../field.ts'

/** A one-line notice: closed for a day, a new dish. */
export const notice = componentType({
  kind: 'notice',
  group: 'content',
  fields: { text: text(160), link: optional(link) },
  defaults: { text: {} },
  on: contentPages,
})
