import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Audience, variantApplies, type VariantConditions, variantFor, type Viewer } from './variant.ts'

const ann: Viewer = {
  language: 'en_US',
  store: 101,
  isMember: true,
  levels: ['gold'],
  tags: ['regular'],
  segments: ['lapsed'],
}
const of = (decorationPageId: string, variant: VariantConditions) => ({ decorationPageId, variant })
const chosen = (viewer: Viewer, ...variants: ReturnType<typeof of>[]) => variantFor(variants, viewer)?.decorationPageId

const audience = fc.oneof<fc.Arbitrary<Audience>[]>(
  fc.constantFrom<Audience>({ kind: 'guest' }, { kind: 'member' }),
  fc.record({ kind: fc.constantFrom('level' as const), id: fc.constantFrom('gold', 'silver') }),
  fc.record({ kind: fc.constantFrom('tag' as const), id: fc.constantFrom('regular', 'press') }),
  fc.record({ kind: fc.constantFrom('segment' as const), id: fc.constantFrom('lapsed', 'big') }),
)
const languages = fc.subarray(['en_US', 'zh_CN', 'ar'])
const stores = fc.subarray([101, 102, 103])
const conditions = fc.record({ languages, stores, audience }, { requiredKeys: [] })
const variants = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 8 })
  .chain(ids => fc.tuple(...ids.map(id => conditions.map(one => of(id, one)))))
const viewer: fc.Arbitrary<Viewer> = fc.record(
  {
    language: fc.constantFrom('en_US', 'zh_CN', 'ar'),
    store: fc.constantFrom(101, 102, 103),
    isMember: fc.boolean(),
    levels: fc.subarray(['gold', 'silver']),
    tags: fc.subarray(['regular', 'press']),
    segments: fc.subarray(['lapsed', 'big']),
  },
  { requiredKeys: ['language', 'isMember', 'levels', 'tags', 'segments'] },
)
const many = ({ languages = [], stores: at = [], audience: whom }: VariantConditions) =>
  Number(languages.length > 0) + Number(at.length > 0) + Number(whom !== undefined)

describe('Variants of a page (DECO-7)', () => {
  test('The variant with most conditions is shown; among equals audience, then store, then language', () => {
    const byLanguage = of('language', { languages: ['en_US'] })
    const byStore = of('store', { stores: [101] })
    const byMember = of('member', { audience: { kind: 'member' } })
    const byLevel = of('level', { audience: { kind: 'level', id: 'gold' } })
    const both = of('both', { languages: ['en_US'], stores: [101] })
    expect(chosen(ann, byLanguage, byStore)).toBe('store')
    expect(chosen(ann, byStore, byMember)).toBe('member')
    expect(chosen(ann, byMember, byLevel)).toBe('level')
    const [byTag, bySegment] = (['tag regular', 'segment lapsed'] as const).map(it => {
      const [kind, id] = it.split(' ') as ['tag' | 'segment', string]
      return of(kind, { audience: { kind, id } })
    })
    expect(byTag && chosen(ann, byLevel, byTag)).toBe('tag')
    expect(byTag && bySegment && chosen(ann, byTag, bySegment)).toBe('segment')
    expect(chosen(ann, byLevel, both)).toBe('both')
    expect(chosen({ ...ann, isMember: false, levels: [] }, byMember, byLevel)).toBeUndefined()
  })

  test('A variant without conditions never applies, and a store needs an address that names one', () => {
    expect(chosen(ann, of('none', {}), of('empty', { languages: [], stores: [] }))).toBeUndefined()
    const { store: _, ...nowhere } = ann
    expect(chosen(nowhere, of('store', { stores: [101] }))).toBeUndefined()
  })

  test('The choice applies, no other that applies has more conditions, and the order of the variants does not matter', () => {
    fc.assert(
      fc.property(variants, viewer, fc.integer(), (all, guest, seed) => {
        const one = variantFor(all, guest)
        const applying = all.filter(({ variant }) => many(variant) > 0 && variantApplies(variant, guest))
        expect(one === undefined).toBe(applying.length === 0)
        const shuffled = all.toSorted(
          (a, b) => ((seed ^ a.decorationPageId.length) % 7) - ((seed ^ b.decorationPageId.length) % 5),
        )
        expect(variantFor(shuffled, guest)).toBe(one)
        expect(variantFor(all.toReversed(), guest)).toBe(one)
        if (!one) return
        expect(variantApplies(one.variant, guest)).toBe(true)
        for (const other of applying) expect(many(other.variant)).toBeLessThanOrEqual(many(one.variant))
      }),
    )
  })
})
