import {
  choice,
  componentType,
  anyPage,
  picture,
  ratio,
  text,
  video as file,
} from '@comanda/contract/decoration/declare'

/**
 * A silent video in its own aspect ratio (`ratio` is width by height, in hundredths). It starts by a tap, or by itself while it is
 * visible, unless the guest prefers reduced motion or saves data. DECO-6
 */
export const declaration = componentType({
  kind: 'video',
  group: 'content',
  fields: { video: file, ratio, poster: picture, alt: text(120), start: choice('tap', 'visible') },
  defaults: { video: '', poster: '', ratio: 178, alt: {}, start: 'tap' },
  on: anyPage,
})
