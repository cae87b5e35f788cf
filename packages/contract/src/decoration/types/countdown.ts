import { componentType, contentPages } from '../component-type.ts'
import { link, optional, text, time } from '../field.ts'

/** The time left until a start or end; hidden afterwards. */
export const countdown = componentType({
  kind: 'countdown',
  group: 'content',
  fields: { title: text(80), until: time, link: optional(link) },
  defaults: { title: {}, until: '2030-01-01T00:00:00Z' },
  on: contentPages,
})
