import {
  type ThemeAdjustment,
  themeAdjustments,
  type ThemeContrast,
  themeContrasts,
  type ThemeStyle,
} from '@comanda/domain/decoration'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import styles from '../decoration.module.css'
import { usePuckState } from '../puck-state.ts'

/** The values of the edited theme, all parts together. */
function useThemeStyle(): ThemeStyle {
  const content = usePuckState(state => state.appState.data.content)
  return Object.assign({}, ...content.map(({ props }) => props)) as ThemeStyle
}

const noteOf = ({ use, shade, from, to }: ThemeAdjustment): string =>
  t(`decor.adjusted.${use}`, { shade: t(`decor.shade.${shade}`), from, to })

const contrastOf = ({ use, shade, ratio }: ThemeContrast): string =>
  t(`decor.contrast.${use}`, { shade: t(`decor.shade.${shade}`), ratio })

interface ColourFieldProps {
  label: string
  name: string
  value: string | undefined
  error: string | undefined
  optional?: boolean
  onChange: (value: string | undefined) => void
}

/** A colour by picker or code, its contrast, and how it is adjusted so that text and controls keep their contrast. DECO-2 */
export function ColourField({ label, name, value, error, optional, onChange }: ColourFieldProps) {
  const style = useThemeStyle()
  const notes = themeAdjustments(style).filter(({ field }) => field === name)
  const contrasts = themeContrasts(style).filter(({ field }) => field === name)
  return (
    <Stack gap={6}>
      <Field
        label={label}
        {...(error !== undefined && { error: t('decor.colourUnfit') })}
        {...(optional && { optional })}
      >
        <TextInput
          dir="ltr"
          value={value ?? ''}
          maxLength={7}
          placeholder="#rrggbb"
          onChange={event => onChange(event.target.value.trim().toLowerCase() || undefined)}
        />
      </Field>
      <Row gap={8} wrap>
        <input
          type="color"
          className={styles.colour}
          aria-label={label}
          value={/^#[0-9a-f]{6}$/.test(value ?? '') ? value : '#ffffff'}
          onChange={event => onChange(event.target.value)}
        />
        {optional && value !== undefined && (
          <Button size="small" kind="plain" onClick={() => onChange(undefined)}>
            {t('decor.standardColor')}
          </Button>
        )}
      </Row>
      {contrasts.length > 0 && (
        <Text kind="hint">
          {t('decor.contrast.title')}: {contrasts.map(contrastOf).join(' · ')}
        </Text>
      )}
      {notes.map(note => (
        <Text key={`${note.use} ${note.shade}`} kind="hint" role="status">
          {noteOf(note)}
        </Text>
      ))}
    </Stack>
  )
}
