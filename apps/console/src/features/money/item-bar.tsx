import { t } from '@comanda/web/i18n'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { AddButton } from '../../fields/add-button.tsx'
import { useChosen, useLeft } from '../../fields/use-left.ts'
import styles from './money.module.css'

/** Things that are set up one by one: which is looked at, and those begun here that are not saved yet. */
export function useItems<T>(part: string, saved: readonly T[], idOf: (item: T) => string) {
  const [begun, setBegun] = useLeft<readonly T[]>(`money//${part}.begun`, [])
  const fresh = begun.filter(one => saved.every(other => idOf(other) !== idOf(one)))
  const items = [...saved, ...fresh]
  const [chosenId, setChosen] = useChosen(`money//${part}.chosen`, items.map(idOf))
  return {
    items,
    chosen: items.find(item => idOf(item) === chosenId),
    choose: setChosen,
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
