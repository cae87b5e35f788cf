import { anyPage, componentType, link, optional, text, time } from '@comanda/contract/decoration/declare'

/** The time left until a start or end; hidden afterwards. */
export const declaration = componentType({
  kind: 'countdown',
  group: 'content',
  fields: { title: text(80), until: time, link: optional(link) },
  defaults: { title: {}, until: '2030-01-01T00:00:00Z' },
  on: anyPage,
  aboveDishes: true,
})
