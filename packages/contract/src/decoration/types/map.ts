import { componentType, contentPages } from '../component-type.ts'
import { store, text } from '../field.ts'

/** A store on the map, with its address and the way to it. */
export const map = componentType({
  kind: 'map',
  group: 'stores',
  fields: { title: text(60), store },
  defaults: { title: {}, store: 0 },
  on: contentPages,
})
