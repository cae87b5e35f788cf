import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { componentTypes } from '@comanda/web/page-components'
import { appPath, type EditorFields } from './declare/field.ts'
import { placementFaults } from './placement.ts'
import { type DecorationComponent, decorationComponent, type DecorationKind } from './shapes.ts'

const types = Object.entries(componentTypes)
/** The fields of a type, however it was declared. */
const fieldsOf = (type: { editor: EditorFields }) => Object.entries(type.editor)

/** A component of a type as the editor adds it. */
const added = (kind: DecorationKind, id = 'x') =>
  ({ kind, id, ...componentTypes[kind].defaults }) as DecorationComponent

describe('Types of components (DECO-1)', () => {
  test.each(types)('A new %s fits its own schema and stays as it is', (kind, type) => {
    const component = added(kind as DecorationKind)
    expect(type.schema.parse(component)).toEqual(component)
    expect(decorationComponent.parse(component)).toEqual(component)
    expect(type.kind).toBe(kind)
    expect(type.on.length).toBeGreaterThan(0)
  })

  test.each(types)('A field of %s that is not declared is dropped (DECO-4)', kind => {
    const component = added(kind as DecorationKind)
    expect(decorationComponent.parse({ ...component, onClick: 'alert(1)' })).toEqual(component)
  })

  test.each(types)('A new entry of each list of %s fits its schema', (kind, type) => {
    for (const [name, field] of fieldsOf(type)) {
      if (field.kind !== 'list') continue
      const full = Array.from({ length: field.max }, () => field.start)
      expect(decorationComponent.safeParse({ ...added(kind as DecorationKind), [name]: full }).success).toBe(true)
      expect(
        decorationComponent.safeParse({ ...added(kind as DecorationKind), [name]: [...full, field.start] }).success,
      ).toBe(false)
    }
  })

  test('No text makes a link that leaves the app, whatever it is (DECO-4)', () => {
    const hostile = fc.constantFrom('javascript:alert(1)', '//x.test', '/\\x', 'https://x.test', '/a#x', ' /home')
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          fc.string(),
          fc.string().map(text => `/${text}`),
        ),
        address => {
          if (!appPath.safeParse(address).success) return
          expect(address.startsWith('/')).toBe(true)
          expect(address).not.toMatch(/^\/[/\\]|[\s#<>"'`:\\]/)
        },
      ),
    )
  })
})

describe('Places of components (DECO-1)', () => {
  test('A page refuses types it does not have, a second one of a type it has once, and an id used twice', () => {
    const page = (...components: DecorationComponent[]) => placementFaults({ pageType: 'home', components })
    expect(page(added('banner', 'a'), added('banner', 'b'))).toEqual([])
    expect(page(added('storeHead'))).toEqual([{ reason: 'componentMisplaced', path: 'components[0]' }])
    expect(page(added('personStrip', 'a'), added('personStrip', 'b'))).toEqual([
      { reason: 'componentTwice', path: 'components[1]' },
    ])
    expect(page(added('banner', 'a'), added('cards', 'a'))).toEqual([
      { reason: 'componentIdTwice', path: 'components[1].id' },
    ])
  })

  test('Above the dishes of a menu there is room for one line below a low header (DECO-1)', () => {
    const menu = (look: 'compact' | 'tall' | 'cover', ...components: DecorationComponent[]) =>
      placementFaults({ pageType: 'storeIndex', components: [{ kind: 'storeHead', id: 'head', look }, ...components] })
    const noRoom = (at: number) => [{ reason: 'componentNoRoom', path: `components[${at}]` }]
    const dishes = added('dishes', 'dishes')
    expect(menu('compact', added('notice', 'a'), dishes, added('banner', 'b'), added('notice', 'c'))).toEqual([])
    expect(menu('compact', added('banner', 'b'))).toEqual([])
    expect(menu('compact', added('banner', 'b'), dishes)).toEqual(noRoom(1))
    expect(menu('compact', added('notice', 'a'), added('countdown', 'b'), dishes)).toEqual(noRoom(2))
    expect(menu('tall', added('notice', 'a'), dishes)).toEqual(noRoom(1))
    expect(menu('cover', added('notice', 'a'), dishes)).toEqual(noRoom(1))
  })

  test('A variant of a menu has the header of its page (DECO-7)', () => {
    const variant = { of: 'storeIndex', name: 'Lunch' }
    expect(placementFaults({ pageType: 'storeIndex', components: [added('storeHead')], variant })).toEqual([
      { reason: 'componentMisplaced', path: 'components[0]' },
    ])
  })
})
