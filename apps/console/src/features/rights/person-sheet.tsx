import { grantsMore } from '@comanda/domain/staff'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Sheet } from '@comanda/web/ui/sheet.tsx'
import { Switch } from '@comanda/web/ui/switch.tsx'
import { useState } from 'react'
import { type Board, type Person, useSaveRights } from './api.ts'
import styles from './rights.module.css'
import { RightsFields } from './rights-fields.tsx'

interface PersonSheetProps {
  shopId: number
  person: Person
  board: Board
  onClose: () => void
}

/** What somebody may do, and where; says before it is saved whether a second person is needed. */
export function PersonSheet({ shopId, person, board, onClose }: PersonSheetProps) {
  const [wanted, setWanted] = useState(person)
  const { mutate, isPending } = useSaveRights(shopId, onClose)
  const { staffId, mark, role, brand, active, shopIds } = wanted
  const change = (part: Partial<Person>) => setWanted({ ...wanted, ...part })
  const isSame = JSON.stringify(wanted) === JSON.stringify(person)
  return (
    <Sheet
      title={person.name}
      onClose={onClose}
      foot={
        <>
          <p className={styles.note} role="status">
            {!isSame && t(grantsMore(person, wanted) ? 'rights.needsSecond' : 'rights.atOnce')}
          </p>
          <Button
            wide
            size="large"
            busy={isPending}
            disabled={isSame || shopIds.length === 0}
            onClick={() => mutate({ staffId, mark, role, brand, active, shopIds })}
          >
            {t('console.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Switch checked={active} onChange={on => change({ active: on })} detail={t('rights.activeHint')}>
          {t('rights.active')}
        </Switch>
        <RightsFields board={board} rights={wanted} onChange={change} />
      </div>
    </Sheet>
  )
}
