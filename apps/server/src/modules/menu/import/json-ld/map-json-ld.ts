import type { MenuGroup, MenuItem } from '@comanda/domain/menu'
import { menuFileTexts } from '@comanda/messages/menu-files'
import { idsByName } from '../ids.ts'
import { oneMenu } from '../new-menu.ts'
import type { ParsedMenu, ReadContext } from '../parsed-menu.ts'
import { plainText } from '../plain-text.ts'
import { createRemarks } from '../remarks.ts'
import { type JsonLdItem, type JsonLdMenu, type JsonLdSection, listOf } from './json-ld-shape.ts'
import { NAME_MAX, readItem, type Source } from './read-item.ts'

const STATES: ParsedMenu['states'] = new Set([
  'foodId',
  'displayName',
  'description',
  'price',
  'units',
  'diets',
  'kcal',
  'onSale',
] as const)

const MAX_VALUES = 1000

const isMenu = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && [(value as { '@type'?: unknown })['@type']].flat().includes('Menu')

/** The Menus of a JSON-LD value: itself, those of its graph, or those of a restaurant. */
export function findJsonLdMenus(raw: unknown): unknown[] {
  const open: unknown[] = [raw]
  const menus: unknown[] = []
  for (let seen = 0; open.length > 0 && seen < MAX_VALUES; seen++) {
    const value = open.shift()
    if (isMenu(value)) menus.push(value)
    else if (Array.isArray(value)) open.push(...value)
    else if (typeof value === 'object' && value !== null) {
      const { '@graph': graph, hasMenu, menu } = value as Record<string, unknown>
      open.push(graph, hasMenu, menu)
    }
  }
  return menus
}

interface Section {
  name: string
  items: JsonLdItem[]
}

/** The sections with dishes; a section inside another is named after both. */
function sectionsOf(list: readonly JsonLdSection[], above: string): Section[] {
  return list.flatMap(section => {
    const own = plainText(section.name ?? '', NAME_MAX)
    const name = [above, own].filter(Boolean).join(' · ').slice(0, NAME_MAX)
    const inner = sectionsOf(listOf(section.hasMenuSection), name)
    const items = listOf(section.hasMenuItem)
    return items.length > 0 ? [{ name, items }, ...inner] : inner
  })
}

/** A menu with its groups; dishes outside of all sections are in a group named like the menu. */
function readMenu(source: Source, menu: JsonLdMenu, items: Map<string, MenuItem>) {
  const { ids, language } = source
  const menuName = plainText(menu.name ?? '', NAME_MAX)
  const direct = listOf(menu.hasMenuItem)
  const sections = [
    ...(direct.length > 0 ? [{ name: '', items: direct }] : []),
    ...sectionsOf(listOf(menu.hasMenuSection), ''),
  ]
  const groups = sections.map((section): MenuGroup => {
    const name = section.name || menuName || (menuFileTexts('menuFile.menu')[language] ?? 'Menu')
    const dishes = section.items.map(raw => readItem(source, raw, name))
    for (const item of dishes) items.set(item.foodId, item)
    const foodIds = [...new Set(dishes.map(item => item.foodId))]
    const menuGroupId = ids.of('group', name)
    return { menuGroupId, groupType: 0, displayName: { [language]: name }, foodIds, minOnlineQuantity: 0 }
  })
  return { name: menuName, groups }
}

/** Maps schema.org menus: sections become groups, several offers of a dish become its sizes. */
export function mapJsonLd(menus: readonly JsonLdMenu[], context: ReadContext): ParsedMenu {
  const ids = idsByName(context.before)
  const language = context.languages[0] ?? 'en_US'
  const source: Source = { context, remarks: createRemarks(), faults: [], ids, language }
  const items = new Map<string, MenuItem>()
  const parts = menus.map(menu => readMenu(source, menu, items))
  const groups = new Map(parts.flatMap(part => part.groups).map(group => [group.menuGroupId, group]))
  return {
    format: 'schema.org',
    document: {
      menus: parts.map(part => ({
        ...oneMenu(context.before, part.groups),
        ...(parts.length > 1 && { menuId: ids.of('menu', part.name), displayName: { [language]: part.name } }),
      })),
      menuGroups: [...groups.values()],
      items: [...items.values()],
      modifierGroups: [],
      buffetRules: [],
    },
    states: STATES,
    soldOut: [],
    suspended: 0,
    taxesToAdd: [],
    leftBehind: source.remarks.all(),
    faults: source.faults,
  }
}
