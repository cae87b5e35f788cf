import { anyPage, componentType, longText, text } from '@comanda/contract/decoration/declare'

/** A heading with a paragraph. */
export const declaration = componentType({
  kind: 'text',
  group: 'content',
  fields: { title: text(80), text: longText(1000) },
  defaults: { title: {}, text: {} },
  on: anyPage,
})
