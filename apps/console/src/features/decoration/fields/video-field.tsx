import { upload } from '@comanda/contract/upload'
import { MAX_VIDEO_MB } from '@comanda/domain/upload'
import { showNumber, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import forms from '../../../forms/forms.module.css'
import { ErrorText } from '../../../forms/fields/list-parts.tsx'
import { send } from '../../../platform/send.ts'
import { useEditorFacts } from '../facts.ts'
import styles from '../decoration.module.css'

const MB = 1024 * 1024

interface VideoFieldProps {
  label: string
  value: string | undefined
  error: string | undefined
  onChange: (path: string) => void
}

/** A video of the page; one that is too large is refused before it is sent. DECO-6 */
export function VideoField({ label, value = '', error, onChange }: VideoFieldProps) {
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { shopId, pictureHost } = useEditorFacts()
  const [fault, setFault] = useState('')
  const sending = useMutation({
    mutationFn: (file: File) => send(upload.videoFile, { shopId }, file),
    onSuccess: ({ path }) => onChange(path),
  })
  const take = (file: File) => {
    const tooLarge = file.size > MAX_VIDEO_MB * MB
    const size = showNumber(Math.ceil((file.size * 10) / MB) / 10)
    setFault(tooLarge ? t('decor.videoHuge', { size, most: MAX_VIDEO_MB }) : '')
    if (!tooLarge) sending.mutate(file)
  }
  const wrong = fault || sending.error?.message || error
  return (
    <Stack gap={6} role="group" aria-label={label} aria-describedby={wrong ? errorId : undefined}>
      <span className={forms.label}>{label}</span>
      {value !== '' && (
        <video
          key={value}
          src={`${pictureHost}/${value}`}
          muted
          controls
          playsInline
          preload="metadata"
          className={styles.picture}
        />
      )}
      <input
        ref={input}
        type="file"
        accept="video/mp4,video/webm"
        hidden
        aria-label={label}
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) take(file)
        }}
      />
      <Row wrap gap={8}>
        <Button size="small" kind="soft" busy={sending.isPending} onClick={() => input.current?.click()}>
          {t(value === '' ? 'decor.videoChoose' : 'decor.videoOther')}
        </Button>
        {value !== '' && (
          <Button size="small" kind="plain" onClick={() => onChange('')}>
            {t('decor.videoRemove')}
          </Button>
        )}
      </Row>
      <ErrorText id={errorId}>{wrong}</ErrorText>
    </Stack>
  )
}
