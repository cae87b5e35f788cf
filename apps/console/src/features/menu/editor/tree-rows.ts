import type { StoredMenu } from './queries.ts'

/** A visible row of the tree. */
export interface TreeRow {
  /** `group/soups` or `soups/tomato`. */
  key: string
  what: 'group' | 'dish'
  id: string
  groupId: string
}

/** Which rows of a menu are visible: its groups, and the dishes of those that are open. */
export function rowsOf(document: StoredMenu, menuId: string, isOpen: (groupId: string) => boolean): TreeRow[] {
  const menu = document.menus.find(one => one.menuId === menuId)
  return (menu?.menuGroupIds ?? []).flatMap((groupId): TreeRow[] => {
    const group = document.menuGroups.find(one => one.menuGroupId === groupId)
    if (!group) return []
    const dishes = isOpen(groupId) ? group.foodIds : []
    return [
      { key: `group/${groupId}`, what: 'group', id: groupId, groupId },
      ...dishes.map((id): TreeRow => ({ key: `${groupId}/${id}`, what: 'dish', id, groupId })),
    ]
  })
}

/** A move as the server is asked for it. */
export interface TreeMove {
  what: 'group' | 'dish'
  id: string
  from: string
  to: string
  /** The entry that follows; empty = the end. */
  before: string
}

const movedTo = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, list[from] as T)
}

/** Where a dish is after its row has moved: in the group above it, before the dish below it. */
function dishPlace(rows: readonly TreeRow[], next: readonly TreeRow[], row: TreeRow) {
  const at = next.indexOf(row)
  const head = next.slice(0, at).findLast(one => one.what === 'group')
  const group = head ?? rows[0]
  const below = head ? next[at + 1] : rows[1]
  const follows = below?.what === 'dish' && below.groupId === group?.groupId
  return { to: group?.groupId ?? '', before: follows ? below.id : '' }
}

/**
 * The move caused by dropping a row on another: a dish belongs to the group above it and stands before the dish below it, a
 * group before the group below it. Undefined if nothing moves, or the group has the dish already.
 */
export function moveOf(rows: readonly TreeRow[], active: string, over: string, menuId: string): TreeMove | undefined {
  const [from, to] = [rows.findIndex(row => row.key === active), rows.findIndex(row => row.key === over)]
  const row = rows[from]
  if (!row || to < 0 || from === to) return undefined
  const next = movedTo(rows, from, to)
  if (row.what === 'group') {
    const before = next.slice(next.indexOf(row) + 1).find(one => one.what === 'group')?.id ?? ''
    return { what: 'group', id: row.id, from: menuId, to: menuId, before }
  }
  const place = dishPlace(rows, next, row)
  const isThere = place.to !== row.groupId && rows.some(one => one.key === `${place.to}/${row.id}`)
  return isThere ? undefined : { what: 'dish', id: row.id, from: row.groupId, ...place }
}

const placed = (list: readonly string[], id: string, before: string): string[] => {
  const rest = list.filter(one => one !== id)
  const at = rest.indexOf(before)
  return at < 0 ? [...rest, id] : rest.toSpliced(at, 0, id)
}

/** The menu after a move, shown until the server has answered. */
export function withMove(document: StoredMenu, { what, id, from, to, before }: TreeMove): StoredMenu {
  const reorder = (parent: string, list: string[]): string[] => {
    const left = parent === from ? list.filter(one => one !== id) : list
    return parent === to ? placed(left, id, before) : left
  }
  if (what === 'group')
    return {
      ...document,
      menus: document.menus.map(menu => ({ ...menu, menuGroupIds: reorder(menu.menuId, menu.menuGroupIds) })),
    }
  return {
    ...document,
    menuGroups: document.menuGroups.map(group => ({ ...group, foodIds: reorder(group.menuGroupId, group.foodIds) })),
  }
}
