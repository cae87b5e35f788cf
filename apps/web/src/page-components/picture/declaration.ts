import { anyPage, componentType, link, optional, picture, ratio, text } from '@comanda/contract/decoration/declare'

/** A picture in its own aspect ratio. `ratio` is width by height, in hundredths: 178 is 16:9. */
export const declaration = componentType({
  kind: 'picture',
  group: 'content',
  fields: { ratio, picture, alt: text(120), link: optional(link) },
  defaults: { picture: '', ratio: 178, alt: {} },
  on: anyPage,
})
