import { componentType, contentPages } from '../component-type.ts'
import { text } from '../field.ts'

/** Coupons and other gifts that the guest can collect now. CARD-8 */
export const gifts = componentType({
  kind: 'gifts',
  group: 'guest',
  fields: { title: text(60) },
  defaults: { title: {} },
  on: contentPages,
  once: true,
})

/** A member's stamp cards and tasks, with their progress. CARD-8 */
export const tasks = componentType({
  kind: 'tasks',
  group: 'guest',
  fields: {},
  defaults: {},
  on: contentPages,
  once: true,
})
