import { choice, componentType, anyPage, link, list, longText, optional } from '@comanda/contract/decoration/declare'

const paragraph = {
  style: choice('heading', 'paragraph', 'bullet', 'quote'),
  text: longText(1000),
  link: optional(link),
}

/** Paragraphs of several styles. They are data, not markup: there is nothing to sanitise. DECO-4 */
export const declaration = componentType({
  kind: 'richText',
  group: 'content',
  fields: { paragraphs: list(paragraph, { style: 'paragraph', text: {} }, 1, 30) },
  defaults: {
    paragraphs: [
      { style: 'heading', text: {} },
      { style: 'paragraph', text: {} },
    ],
  },
  on: anyPage,
})
