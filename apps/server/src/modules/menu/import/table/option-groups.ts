import { isDeepStrictEqual } from 'node:util'
import type { MenuDocument, MenuItem, ModifierGroup, ModifierItem } from '@comanda/domain/menu'
import { type LocalizedText, money } from '@comanda/domain/money'
import { idsByName, ownId } from '../ids.ts'
import type { RowReader } from './row-values.ts'

const NAME_MAX = 120
const MAX_CHOICES = 99

/** Collects the options that the rows of a table give to dishes. */
export interface OptionGroups {
  /** Adds the option that a row states to a dish. */
  add(item: MenuItem, row: RowReader): void
  all(): ModifierGroup[]
}

interface Draft {
  item: MenuItem
  group: ModifierGroup
}

const nameOf = (texts: LocalizedText): string => Object.values(texts)[0] ?? ''
/** Whether two groups of one name are the same for the guest. */
const contentOf = ({ modifierGroupId: _, modifierItems, ...group }: ModifierGroup) => ({
  ...group,
  modifierItems: modifierItems.map(({ modifierItemId: _id, ...option }) => option),
})

/**
 * Groups of options by name: dishes that name the same options share one group; a group that differs from another of its name is
 * the dish's own. A dish that names only the group uses the one defined above it, or the one of the existing menu.
 */
export function optionGroups(before: MenuDocument | undefined): OptionGroups {
  const ids = idsByName(before)
  const existing = new Map((before?.modifierGroups ?? []).map(group => [group.modifierGroupId, group]))
  const dishes = new Map((before?.items ?? []).map(item => [item.foodId, item]))
  const drafts: Draft[] = []
  let last: Draft | undefined

  const groupOf = (item: MenuItem, row: RowReader): Draft | undefined => {
    const displayName = row.texts('optionGroup', NAME_MAX)
    if (!displayName) return last?.item === item ? last : row.fail('optionGroup', { key: 'menuFile.fault.optionGroup' })
    const same = drafts.find(one => one.item === item && nameOf(one.group.displayName) === nameOf(displayName))
    if (same) return same
    const group = { modifierGroupId: '', displayName, multiple: false, min: 0, max: 0, modifierItems: [] }
    const draft = { item, group }
    drafts.push(draft)
    return draft
  }

  return {
    add(item, row) {
      const option = row.texts('option', NAME_MAX)
      if (!option && !row.texts('optionGroup', NAME_MAX)) return
      const draft = groupOf(item, row)
      if (!draft) return
      last = draft
      const min = row.count('choose', MAX_CHOICES)
      const max = row.count('upTo', MAX_CHOICES)
      const { group } = draft
      Object.assign(group, { ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
      if (group.max > 0 && group.min > group.max) row.fail('choose', { key: 'menuFile.fault.minAboveMax' })
      if (!option) return
      group.modifierItems.push({
        modifierItemId: nameOf(option),
        modifierItemName: option,
        addPrice: row.amount('optionPrice') ?? money(0),
        max: 1,
        selected: false,
      })
    },
    all() {
      const stated = new Map<string, ModifierGroup>()
      for (const { item, group } of drafts) {
        const id = sharedId(stated, group, item)
        if (!stated.get(id)?.modifierItems.length) stated.set(id, group)
        item.modifierGroupIds.push(id)
      }
      return [...stated].map(([id, group]) => withIds(id, group, existing.get(id)))
    },
  }

  /** The group of this name that the dish has already, else the one of this name; one of its own where that differs. */
  function sharedId(stated: ReadonlyMap<string, ModifierGroup>, group: ModifierGroup, item: MenuItem): string {
    const name = nameOf(group.displayName)
    const own = dishes.get(item.foodId)?.modifierGroupIds.flatMap(id => existing.get(id) ?? [])
    const had = own?.find(one => Object.values(one.displayName).includes(name))
    const id = had?.modifierGroupId ?? ids.of('modifierGroup', name)
    const known = stated.get(id)
    const isSame =
      !known?.modifierItems.length ||
      group.modifierItems.length === 0 ||
      isDeepStrictEqual(contentOf(known), contentOf(group))
    return isSame ? id : ownId(`${id}.${item.foodId}`)
  }
}

/** The group with ids of its own; options that exist keep their ids and what a table does not state. */
function withIds(id: string, group: ModifierGroup, before: ModifierGroup | undefined): ModifierGroup {
  if (before && group.modifierItems.length === 0) return before
  const modifierItems = group.modifierItems.map((option): ModifierItem => {
    const known = before?.modifierItems.find(one => Object.values(one.modifierItemName).includes(option.modifierItemId))
    return {
      ...known,
      ...option,
      modifierItemId: known?.modifierItemId ?? ownId(`${id}.${option.modifierItemId}`),
      max: known?.max ?? 1,
      selected: known?.selected ?? false,
    }
  })
  return { ...group, modifierGroupId: id, multiple: before?.multiple ?? false, modifierItems }
}
