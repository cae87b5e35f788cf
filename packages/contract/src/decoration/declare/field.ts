import * as z from 'zod/mini'
import { id, instant, limitedLines, limitedText } from '../../core/index.ts'

/** How the editor edits a field of a component. */
export type EditorField = (
  | { kind: 'text'; max: number; lines?: true }
  | { kind: 'link' }
  | { kind: 'picture'; square?: true }
  | { kind: 'video' }
  | { kind: 'colour' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'choices'; options: readonly string[]; max: number }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'ratio' }
  | { kind: 'instant' }
  | { kind: 'store' }
  | { kind: 'dishes'; max: number }
  | { kind: 'occasion' }
  | { kind: 'list'; fields: EditorFields; start: Readonly<Record<string, unknown>>; min: number; max: number }
) & { optional?: true }

export type EditorFields = Readonly<Record<string, EditorField>>

/** A field of a component: its schema, and how the editor edits it. */
export interface Field<S extends z.ZodMiniType = z.ZodMiniType> {
  schema: S
  editor: EditorField
}

export type Fields = Readonly<Record<string, Field>>

/** The schemas of fields by their names. */
export type ShapeOf<F extends Fields> = { [Name in keyof F]: F[Name]['schema'] }

const field = <S extends z.ZodMiniType>(schema: S, editor: EditorField): Field<S> => ({ schema, editor })

/** A path of this app without a host, so that a link cannot leave the app. DECO-4 */
export const appPath = z
  .string()
  .check(z.maxLength(500), z.regex(/^\/(?:[A-Za-z][\w-]*(?:\/[\w-]+)*)?(?:\?[\w=&%.,~-]*)?$/))
/** A path at the product's picture hosts, without size and extension; empty without a picture. DECO-4 */
export const picturePath = z.string().check(z.maxLength(200), z.regex(/^(?:(?:[\w-]+\/)*[\w-]+)?$/))

/** A path of an uploaded video at the product's picture hosts; empty without a video. DECO-4, DECO-6 */
export const videoPath = z.string().check(z.maxLength(200), z.regex(/^(?:(?:[\w-]+\/)*[\w-]+\.(?:mp4|webm))?$/))

/** A text of at most `max` characters in each language of the brand. */
export const text = (max: number) => field(limitedText(max), { kind: 'text', max })
/** A text of several lines. */
export const longText = (max: number) => field(limitedLines(max), { kind: 'text', max, lines: true })
export const link = field(appPath, { kind: 'link' })
export const picture = field(picturePath, { kind: 'picture' })
/** A picture that its component shows as a square. */
export const squarePicture = field(picturePath, { kind: 'picture', square: true })
export const video = field(videoPath, { kind: 'video' })
/** A colour as `#rrggbb`. */
export const colour = field(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)), { kind: 'colour' })
/** A time, UTC. */
export const time = field(instant, { kind: 'instant' })
/** A store of the brand by its number; 0 is the store shown by default. */
export const store = field(z.int().check(z.nonnegative(), z.maximum(2_147_483_647)), { kind: 'store' })
/** An occasion of the gift cards on sale. */
export const occasion = field(id, { kind: 'occasion' })
export const number = (min: number, max: number) =>
  field(z.int().check(z.minimum(min), z.maximum(max)), { kind: 'number', min, max })
/** The shape of a picture: its width by its height, in hundredths (178 is 16:9). Pictures of the component are cut to it. */
export const ratio = field(z.int().check(z.minimum(40), z.maximum(400)), { kind: 'ratio' })
export const choice = <const O extends readonly [string, ...string[]]>(...options: O) =>
  field(z.enum(options), { kind: 'choice', options })
/** One to `max` of the options, in the chosen order. */
export const choices = <const O extends readonly [string, ...string[]]>(max: number, ...options: O) =>
  field(z.array(z.enum(options)).check(z.minLength(1), z.maxLength(max)), { kind: 'choices', options, max })
/** Ids of dishes of the store in the component's store field. */
export const dishes = (max: number) => field(z.array(id).check(z.maxLength(max)), { kind: 'dishes', max })

/** Makes a field optional. */
export const optional = <S extends z.ZodMiniType>({ schema, editor }: Field<S>) =>
  field(z.exactOptional(schema), { ...editor, optional: true })

const shapeOf = <F extends Fields>(fields: F): ShapeOf<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.schema])) as ShapeOf<F>

/** The editor descriptions of these fields. */
export const editorOf = (fields: Fields): EditorFields =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.editor]))

/** A list of entries with the same fields; `start` is a new entry. */
export const list = <F extends Fields>(fields: F, start: Readonly<Record<string, unknown>>, min: number, max: number) =>
  field(z.array(z.object(shapeOf(fields))).check(z.minLength(min), z.maxLength(max)), {
    kind: 'list',
    fields: editorOf(fields),
    start,
    min,
    max,
  })

/** The schema of a component: its kind, its id and its fields. */
export const componentSchema = <const K extends string, F extends Fields>(kind: K, fields: F) =>
  z.object({ kind: z.literal(kind), id, ...shapeOf(fields) })
