import { anyPage, componentType, link, optional, picture, text } from '@comanda/contract/decoration/declare'

/** A wide picture with a text. */
export const declaration = componentType({
  kind: 'banner',
  group: 'content',
  fields: { picture, title: text(80), text: text(200), link: optional(link) },
  defaults: { picture: '', title: {}, text: {} },
  on: anyPage,
})
