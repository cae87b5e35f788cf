import { choice, componentType } from '@comanda/contract/decoration/declare'

/** The header of a store's menu: a tall picture, a strip, or no picture. */
export const declaration = componentType({
  kind: 'storeHead',
  group: 'stores',
  fields: { look: choice('tall', 'compact', 'plain', 'cover') },
  defaults: { look: 'compact' },
  on: ['storeIndex'],
  once: true,
})
