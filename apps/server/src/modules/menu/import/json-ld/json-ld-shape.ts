import * as z from 'zod/mini'

const text = z.nullish(z.string().check(z.maxLength(5000)))
const many = <T extends z.ZodMiniType>(one: T) => z.nullish(z.union([z.array(one), one]))

const offer = z.object({
  name: text,
  price: z.nullish(z.union([z.number(), z.string()])),
  priceCurrency: z.nullish(z.string()),
  availability: z.nullish(z.string()),
})

const menuItem = z.object({
  '@id': text,
  name: text,
  description: text,
  image: z.nullish(z.unknown()),
  offers: many(offer),
  suitableForDiet: many(z.string()),
  nutrition: z.nullish(z.object({ calories: z.nullish(z.union([z.number(), z.string()])) })),
})

interface Section {
  name?: string | null | undefined
  hasMenuItem?: JsonLdItem | JsonLdItem[] | null | undefined
  hasMenuSection?: Section | Section[] | null | undefined
}

const section: z.ZodMiniType<Section> = z.object({
  name: text,
  hasMenuItem: many(menuItem),
  get hasMenuSection() {
    return many(section)
  },
}) as never

/** A menu by schema.org in JSON-LD. */
export const jsonLdMenu = z.object({
  name: text,
  inLanguage: z.nullish(z.unknown()),
  hasMenuSection: many(section),
  hasMenuItem: many(menuItem),
})
export type JsonLdOffer = z.output<typeof offer>
export type JsonLdItem = z.output<typeof menuItem>
export type JsonLdSection = Section
export type JsonLdMenu = z.output<typeof jsonLdMenu>

/** A value that may stand alone or in a list. */
export const listOf = <T>(value: T | T[] | null | undefined): T[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]
