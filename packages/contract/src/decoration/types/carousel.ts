import { componentType, contentPages } from '../component-type.ts'
import { link, list, optional, picture, text } from '../field.ts'

/** Wide pictures side by side, one at a time; the guest moves them. */
export const carousel = componentType({
  kind: 'carousel',
  group: 'content',
  fields: {
    slides: list({ picture, title: text(80), link: optional(link) }, { picture: '', title: {} }, 1, 8),
  },
  defaults: { slides: [{ picture: '', title: {} }] },
  on: contentPages,
})
