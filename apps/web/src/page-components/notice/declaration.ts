import { anyPage, componentType, link, optional, text } from '@comanda/contract/decoration/declare'

/** A one-line notice: closed for a day, a new dish. */
export const declaration = componentType({
  kind: 'notice',
  group: 'content',
  fields: { text: text(160), link: optional(link) },
  defaults: { text: {} },
  on: anyPage,
  aboveDishes: true,
})
