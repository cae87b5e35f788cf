import { componentType } from '../component-type.ts'
import { choice } from '../field.ts'

/** How a store's menu begins: its picture tall or in a strip, or no picture. */
export const storeHead = componentType({
  kind: 'storeHead',
  group: 'stores',
  fields: { look: choice('tall', 'compact', 'plain') },
  defaults: { look: 'compact' },
  on: ['storeIndex'],
  once: true,
})
