import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { DecorationKind } from '@comanda/contract/decoration'
import type { LocalizedText } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { classNames } from '@comanda/web/ui/class-names.ts'
import { IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import type { ComponentData } from '@puckeditor/core'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { restrictToVerticalAxis } from '../../forms/fields/vertical-axis.ts'
import styles from './decoration.module.css'
import { useEditorFacts } from './facts.ts'
import { selectedIdOf, usePuckState } from './puck-state.ts'
import { textOf } from './queries.ts'

/** The one list of components that a page is. */
export const ZONE = 'root:default-zone'

const nameOf = ({ type }: ComponentData): string => t(`decor.type.${type as DecorationKind}`)

/** Its heading or text, to tell two of a type apart. */
function summaryOf({ props }: ComponentData): string {
  const text = (props['title'] ?? props['text']) as LocalizedText | undefined
  return text ? textOf(text) : ''
}

/** Moves a component and selects it in its new place. */
function useMove(): (from: number, to: number) => void {
  const dispatch = usePuckState(state => state.dispatch)
  return (from, to) => {
    dispatch({ type: 'reorder', sourceIndex: from, destinationIndex: to, destinationZone: ZONE })
    dispatch({ type: 'setUi', ui: { itemSelector: { index: to, zone: ZONE } } })
  }
}

interface BlockProps {
  block: ComponentData
  at: number
  count: number
}

/** The buttons of a block: they do by keyboard and touch what dragging does. */
function BlockTools({ block, at, count }: BlockProps) {
  const dispatch = usePuckState(state => state.dispatch)
  const name = nameOf(block)
  const move = useMove()
  return (
    <span className={styles.tools}>
      <IconButton
        label={`${t('decor.moveUp')} · ${name}`}
        icon={<ArrowUp aria-hidden="true" size={18} />}
        disabled={at === 0}
        onClick={() => move(at, at - 1)}
      />
      <IconButton
        label={`${t('decor.moveDown')} · ${name}`}
        icon={<ArrowDown aria-hidden="true" size={18} />}
        disabled={at === count - 1}
        onClick={() => move(at, at + 1)}
      />
      <IconButton
        label={`${t('decor.remove')} · ${name}`}
        icon={<Trash2 aria-hidden="true" size={18} />}
        onClick={() => dispatch({ type: 'remove', index: at, zone: ZONE })}
      />
    </span>
  )
}

function Block({ block, at, count }: BlockProps) {
  const dispatch = usePuckState(state => state.dispatch)
  const selectedId = usePuckState(selectedIdOf)
  const { faults } = useEditorFacts()
  const id = String(block.props['id'])
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const selected = selectedId === id
  const faulty = [...faults.keys()].some(key => key.startsWith(`${id} `))
  const name = nameOf(block)
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.block, isDragging && styles.dragged)}
      data-selected={selected}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={t('menuEdit.drag', { name })}
        className={styles.handle}
      >
        <GripVertical aria-hidden="true" size={18} />
      </button>
      <button
        type="button"
        className={styles.name}
        aria-current={selected}
        onClick={() => dispatch({ type: 'setUi', ui: { itemSelector: { index: at, zone: ZONE } } })}
      >
        <Text as="span" weight={600}>
          {name}
        </Text>
        {faulty ? (
          <Text as="span" kind="error" size={13}>
            {t('decor.needsFix')}
          </Text>
        ) : (
          <span className={styles.summary}>{summaryOf(block)}</span>
        )}
      </button>
      {selected && <BlockTools block={block} at={at} count={count} />}
    </li>
  )
}

/** The components of the page from top to bottom: chosen, moved by pointer or keyboard, removed. */
export function Blocks() {
  const move = useMove()
  const content = usePuckState(state => state.appState.data.content)
  const ids = content.map(block => String(block.props['id']))
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const nameAt = (id: string) => {
    const block = content[ids.indexOf(id)]
    return block ? nameOf(block) : ''
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis]}
      accessibility={{
        announcements: {
          onDragStart: () => undefined,
          onDragOver: ({ active, over }) =>
            over
              ? t('menuEdit.dragOver', { name: nameAt(String(active.id)), other: nameAt(String(over.id)) })
              : undefined,
          onDragEnd: ({ active }) => t('menuEdit.dragEnd', { name: nameAt(String(active.id)) }),
          onDragCancel: ({ active }) => t('menuEdit.dragCancel', { name: nameAt(String(active.id)) }),
        },
        screenReaderInstructions: { draggable: t('menuEdit.dragHelp') },
      }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(String(active.id)), over ? ids.indexOf(String(over.id)) : -1]
        if (to >= 0 && from !== to) move(from, to)
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={styles.blocks} aria-label={t('decor.blocks')}>
          {content.map((block, at) => (
            <Block key={ids[at]} block={block} at={at} count={content.length} />
          ))}
        </ul>
      </SortableContext>
      {content.length === 0 && <Text kind="quiet">{t('decor.noBlocks')}</Text>}
    </DndContext>
  )
}
