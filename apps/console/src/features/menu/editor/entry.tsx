import { t } from '@comanda/web/i18n'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import { DishForm } from './dish-form.tsx'
import { GroupForm, MenuForm } from './group-form.tsx'
import { newDish, newGroup, newMenu, newOptions } from './new-entries.ts'
import { OptionsForm } from './options-form.tsx'
import { type Dish, type EditorProps, nameIn } from './queries.ts'

interface EntryProps extends EditorProps {
  /** `dish/soup`, `group/new`, or `dish/new:group:copy`. */
  chosen: string
  menuId: string
  /** Copies that are not saved yet. */
  copies: readonly Dish[]
  onChoose: (key: string) => void
  onCopy: (dish: Dish) => void
}

const isNewId = (id: string): boolean => id === 'new' || id.startsWith('new:')

/** Initial values of a new entry; the same one while it is edited. */
const useNew = <T,>(make: () => T): T => useState(make)[0]

function NewEntry({ chosen, copies, ...props }: EntryProps) {
  const { draft, menuId } = props
  const [what = '', id = ''] = chosen.split('/')
  const [, groupId = '', copyId = ''] = id.split(':')
  const usual = draft.document.items[0]?.taxIds ?? draft.taxes.map(tax => tax.taxId)
  const dish = useNew(() => copies.find(one => one.foodId === copyId) ?? newDish(usual))
  const group = useNew(newGroup)
  const menu = useNew(newMenu)
  const options = useNew(newOptions)
  if (what === 'dish') return <DishForm {...props} dish={dish} newIn={groupId} />
  if (what === 'group') return <GroupForm {...props} group={group} menuId={menuId} isNew />
  return what === 'menu' ? (
    <MenuForm {...props} menu={menu} isNew />
  ) : (
    <OptionsForm {...props} options={options} isNew />
  )
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
