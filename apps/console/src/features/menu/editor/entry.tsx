import { t } from '@comanda/web/i18n'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useEffect, useState } from 'react'
import { readDraft, storeDraft } from '../../../platform/draft-store.ts'
import { DishForm } from './dish-form.tsx'
import type { DishOfOptions } from './dish-of-options.ts'
import { GroupForm, MenuForm } from './group-form.tsx'
import { newDish, newGroup, newMenu, newOptions } from './new-entries.ts'
import { OptionsForm } from './options-form.tsx'
import {
  type Dish,
  type EditorProps,
  type Group,
  nameIn,
  type OneMenu,
  type Options,
  type StoredMenu,
} from './queries.ts'

interface EntryProps extends EditorProps {
  /** `dish/soup`, `group/new`, or `dish/new:group:copy`. */
  chosen: string
  menuId: string
  /** Copies that are not saved yet. */
  copies: readonly Dish[]
  onChoose: (key: string) => void
  onCopy: (dish: Dish) => void
  optionsOf: DishOfOptions
}

const isNewId = (id: string): boolean => id === 'new' || id.startsWith('new:')

/**
 * A new entry with its id, the same one each time its form is opened until it is saved: input is stored by the id, so it survives other
 * entries and a reload.
 */
function useNew<T>(name: string, isSaved: (entry: T) => boolean, make: () => T): T {
  const [entry] = useState(() => {
    const stored = readDraft<T>(name)
    return stored && !isSaved(stored) ? stored : make()
  })
  useEffect(() => storeDraft(name, entry, false), [name, entry])
  return entry
}

type NewProps = EntryProps & { name: string; document: StoredMenu }

function NewDish({ chosen, copies, name, document, ...props }: NewProps) {
  const { items } = document
  const [, groupId = '', copyId = ''] = chosen.split(':')
  const usual = items[0]?.taxIds ?? props.draft.taxes.map(tax => tax.taxId)
  const isSaved = (dish: Dish) => items.some(({ foodId }) => foodId === dish.foodId)
  const dish = useNew(name, isSaved, () => copies.find(one => one.foodId === copyId) ?? newDish(usual))
  return <DishForm {...props} dish={dish} newIn={groupId} />
}

function NewGroup({ name, document, ...props }: NewProps) {
  const isSaved = (group: Group) => document.menuGroups.some(one => one.menuGroupId === group.menuGroupId)
  return <GroupForm {...props} group={useNew(name, isSaved, newGroup)} isNew />
}

function NewMenu({ name, document, ...props }: NewProps) {
  const isSaved = (menu: OneMenu) => document.menus.some(({ menuId }) => menuId === menu.menuId)
  return <MenuForm {...props} menu={useNew(name, isSaved, newMenu)} isNew />
}

function NewOptions({ name, document, ...props }: NewProps) {
  const isSaved = (options: Options) =>
    document.modifierGroups.some(one => one.modifierGroupId === options.modifierGroupId)
  return <OptionsForm {...props} options={useNew(name, isSaved, newOptions)} isNew />
}

const newForms = { dish: NewDish, group: NewGroup, menu: NewMenu, modifiers: NewOptions } as const

function NewEntry(props: EntryProps) {
  const { chosen, shopId, draft } = props
  const [what = ''] = chosen.split('/')
  const Form = newForms[what as keyof typeof newForms] ?? NewOptions
  return <Form {...props} name={`menu/${shopId}/new/${chosen}`} document={draft.document} />
}

function KnownEntry({ chosen, copies: _, ...props }: EntryProps) {
  const { document } = props.draft
  const [what = '', id = ''] = chosen.split('/')
  const dish = what === 'dish' && document.items.find(one => one.foodId === id)
  if (dish) return <DishForm {...props} dish={dish} newIn="" />
  const group = what === 'group' && document.menuGroups.find(one => one.menuGroupId === id)
  if (group) return <GroupForm {...props} group={group} isNew={false} />
  const menu = what === 'menu' && document.menus.find(one => one.menuId === id)
  if (menu) return <MenuForm {...props} menu={menu} isNew={false} />
  const options = what === 'modifiers' && document.modifierGroups.find(one => one.modifierGroupId === id)
  if (options) return <OptionsForm {...props} options={options} isNew={false} />
  return <Text kind="quiet">{t('menuEdit.gone')}</Text>
}

const newTitles = {
  dish: 'menuEdit.newDish',
  group: 'menuEdit.newGroup',
  menu: 'menuEdit.newMenu',
  modifiers: 'menuEdit.newOptions',
} as const

/** The title of the edited entry. */
function titleOf({ document }: EditorProps['draft'], chosen: string): string {
  const [what = '', id = ''] = chosen.split('/')
  if (isNewId(id)) return t(newTitles[what as keyof typeof newTitles] ?? 'menuEdit.newDish')
  const entry =
    document.items.find(one => what === 'dish' && one.foodId === id) ??
    document.menuGroups.find(one => what === 'group' && one.menuGroupId === id) ??
    document.menus.find(one => what === 'menu' && one.menuId === id) ??
    document.modifierGroups.find(one => what === 'modifiers' && one.modifierGroupId === id)
  return entry ? nameIn(entry.displayName) : ''
}

/** The form of the entry selected in the tree. */
export function Entry(props: EntryProps) {
  const { chosen, draft } = props
  const isNew = isNewId(chosen.split('/')[1] ?? '')
  return (
    <Stack gap={14}>
      <h3>{titleOf(draft, chosen)}</h3>
      {isNew ? <NewEntry key={chosen} {...props} /> : <KnownEntry key={chosen} {...props} />}
    </Stack>
  )
}
