import { grantsMore } from '@comanda/domain/staff'
import { t } from '@comanda/web/i18n'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { Unsaved } from '../../fields/unsaved.tsx'
import { useKept } from '../../fields/use-kept.ts'
import { type Board, type Person, useSaveRights } from './api.ts'
import styles from './rights.module.css'
import { RightsFields } from './rights-fields.tsx'
import { AskSheet } from '../../ui/ask-sheet.tsx'

interface PersonSheetProps {
  shopId: number
  person: Person
  board: Board
  onClose: () => void
}

/** What somebody may do, and where; says before it is saved whether a second person is needed. */
export function PersonSheet({ shopId, person, board, onClose }: PersonSheetProps) {
  const kept = useKept(`team//people/${person.staffId}`, person)
  const { value: wanted, dirty } = kept
  const { mutate, isPending } = useSaveRights(shopId, () => {
    kept.done()
    onClose()
  })
  const { staffId, mark, role, brand, active, shopIds } = wanted
  const change = (part: Partial<Person>) => kept.put({ ...wanted, ...part })
  return (
    <AskSheet
      title={person.name}
      onClose={onClose}
      note={
        <p className={styles.note} role="status">
          {dirty && t(grantsMore(person, wanted) ? 'rights.needsSecond' : 'rights.atOnce')}
        </p>
      }
      action={t('console.save')}
      busy={isPending}
      ready={dirty && shopIds.length > 0}
      onAction={() => mutate({ staffId, mark, role, brand, active, shopIds })}
    >
      <div className={styles.form}>
        <Unsaved kept={kept} />
        <Switch checked={active} onChange={on => change({ active: on })} detail={t('rights.activeHint')}>
          {t('rights.active')}
        </Switch>
        <RightsFields board={board} rights={wanted} onChange={change} />
      </div>
    </AskSheet>
  )
}
