import { anyPage, componentType, link, list, optional, picture, text } from '@comanda/contract/decoration/declare'

/** A carousel of wide pictures that the guest swipes. */
export const declaration = componentType({
  kind: 'carousel',
  group: 'content',
  fields: {
    slides: list({ picture, title: text(80), link: optional(link) }, { picture: '', title: {} }, 1, 8),
  },
  defaults: { slides: [{ picture: '', title: {} }] },
  on: anyPage,
})
