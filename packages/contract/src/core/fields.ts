import * as z from 'zod/mini'

/** Field types shared by calls. Each bound is stated once; a value beyond it is refused with the field's name. */
export const id = z.string().check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(/^[\w:.-]+$/))
/** An id of this product, lower-cased, so that an id in capitals is not taken for a different one. */
export const uuid = z.uuid().check(z.toLowerCase())
export const shopId = z.int().check(z.positive())
export const customerId = z.int().check(z.nonnegative())
export const bizType = z.union([z.literal(1100), z.literal(1200), z.literal(1300)])
export const amount = z.int().check(z.nonnegative(), z.maximum(1_000_000_000_000))
export const quantity = z.int().check(z.nonnegative(), z.maximum(999))
export const version = z.int().check(z.nonnegative(), z.maximum(2_147_483_647))
export const words = z.record(z.string(), z.string())
export const latitude = z.number().check(z.minimum(-90), z.maximum(90))
export const longitude = z.number().check(z.minimum(-180), z.maximum(180))
/** A valid calendar day of this century: PostgreSQL rejects days such as 30 February. */
export const day = z.iso.date().check(z.regex(/^20/))
/** An instant, UTC, ISO 8601. */
export const instant = z.iso.datetime()

/** A visible character: invisible characters, lone combining marks and blanks do not count as text. */
const SEEN = /[^\p{DI}\p{M}\p{Z}\p{Cc}\p{Cf}\u2800]/u

/**
 * Trimmed free text of at most `max` characters, without control characters and unpaired surrogates; empty if nothing in it is
 * visible. ORDER-8
 */
export const text = (max: number) => cleanText(max, s => s.replace(UNFIT, ' '))

/** Characters that no database and no screen can hold. */
const UNFIT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

const cleanText = (max: number, clean: (s: string) => string) =>
  z.pipe(
    z.string().check(z.maxLength(max * 4)),
    z.pipe(
      z.transform((s: string) => (SEEN.test(s) ? clean(s).trim() : '')),
      z.string().check(z.maxLength(max)),
    ),
  )

/** Trimmed free text of at most `max` characters whose lines stay lines. ORDER-8 */
export const textLines = (max: number) =>
  cleanText(max, s =>
    s
      .split(/\r\n?|\n/)
      .map(line => line.replace(UNFIT, ' ').trimEnd())
      .join('\n'),
  )

/** The revision of a setting as it was loaded: a save on top of another change is refused. */
export const mark = z.string().check(z.maxLength(64), z.regex(/^[\w-]*$/))

/** One page of a list: at most 50 rows, from the cursor of the previous answer. */
export const page = {
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  cursor: z.optional(z.string().check(z.maxLength(200))),
}

/** A language: a built-in one (`en_US`, `zh_CN`, `ar`) or any BCP 47 tag. ETC-1 */
export const languageTag = z.string().check(z.regex(/^[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/))

const MAX_LANGUAGES = 20

/** A text of at most `max` characters in each language of the brand. */
export const limitedText = (max: number) => inLanguages(text(max))

/** A text of several lines in each language of the brand. */
export const limitedLines = (max: number) => inLanguages(textLines(max))

const inLanguages = (texts: ReturnType<typeof text>) =>
  z.record(languageTag, texts).check(z.refine(texts => Object.keys(texts).length <= MAX_LANGUAGES))

/** A name given by staff, in at least one language. */
export const names = limitedText(60).check(z.refine(texts => Object.values(texts).some(name => name !== '')))
