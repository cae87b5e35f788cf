import { componentType, contentPages } from '../component-type.ts'
import { link, list, picture, text } from '../field.ts'

/** Pictures of dishes with links to the stores that serve them. */
export const productList = componentType({
  kind: 'productList',
  group: 'dishes',
  fields: {
    title: text(60),
    products: list({ picture, title: text(60), link }, { picture: '', title: {}, link: '/selectStore' }, 1, 12),
  },
  defaults: { title: {}, products: [{ picture: '', title: {}, link: '/selectStore' }] },
  on: contentPages,
})
