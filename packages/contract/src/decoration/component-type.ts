import type * as z from 'zod/mini'
import { componentSchema, type EditorFields, editorOf, type Fields } from './field.ts'

/** The pages that are decorated. DECO-1 */
export const pageTypes = ['home', 'mine', 'storeIndex', 'giftIndex', 'custom'] as const
export type PageType = (typeof pageTypes)[number]

/** The pages whose whole content is decoration. */
export const contentPages = ['home', 'mine', 'giftIndex', 'custom'] as const satisfies readonly PageType[]

interface Declaration<K extends string, F extends Fields> {
  kind: K
  /** Where the editor lists it. */
  group: 'content' | 'dishes' | 'stores' | 'guest' | 'layout'
  fields: F
  /** The fields of a component that was just added. */
  defaults: Omit<z.output<ReturnType<typeof componentSchema<K, F>>>, 'kind' | 'id'>
  /** The pages it may be on. */
  on: readonly PageType[]
  /** A page has it at most once. */
  once?: true
}

/**
 * Declares a type of component once: the schema it is read and saved with, the fields of its editor, what it starts with and where
 * it may be. Its texts are `decor.type.<kind>` and `decor.help.<kind>`; the guest app renders it by its kind. DECO-1
 */
export const componentType = <const K extends string, const F extends Fields>({
  fields,
  ...declared
}: Declaration<K, F>) => ({
  ...declared,
  schema: componentSchema(declared.kind, fields),
  editor: editorOf(fields) as EditorFields & Readonly<Record<keyof F, unknown>>,
})
