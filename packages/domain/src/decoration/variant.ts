/** The guests a variant of a page is for. */
export type Audience =
  | { kind: 'guest' }
  | { kind: 'member' }
  | { kind: 'level'; id: string }
  | { kind: 'tag'; id: string }
  | { kind: 'segment'; id: string }

/** The conditions of a variant; a missing or empty one holds for everybody. */
export interface VariantConditions {
  languages?: readonly string[]
  stores?: readonly number[]
  audience?: Audience
}

/** The guest a page is shown to. */
export interface Viewer {
  language: string
  /** The store of the page's address; undefined without one. */
  store?: number
  isMember: boolean
  /** The levels of the member's cards, the tags staff gave them, and the saved segments they are in. */
  levels: readonly string[]
  tags: readonly string[]
  segments: readonly string[]
}

interface Variant {
  decorationPageId: string
  variant?: VariantConditions
}

const audienceHolds = (audience: Audience, { isMember, levels, tags, segments }: Viewer): boolean =>
  ({
    guest: () => !isMember,
    member: () => isMember,
    level: () => 'id' in audience && levels.includes(audience.id),
    tag: () => 'id' in audience && tags.includes(audience.id),
    segment: () => 'id' in audience && segments.includes(audience.id),
  })[audience.kind]()

/** Whether every condition of a variant holds for a guest. DECO-7 */
export const variantApplies = ({ languages = [], stores = [], audience }: VariantConditions, viewer: Viewer): boolean =>
  (languages.length === 0 || languages.includes(viewer.language)) &&
  (stores.length === 0 || (viewer.store !== undefined && stores.includes(viewer.store))) &&
  (audience === undefined || audienceHolds(audience, viewer))

const audienceRanks = { segment: 4, tag: 3, level: 2, member: 1, guest: 1 } as const

/** How specific conditions are, the most significant first: their number, the audience, the store, the language. */
function specificity({ languages = [], stores = [], audience }: VariantConditions): number[] {
  const [language, store] = [languages.length > 0 ? 1 : 0, stores.length > 0 ? 1 : 0]
  return [language + store + (audience ? 1 : 0), audience ? audienceRanks[audience.kind] : 0, store, language]
}

/** Negative if `a` is before `b`: the more specific first, else the one with the lower id. */
function inOrder(a: Variant, b: Variant): number {
  const [ranksA, ranksB] = [specificity(a.variant ?? {}), specificity(b.variant ?? {})]
  const at = ranksA.findIndex((rank, nth) => rank !== ranksB[nth])
  if (at >= 0) return (ranksB[at] ?? 0) - (ranksA[at] ?? 0)
  return a.decorationPageId < b.decorationPageId ? -1 : 1
}

/**
 * The variant of a page that a guest is shown: the most specific one that applies; undefined if none does, which shows the page
 * itself. The order of the variants does not matter; one without conditions never applies. DECO-7
 */
export const variantFor = <V extends Variant>(variants: readonly V[], viewer: Viewer): V | undefined =>
  variants
    .filter(({ variant = {} }) => (specificity(variant)[0] ?? 0) > 0 && variantApplies(variant, viewer))
    .toSorted(inOrder)[0]
