import { anyPage, componentType, link, list, optional, picture, text } from '@comanda/contract/decoration/declare'

const card = { picture, title: text(80), text: text(200), link: optional(link) }

/** A row of wide cards, for example the offers of the week. */
export const declaration = componentType({
  kind: 'cards',
  group: 'content',
  fields: { title: text(60), cards: list(card, { picture: '', title: {}, text: {} }, 1, 12) },
  defaults: { title: {}, cards: [{ picture: '', title: {}, text: {} }] },
  on: anyPage,
})
