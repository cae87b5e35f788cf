import type { LocalizedText } from '@comanda/domain/money'
import { localizedTextOf } from '../plain-text.ts'
import type { Remarks } from '../remarks.ts'
import type { UberGroup, UberItem, UberMenu } from './ubereats-shape.ts'

const TITLE_MAX = 120

/** A payload prepared for mapping: indexed by id, with paths for the report. */
export interface UberSource {
  menu: UberMenu
  items: ReadonlyMap<string, UberItem>
  groups: ReadonlyMap<string, UberGroup>
  place(item: UberItem): string
  placeOfGroup(group: UberGroup): string
  titleOf(of: { id: string; title: { translations: Record<string, string> } }): LocalizedText
  remarks: Remarks
  /** Epoch seconds: an item suspended until later than this is sold out. */
  now: number
}

export function uberSource(menu: UberMenu, remarks: Remarks, now: number): UberSource {
  const places = new Map(menu.items.map((item, i) => [item.id, `items[${i}]`]))
  const groupPlaces = new Map(menu.modifier_groups.map((group, i) => [group.id, `modifier_groups[${i}]`]))
  return {
    menu,
    items: new Map(menu.items.map(item => [item.id, item])),
    groups: new Map(menu.modifier_groups.map(group => [group.id, group])),
    place: item => places.get(item.id) ?? item.id,
    placeOfGroup: group => groupPlaces.get(group.id) ?? group.id,
    titleOf: of => {
      const texts = localizedTextOf(of.title.translations, TITLE_MAX)
      return Object.keys(texts).length > 0 ? texts : { en_US: of.id.slice(0, TITLE_MAX) }
    },
    remarks,
    now,
  }
}

/** All modifier groups of an item. */
export const groupsOf = (source: UberSource, item: UberItem): UberGroup[] =>
  (item.modifier_group_ids?.ids ?? []).flatMap(id => source.groups.get(id) ?? [])

export const optionsOf = (source: UberSource, group: UberGroup): UberItem[] =>
  group.modifier_options.flatMap(({ id }) => source.items.get(id) ?? [])

/** Whether an option of the group has choices of its own: then it becomes a side dish. */
export const isNested = (source: UberSource, group: UberGroup): boolean =>
  optionsOf(source, group).some(option => groupsOf(source, option).length > 0)

/**
 * The price of an option in a group of a dish: an override for the group first, then one for the dish, else its own
 * price.
 */
export function priceIn(option: UberItem, group: UberGroup, dish: UberItem): number {
  const overrides = option.price_info.overrides ?? []
  const match =
    overrides.find(o => o.context_type === 'MODIFIER_GROUP' && o.context_value === group.id) ??
    overrides.find(o => o.context_type === 'ITEM' && o.context_value === dish.id)
  return match?.price ?? option.price_info.price
}

/** Whether an option of the group has another price in this dish: then the dish needs a group of its own. */
export const differsIn = (source: UberSource, group: UberGroup, dish: UberItem): boolean =>
  optionsOf(source, group).some(option =>
    option.price_info.overrides?.some(o => o.context_type === 'ITEM' && o.context_value === dish.id),
  )

/** Whether an item is suspended now, altogether or in one context. */
export function isSuspended(source: UberSource, item: UberItem, inGroup?: UberGroup): boolean {
  const own =
    inGroup &&
    item.suspension_info?.overrides?.find(o => o.context_type === 'MODIFIER_GROUP' && o.context_value === inGroup.id)
  const suspension = own ? own.suspension : item.suspension_info?.suspension
  return (suspension?.suspend_until ?? 0) > source.now
}
