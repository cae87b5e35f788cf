import { t } from '@comanda/web/i18n'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import { ActionSheet } from '../../../ui/action-sheet.tsx'
import type { Chosen } from './order-menu.ts'

interface LineSheetProps {
  line: Chosen
  /** Whether the dish goes to a table. */
  isAtTable: boolean
  onSave: (line: Chosen) => void
  onClose: () => void
}

export const SEATS = [1, 2, 3, 4, 5, 6, 7, 8]
export const COURSES = [1, 2, 3, 4]

interface NumbersProps {
  label: string
  numbers: readonly number[]
  chosen: number | undefined
  onChange: (next: number | undefined) => void
}

/** One of several numbers, or none: a second tap takes it back. */
export const Numbers = ({ label, numbers, chosen, onChange }: NumbersProps) => (
  <Stack gap={6}>
    <Text weight={600}>{label}</Text>
    <Row wrap gap={8} role="group" aria-label={label}>
      {numbers.map(number => (
        <Chip key={number} pressed={chosen === number} onPress={() => onChange(chosen === number ? undefined : number)}>
          {number}
        </Chip>
      ))}
    </Row>
  </Stack>
)

/** The note of a line, and at a table its seat and course. COUNTER-2 */
export function LineSheet({ line, isAtTable, onSave, onClose }: LineSheetProps) {
  const [remark, setRemark] = useState(line.remark)
  const [seat, setSeat] = useState(line.seat)
  const [course, setCourse] = useState(line.course)
  const save = () => {
    const { seat: _, course: __, ...rest } = line
    onSave({
      ...rest,
      remark: remark.trim(),
      ...(seat === undefined ? {} : { seat }),
      ...(course === undefined ? {} : { course }),
    })
  }
  return (
    <ActionSheet title={line.place.item.displayName} onClose={onClose} action={t('console.save')} onAction={save}>
      <Stack gap={16}>
        <Field label={t('floor.order.remark')} optional>
          <TextInput value={remark} maxLength={120} onChange={event => setRemark(event.target.value)} />
        </Field>
        {isAtTable && (
          <>
            <Numbers label={t('take.course')} numbers={COURSES} chosen={course} onChange={setCourse} />
            <Numbers label={t('take.seat')} numbers={SEATS} chosen={seat} onChange={setSeat} />
          </>
        )}
      </Stack>
    </ActionSheet>
  )
}
