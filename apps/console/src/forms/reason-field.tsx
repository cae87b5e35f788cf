import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import type { ReactNode } from 'react'

interface ReasonFieldProps {
  /** Who reads it, and what it does. */
  hint: ReactNode
  /** The usual ones, a tap each. */
  usual: readonly MessageKey[]
  reason: string
  onReason: (reason: string) => void
}

/** Why: one of the usual reasons, or words of one's own. */
export const ReasonField = ({ hint, usual, reason, onReason }: ReasonFieldProps) => (
  <Stack gap={14}>
    <Text kind="muted">{hint}</Text>
    <Row wrap gap={8} align="stretch">
      {usual.map(key => (
        <Chip key={key} pressed={reason === t(key)} onPress={() => onReason(t(key))}>
          {t(key)}
        </Chip>
      ))}
    </Row>
    <Field label={t('console.reason')}>
      <TextInput value={reason} maxLength={200} onChange={event => onReason(event.target.value)} />
    </Field>
  </Stack>
)
