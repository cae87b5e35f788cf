import {
  choice,
  componentType,
  anyPage,
  link,
  list,
  optional,
  squarePicture,
  text,
} from '@comanda/contract/decoration/declare'

/** Square pictures in two or three columns. */
export const declaration = componentType({
  kind: 'imageGrid',
  group: 'content',
  fields: {
    title: optional(text(60)),
    columns: choice('2', '3'),
    pictures: list({ picture: squarePicture, alt: text(120), link: optional(link) }, { picture: '', alt: {} }, 1, 12),
  },
  defaults: {
    columns: '2',
    pictures: [
      { picture: '', alt: {} },
      { picture: '', alt: {} },
    ],
  },
  on: anyPage,
})
