import { t } from '@comanda/web/i18n'
import { Chip } from '@comanda/web/ui/chip.tsx'
import { useState } from 'react'
import { AddButton } from '../../fields/add-button.tsx'
import type { Shelf } from '../../fields/use-draft.ts'
import styles from './money.module.css'

/** Things that are set up one by one: which is looked at, and those begun here that are not saved yet. */
export function useItems<T>(saved: readonly T[], idOf: (item: T) => string) {
  const [begun, setBegun] = useState<T[]>([])
  const [chosenId, setChosen] = useState<string>()
  const [shelf] = useState<Shelf>(() => new Map())
  const fresh = begun.filter(one => saved.every(other => idOf(other) !== idOf(one)))
  const items = [...saved, ...fresh]
  return {
    items,
    chosen: items.find(item => idOf(item) === chosenId) ?? items[0],
    choose: setChosen,
    /** What is typed in one is there again after another was looked at. */
    shelf,
    begin(item: T) {
      setBegun([...fresh, item])
      setChosen(idOf(item))
    },
  }
}

interface ItemBarProps {
  label: string
  items: readonly { id: string; name: string; off?: boolean }[]
  chosen: string | undefined
  onChoose: (id: string) => void
  onAdd: () => void
  /** What a new one is called on the button. */
  add: string
}

/** Which of several is looked at, and beginning another one. */
export const ItemBar = ({ label, items, chosen, onChoose, onAdd, add }: ItemBarProps) => (
  <div className={styles.actions} role="group" aria-label={label}>
    {items.map(({ id, name, off }) => (
      <Chip key={id} pressed={id === chosen} onPress={() => onChoose(id)}>
        {name}
        {off && <span className={styles.off}> {t('money.isOff')}</span>}
      </Chip>
    ))}
    <AddButton onAdd={onAdd}>{add}</AddButton>
  </div>
)
