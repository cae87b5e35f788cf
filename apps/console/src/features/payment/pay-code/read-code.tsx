import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Camera as CameraIcon } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Camera, hasCamera } from './camera.tsx'

interface ReadProps {
  busy: boolean
  error: string | undefined
  onCode: (code: string) => void
}

/** A scanner types like a keyboard and ends with the enter key; the camera and fingers do as well. */
export function ReadCode({ busy, error, onCode }: ReadProps) {
  const [typed, setTyped] = useState('')
  const [looking, setLooking] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.replace(/\D/g, '')
    if (code.length >= 16) onCode(code)
    setTyped('')
  }
  return (
    <Stack as="form" gap={14} onSubmit={submit}>
      <Field label={t('payCode.code')} hint={t('payCode.hint')} error={error}>
        <TextInput
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={32}
          value={typed}
          data-focus
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
      {looking && <Camera onCode={onCode} />}
      <Row wrap gap={8} align="stretch">
        <Button type="submit" busy={busy}>
          {t('payCode.read')}
        </Button>
        {hasCamera() && !looking && (
          <Button kind="secondary" icon={<CameraIcon aria-hidden="true" size={18} />} onClick={() => setLooking(true)}>
            {t('payCode.camera')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
