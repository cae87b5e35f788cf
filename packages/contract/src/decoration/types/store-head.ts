import { componentType } from '../component-type.ts'
import { choice } from '../field.ts'

/** The header of a store's menu: a tall picture, a strip, or no picture. */
export const storeHead = componentType({
  kind: 'storeHead',
  group: 'stores',
  fields: { look: choice('tall', 'compact', 'plain', 'cover') },
  defaults: { look: 'compact' },
  on: ['storeIndex'],
  once: true,
})
