import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { readChoice, storeChoice } from '../../../platform/choice-store.ts'
import { type OptionalColumn, optionalColumns, shownOf, withColumn } from './shown-columns.ts'

const NAME = 'members.columns'

/** The columns that a person sees in the members list, kept for their next visits at this console. */
export function useColumns(staffId: string): [readonly OptionalColumn[], (shown: OptionalColumn[]) => void] {
  const [shown, setShown] = useState(() => shownOf(readChoice(staffId, NAME)))
  const show = (next: OptionalColumn[]) => {
    setShown(next)
    storeChoice(staffId, NAME, next)
  }
  return [shown, show]
}

interface ChoiceProps {
  shown: readonly OptionalColumn[]
  onShown: (shown: OptionalColumn[]) => void
}

/** Shows and hides columns of the members list. CARD-11 */
export function ColumnChoice({ shown, onShown }: ChoiceProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        kind="plain"
        aria-expanded={open}
        icon={<Columns3 aria-hidden="true" size={18} />}
        onClick={() => setOpen(!open)}
      >
        {t('members.columns')}
      </Button>
      {open && (
        <Row wrap gap={8} role="group" aria-label={t('members.columns')}>
          {optionalColumns.map(column => (
            <Chip
              key={column}
              pressed={shown.includes(column)}
              onPress={() => onShown(withColumn(shown, column, !shown.includes(column)))}
            >
              {t(`members.${column}`)}
            </Chip>
          ))}
        </Row>
      )}
    </>
  )
}
