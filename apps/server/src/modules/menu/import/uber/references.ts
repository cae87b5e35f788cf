import type { MenuFault } from '../menu-fault.ts'
import type { UberMenu } from './ubereats-shape.ts'

const lists = ['menus', 'categories', 'items', 'modifier_groups'] as const

const unknown = (id: string, path: string): MenuFault => ({ key: 'menuFile.fault.idUnknown', params: { id }, path })

/** Duplicate ids in a list: it is unknown which of the two was meant. */
export function findTwice(menu: UberMenu): MenuFault[] {
  return lists.flatMap(list => {
    const seen = new Map<string, number>()
    return menu[list].flatMap(({ id }, i): MenuFault[] => {
      const first = seen.get(id)
      if (first !== undefined) {
        const params = { id, first: `${list}[${first}].id` }
        return [{ key: 'menuFile.fault.idTwice', params, path: `${list}[${i}].id` }]
      }
      seen.set(id, i)
      return []
    })
  })
}

/** References to a category, item or modifier group that is not in the file. */
export function findUnknown(menu: UberMenu): MenuFault[] {
  const categories = new Set(menu.categories.map(({ id }) => id))
  const items = new Set(menu.items.map(({ id }) => id))
  const groups = new Set(menu.modifier_groups.map(({ id }) => id))
  const missing = (known: ReadonlySet<string>, ids: readonly string[], place: (i: number) => string): MenuFault[] =>
    ids.flatMap((id, i) => (known.has(id) ? [] : [unknown(id, place(i))]))
  const idsOf = (entities: readonly { id: string }[]) => entities.map(({ id }) => id)
  return [
    ...menu.menus.flatMap((one, m) => missing(categories, one.category_ids, i => `menus[${m}].category_ids[${i}]`)),
    ...menu.categories.flatMap((one, c) =>
      missing(items, idsOf(one.entities), i => `categories[${c}].entities[${i}].id`),
    ),
    ...menu.items.flatMap((one, n) =>
      missing(groups, one.modifier_group_ids?.ids ?? [], i => `items[${n}].modifier_group_ids.ids[${i}]`),
    ),
    ...menu.modifier_groups.flatMap((one, g) =>
      missing(items, idsOf(one.modifier_options), i => `modifier_groups[${g}].modifier_options[${i}].id`),
    ),
  ]
}
