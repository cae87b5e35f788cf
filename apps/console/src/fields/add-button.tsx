import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Plus } from 'lucide-react'
import styles from './fields.module.css'

interface AddButtonProps {
  /** It is what the view is there for. */
  main?: boolean
  onAdd: () => void
  children: string
}

/** One more of a list. */
export const AddButton = ({ main, onAdd, children }: AddButtonProps) => (
  <Button
    size="small"
    kind={main ? 'primary' : 'soft'}
    className={styles.add ?? ''}
    icon={<Plus aria-hidden="true" size={18} />}
    onClick={onAdd}
  >
    {children}
  </Button>
)
