import * as z from 'zod/mini'
import { id, saidUpTo } from '../core/index.ts'
import { pageTypes } from './component-type.ts'
import { componentTypes } from './types/index.ts'

type Types = typeof componentTypes

export type DecorationKind = keyof Types
export type DecorationComponent = z.output<Types[DecorationKind]['schema']>
export type ComponentOf<K extends DecorationKind> = Extract<DecorationComponent, { kind: K }>

const [first, ...others] = Object.values(componentTypes).map(type => type.schema)

/**
 * Page decoration is pure data: every component is one of the declared types, every link a path of this app, every picture a path
 * at the product's picture hosts, every text plain. Anything else is refused on saving and skipped on reading. DECO-4
 */
export const decorationComponent = z.discriminatedUnion('kind', [
  first as NonNullable<typeof first>,
  ...others,
]) as unknown as z.ZodMiniType<DecorationComponent, DecorationComponent>

export const decorationPage = z.object({
  decorationPageId: id,
  pageType: z.enum(pageTypes),
  title: saidUpTo(80),
  components: z.array(decorationComponent).check(z.maxLength(40)),
})
export type DecorationPage = z.output<typeof decorationPage>
