import { createHash } from 'node:crypto'
import type { MenuDocument } from '@comanda/domain/menu'
import type { LocalizedText } from '@comanda/domain/money'

const VALID_ID = /^[\w.-]{1,64}$/

const hashed = (prefix: string, raw: string): string =>
  `${prefix}-${createHash('sha256').update(raw).digest('hex').slice(0, 24)}`

/** A foreign id in this product's format: unchanged if valid, else a short stable hash of it. */
export const ownId = (raw: string): string => (VALID_ID.test(raw) ? raw : hashed('u', raw))

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** Ids by name: those of the existing menu first, so that importing again finds the same dishes. */
export interface IdsByName {
  /** Undefined where the existing menu has no such entry; dishes of one name are distinguished by their group. */
  known(kind: IdKind, name: string, group?: string): string | undefined
  /** The known id, else a stable one made of the name. */
  of(kind: IdKind, name: string, group?: string): string
}

type IdKind = 'menu' | 'group' | 'dish' | 'modifierGroup'

const keyOf = (kind: IdKind, name: string, group = ''): string => `${kind}\n${plain(group)}\n${plain(name)}`

/** The names of an existing menu with the ids they stand for: of a dish also with the group it is in. */
function namesOf(before: MenuDocument): { kind: IdKind; names: LocalizedText; id: string; group?: string }[] {
  const items = new Map(before.items.map(item => [item.foodId, item]))
  const inGroups = before.menuGroups.flatMap(({ displayName, foodIds }) =>
    foodIds.flatMap(id =>
      Object.values(displayName).map(group => ({
        kind: 'dish' as const,
        names: items.get(id)?.displayName ?? {},
        id,
        group,
      })),
    ),
  )
  return [
    ...before.menus.map(menu => ({ kind: 'menu' as const, names: menu.displayName, id: menu.menuId })),
    ...before.menuGroups.map(one => ({ kind: 'group' as const, names: one.displayName, id: one.menuGroupId })),
    ...inGroups,
    ...before.items.map(item => ({ kind: 'dish' as const, names: item.displayName, id: item.foodId })),
    ...before.modifierGroups.map(one => ({
      kind: 'modifierGroup' as const,
      names: one.displayName,
      id: one.modifierGroupId,
    })),
  ]
}

/** Indexes the existing menu by every name in every language; the first of a name counts. */
export function idsByName(before: MenuDocument | undefined): IdsByName {
  const ids = new Map<string, string>()
  for (const { kind, names, id, group } of before ? namesOf(before) : [])
    for (const name of Object.values(names)) {
      const key = keyOf(kind, name, group)
      if (!ids.has(key)) ids.set(key, id)
    }
  const known = (kind: IdKind, name: string, group?: string) =>
    ids.get(keyOf(kind, name, group)) ?? (group === undefined ? undefined : ids.get(keyOf(kind, name)))
  return {
    known,
    of: (kind, name, group) => known(kind, name, group) ?? hashed(kind[0] ?? 'n', keyOf(kind, name)),
  }
}
