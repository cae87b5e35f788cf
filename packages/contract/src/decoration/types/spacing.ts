import { componentType, contentPages } from '../component-type.ts'
import { choice } from '../field.ts'

/** Empty space between two components. */
export const spacer = componentType({
  kind: 'spacer',
  group: 'layout',
  fields: { size: choice('small', 'medium', 'large') },
  defaults: { size: 'medium' },
  on: contentPages,
})

/** A line between two components. */
export const divider = componentType({
  kind: 'divider',
  group: 'layout',
  fields: { line: choice('solid', 'dashed', 'dots') },
  defaults: { line: 'solid' },
  on: contentPages,
})
