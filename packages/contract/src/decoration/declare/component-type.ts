import type * as z from 'zod/mini'
import { componentSchema, type EditorFields, editorOf, type Fields } from './field.ts'

/** The pages that are decorated, and the theme of all of them, which is edited and published like a page. DECO-1, DECO-2 */
export const pageTypes = ['theme', 'home', 'mine', 'storeIndex', 'giftIndex', 'status', 'custom'] as const
export type PageType = (typeof pageTypes)[number]

/** Pages that consist of decoration, and that of an order in progress, which has it at its end. */
export const contentPages = ['home', 'mine', 'giftIndex', 'status', 'custom'] as const satisfies readonly PageType[]

/** The content pages, and the menu of a store, which has components around its dishes. */
export const anyPage = [...contentPages, 'storeIndex'] as const satisfies readonly PageType[]

interface Declaration<K extends string, F extends Fields> {
  kind: K
  /** The section of the editor's list. */
  group: 'content' | 'dishes' | 'stores' | 'guest' | 'layout' | 'theme'
  fields: F
  /** The initial fields of a new component. */
  defaults: Omit<z.output<ReturnType<typeof componentSchema<K, F>>>, 'kind' | 'id'>
  /** The pages it may be on. */
  on: readonly PageType[]
  /** At most once per page. */
  once?: true
  /** One line high: it may be above the dishes of a menu. */
  aboveDishes?: true
}

/**
 * Declares a component type once: its schema for reading and saving, the fields of its editor, its initial values and the pages
 * it may be on. Its texts are `decor.type.<kind>` and `decor.help.<kind>`; the guest app renders it by its kind. DECO-1
 */
export const componentType = <const K extends string, const F extends Fields>({
  fields,
  ...declared
}: Declaration<K, F>) => ({
  ...declared,
  schema: componentSchema(declared.kind, fields),
  editor: editorOf(fields) as EditorFields & Readonly<Record<keyof F, unknown>>,
})
