import { componentType, contentPages } from '../component-type.ts'
import { link, list, optional, picture, text } from '../field.ts'

/** A carousel of wide pictures that the guest swipes. */
export const carousel = componentType({
  kind: 'carousel',
  group: 'content',
  fields: {
    slides: list({ picture, title: text(80), link: optional(link) }, { picture: '', title: {} }, 1, 8),
  },
  defaults: { slides: [{ picture: '', title: {} }] },
  on: contentPages,
})
