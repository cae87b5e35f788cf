import { componentType, contentPages } from '../component-type.ts'
import { link, optional, picture, text } from '../field.ts'

/** A wide picture with a text. */
export const banner = componentType({
  kind: 'banner',
  group: 'content',
  fields: { picture, title: text(80), text: text(200), link: optional(link) },
  defaults: { picture: '', title: {}, text: {} },
  on: contentPages,
})
