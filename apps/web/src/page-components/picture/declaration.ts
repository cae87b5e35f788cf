import { anyPage, componentType, link, number, optional, picture, text } from '@comanda/contract/decoration/declare'

/** A picture in its own aspect ratio. `ratio` is width by height, in hundredths: 178 is 16:9. */
export const declaration = componentType({
  kind: 'picture',
  group: 'content',
  fields: { picture, ratio: number(40, 400), alt: text(120), link: optional(link) },
  defaults: { picture: '', ratio: 178, alt: {} },
  on: anyPage,
})
