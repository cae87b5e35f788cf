import { t } from '@comanda/web/i18n'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import type { ReactNode } from 'react'
import { AddButton } from './list-parts.tsx'
import { useSelection, useStoredState } from './stored-state.ts'

interface ProgramListProps<T> {
  /** The part of the view, as drafts name it. */
  part: string
  label: string
  saved: readonly T[]
  idOf: (item: T) => string
  nameOf: (item: T) => string
  isOff?: (item: T) => boolean
  /** The label of the button that adds one. */
  add: string
  fresh: () => T
  children: (item: T) => ReactNode
}

/** Things that are set one by one: chips to choose one, a button for a new one, and the form of the chosen one. */
export function ProgramList<T>(props: ProgramListProps<T>) {
  const { part, label, saved, idOf, nameOf, isOff, add, fresh, children } = props
  const [stored, setStored] = useStoredState<readonly T[]>(`money//${part}.new`, [])
  const unsaved = stored.filter(one => saved.every(other => idOf(other) !== idOf(one)))
  const items = [...saved, ...unsaved]
  const [chosenId, choose] = useSelection(`money//${part}.chosen`, items.map(idOf))
  const chosen = items.find(item => idOf(item) === chosenId)
  const addNew = () => {
    const item = fresh()
    setStored([...unsaved, item])
    choose(idOf(item))
  }
  return (
    <>
      <Row wrap gap={12} rowGap={8} role="group" aria-label={label}>
        {items.map(item => (
          <Chip key={idOf(item)} pressed={item === chosen} onPress={() => choose(idOf(item))}>
            {nameOf(item)}
            {isOff?.(item) && (
              <Text as="span" kind="quiet" weight={400}>
                {' '}
                {t('money.isOff')}
              </Text>
            )}
          </Chip>
        ))}
        <AddButton onAdd={addNew}>{add}</AddButton>
      </Row>
      {chosen && children(chosen)}
    </>
  )
}
