import { anyPage, componentType, link, list, squarePicture, text } from '@comanda/contract/decoration/declare'

/** Pictures of dishes with links to the stores that serve them. */
export const declaration = componentType({
  kind: 'productList',
  group: 'dishes',
  fields: {
    title: text(60),
    products: list(
      { picture: squarePicture, title: text(60), link },
      { picture: '', title: {}, link: '/selectStore' },
      1,
      12,
    ),
  },
  defaults: { title: {}, products: [{ picture: '', title: {}, link: '/selectStore' }] },
  on: anyPage,
})
