import { componentType, contentPages } from '../component-type.ts'
import { text } from '../field.ts'

/** The amounts a member can top up, with their bonus; for others an invitation to join. CARD-3 */
export const recharge = componentType({
  kind: 'recharge',
  group: 'guest',
  fields: { title: text(60) },
  defaults: { title: {} },
  on: contentPages,
  once: true,
})
