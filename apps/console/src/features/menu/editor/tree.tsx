import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { restrictToVerticalAxis } from '../../../forms/fields/vertical-axis.ts'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { t } from '@comanda/web/i18n'
import { useState } from 'react'
import { useStoredState } from '../../../forms/state/stored-state.ts'
import { nameIn, type StoredMenu } from './queries.ts'
import { DishRow, GroupRow, type RowProps } from './tree-row.tsx'
import { moveOf, rowsOf, type TreeMove, type TreeRow } from './tree-rows.ts'
import styles from './tree.module.css'

interface TreeProps extends Pick<RowProps, 'chosen' | 'soldOut' | 'onChoose' | 'onAddDish'> {
  shopId: number
  document: StoredMenu
  menuId: string
  onMove: (move: TreeMove) => void
}

/** The announcements while a row is moved by keyboard. */
const announcementsFor = (nameOf: (key: string) => string): Announcements => ({
  onDragStart: () => undefined,
  onDragOver: ({ active, over }) =>
    over ? t('menuEdit.dragOver', { name: nameOf(String(active.id)), other: nameOf(String(over.id)) }) : undefined,
  onDragEnd: ({ active }) => t('menuEdit.dragEnd', { name: nameOf(String(active.id)) }),
  onDragCancel: ({ active }) => t('menuEdit.dragCancel', { name: nameOf(String(active.id)) }),
})

/** Up to this number of dishes all groups are expanded. */
const ALL_OPEN = 60

/** Which groups are open: all of a short menu, else those that were opened. */
function useOpenGroups(shopId: number, few: boolean) {
  const [toggled, setToggled] = useStoredState<string[]>(`menu/${shopId}/tree.toggled`, [])
  return {
    isOpen: (groupId: string) => few !== toggled.includes(groupId),
    toggle: (groupId: string) =>
      setToggled(toggled.includes(groupId) ? toggled.filter(id => id !== groupId) : [...toggled, groupId]),
  }
}

/** The names of groups and dishes by the keys of their rows. */
function namesOf({ menuGroups, items }: StoredMenu, rows: readonly TreeRow[]): (key: string) => string {
  const names = new Map([
    ...menuGroups.map(group => [group.menuGroupId, nameIn(group.displayName)] as const),
    ...items.map(item => [item.foodId, nameIn(item.displayName)] as const),
  ])
  return key => names.get(rows.find(row => row.key === key)?.id ?? '') ?? ''
}

/** Groups and dishes of a menu, moved by pointer or keyboard. While a group moves, all groups are closed. */
export function Tree({ shopId, document, menuId, chosen, soldOut, onChoose, onAddDish, onMove }: TreeProps) {
  const groupsOpen = useOpenGroups(shopId, document.items.length <= ALL_OPEN)
  const [groupMoves, setGroupMoves] = useState(false)
  const isOpen = (groupId: string) => !groupMoves && groupsOpen.isOpen(groupId)
  const rows = rowsOf(document, menuId, isOpen)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const end = ({ active, over }: DragEndEvent) => {
    setGroupMoves(false)
    const move = over && moveOf(rows, String(active.id), String(over.id), menuId)
    if (move) onMove(move)
  }
  const items = new Map(document.items.map(item => [item.foodId, item]))
  const groups = new Map(document.menuGroups.map(group => [group.menuGroupId, group]))
  const shared = { chosen, soldOut, onChoose, onAddDish }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis]}
      accessibility={{
        announcements: announcementsFor(namesOf(document, rows)),
        screenReaderInstructions: { draggable: t('menuEdit.dragHelp') },
      }}
      onDragStart={({ active }) => setGroupMoves(String(active.id).startsWith('group/'))}
      onDragCancel={() => setGroupMoves(false)}
      onDragEnd={end}
    >
      <SortableContext items={rows.map(row => row.key)} strategy={verticalListSortingStrategy}>
        <ul className={styles.tree} aria-label={t('menuEdit.tree')}>
          {rows.map(row => {
            const [group, dish] = [groups.get(row.id), items.get(row.id)]
            if (row.what === 'group')
              return (
                group && (
                  <GroupRow
                    key={row.key}
                    {...shared}
                    row={row}
                    group={group}
                    open={isOpen(row.id)}
                    onToggle={() => groupsOpen.toggle(row.id)}
                  />
                )
              )
            return dish && <DishRow key={row.key} {...shared} row={row} dish={dish} />
          })}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
