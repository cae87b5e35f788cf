import * as z from 'zod/mini'
import { id, limitedText, text } from '../core/index.ts'
import { pageTypes, type PageType } from './declare/component-type.ts'
import { componentTypes } from '@comanda/web/page-components'

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

/** The guests a variant is for. */
const audience = z.union([
  z.object({ kind: z.enum(['guest', 'member']) }),
  z.object({ kind: z.enum(['level', 'tag', 'segment']), id: text(80) }),
])

/** Of a variant: the page it replaces for the guests who meet its conditions, and its name for staff. DECO-7 */
export const pageVariant = z.object({
  of: id,
  name: text(60),
  languages: z.exactOptional(z.array(text(20)).check(z.maxLength(20))),
  stores: z.exactOptional(z.array(z.int().check(z.positive())).check(z.maxLength(200))),
  audience: z.exactOptional(audience),
})
export type PageVariant = z.output<typeof pageVariant>

/** Pages that may have variants: all that guests open. */
export const hasVariants = (pageType: PageType): boolean => pageType !== 'theme'

export const decorationPage = z.object({
  decorationPageId: id,
  pageType: z.enum(pageTypes),
  title: limitedText(80),
  variant: z.exactOptional(pageVariant),
  components: z.array(decorationComponent).check(z.maxLength(40)),
})
export type DecorationPage = z.output<typeof decorationPage>
