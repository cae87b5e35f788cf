import type { UberMenu } from './ubereats-shape.ts'

const lists = ['menus', 'categories', 'items', 'modifier_groups'] as const

/** Duplicate ids in a list: it is unknown which of the two was meant. */
export function findTwice(menu: UberMenu): string[] {
  return lists.flatMap(list => {
    const seen = new Map<string, number>()
    return menu[list].flatMap(({ id }, i) => {
      const first = seen.get(id)
      if (first !== undefined) return [`${list}[${i}].id "${id}" was used already at ${list}[${first}].id`]
      seen.set(id, i)
      return []
    })
  })
}

/** References to a category, item or modifier group that is not in the file. */
export function findUnknown(menu: UberMenu): string[] {
  const categories = new Set(menu.categories.map(({ id }) => id))
  const items = new Set(menu.items.map(({ id }) => id))
  const groups = new Set(menu.modifier_groups.map(({ id }) => id))
  const unknown = (known: ReadonlySet<string>, ids: readonly string[], place: (i: number) => string): string[] =>
    ids.flatMap((id, i) => (known.has(id) ? [] : [`${place(i)} "${id}" names nothing in this file`]))
  return [
    ...menu.menus.flatMap((one, m) => unknown(categories, one.category_ids, i => `menus[${m}].category_ids[${i}]`)),
    ...menu.categories.flatMap((one, c) =>
      unknown(
        items,
        one.entities.map(({ id }) => id),
        i => `categories[${c}].entities[${i}].id`,
      ),
    ),
    ...menu.items.flatMap((one, n) =>
      unknown(groups, one.modifier_group_ids?.ids ?? [], i => `items[${n}].modifier_group_ids.ids[${i}]`),
    ),
    ...menu.modifier_groups.flatMap((one, g) =>
      unknown(
        items,
        one.modifier_options.map(({ id }) => id),
        i => `modifier_groups[${g}].modifier_options[${i}].id`,
      ),
    ),
  ]
}
