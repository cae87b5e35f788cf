import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Camera as CameraIcon } from 'lucide-react'
import { type FormEvent, useState, useEffect, useRef } from 'react'
import { Text } from '@comanda/web/ui/text/text.tsx'
import styles from './pay-code.module.css'

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this device can read codes with its camera. */
export const hasCamera = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator

const LOOK_MS = 250

/** Looks through the camera until a code is seen. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const Detector = detectorClass()
    if (!Detector) return
    const detector = new Detector({ formats: ['qr_code', 'code_128'] })
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setInterval> | undefined
    let over = false
    const detect = async () => {
      const seen = video.current ? await detector.detect(video.current).catch(() => []) : []
      const code = seen.find(({ rawValue }) => /^\d{16,24}$/.test(rawValue))?.rawValue
      if (code !== undefined && !over) {
        over = true
        onCode(code)
      }
    }
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (!video.current) return
      video.current.srcObject = stream
      await video.current.play()
      timer = setInterval(() => void detect(), LOOK_MS)
    }
    begin().catch(() => setFailed(true))
    return () => {
      over = true
      clearInterval(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [onCode])
  if (failed) return <Text kind="muted">{t('payCode.noCamera')}</Text>
  return <video ref={video} className={styles.video} muted playsInline aria-label={t('payCode.camera')} />
}

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
