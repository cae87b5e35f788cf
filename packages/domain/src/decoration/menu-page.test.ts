import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { menuVariant, partsOfMenu } from './menu-page.ts'

const part = (kind: string, id = kind) => ({ kind, id })
const head = part('storeHead')
const dishes = part('dishes')
const ids = (parts: readonly { id: string }[]) => parts.map(({ id }) => id)

describe('The page of a menu (DECO-1)', () => {
  test('Components before the dishes are above them, all others below, and the header is neither (DECO-1)', () => {
    expect(partsOfMenu([head, part('notice'), dishes, part('reviews')])).toEqual({
      above: [part('notice')],
      below: [part('reviews')],
    })
    expect(partsOfMenu([head, part('notice'), part('reviews')])).toEqual({
      above: [],
      below: [part('notice'), part('reviews')],
    })
    expect(partsOfMenu([dishes, head])).toEqual({ above: [], below: [] })
  })

  test('A variant has the header and the room of its page, and loses no component (DECO-7)', () => {
    const page = [head, part('notice', 'page'), dishes, part('reviews')]
    expect(ids(menuVariant(page, [part('countdown', 'own'), dishes, part('map')]))).toEqual([
      'storeHead',
      'own',
      'dishes',
      'map',
    ])
    expect(ids(menuVariant(page, [part('map')]))).toEqual(['storeHead', 'page', 'dishes', 'map'])
    expect(ids(menuVariant([head], [part('notice', 'own'), dishes, part('map')]))).toEqual([
      'storeHead',
      'dishes',
      'own',
      'map',
    ])
  })

  test('Whatever a variant has, something is above the dishes exactly if its page has something there (DECO-7)', () => {
    const parts = fc.uniqueArray(fc.constantFrom('notice', 'banner', 'dishes', 'map', 'storeHead'))
    fc.assert(
      fc.property(parts, parts, (page, variant) => {
        const of = (kinds: string[]) => kinds.map(kind => part(kind))
        const own = of(variant).filter(({ kind }) => kind !== 'storeHead')
        const shown = partsOfMenu(menuVariant(of(page), own))
        expect(shown.above.length > 0).toBe(partsOfMenu(of(page)).above.length > 0)
        const all = ids([...shown.above, ...shown.below])
        for (const { id } of own.filter(({ kind }) => kind !== 'dishes')) expect(all).toContain(id)
      }),
    )
  })
})
