import { anyPage, componentType, link, list, number, picture, ratio, text } from '@comanda/contract/decoration/declare'

const percent = number(0, 100)
const zone = { label: text(80), link, left: percent, top: percent, width: number(5, 100), height: number(5, 100) }

/** One picture with linked areas, in percent of its width and height. */
export const declaration = componentType({
  kind: 'hotZones',
  group: 'content',
  fields: {
    ratio,
    picture,
    alt: text(120),
    zones: list(zone, { label: {}, link: '/home', left: 0, top: 0, width: 50, height: 100 }, 1, 10),
  },
  defaults: {
    picture: '',
    ratio: 178,
    alt: {},
    zones: [{ label: {}, link: '/selectStore', left: 0, top: 0, width: 50, height: 100 }],
  },
  on: anyPage,
})
