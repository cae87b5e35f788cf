import { ImageUp } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { t } from '../../platform/i18n/texts.ts'
import { codeOnPicture, useCamera } from '../../platform/scan/use-camera.ts'
import { Button } from '../controls/button.tsx'
import { Stack } from '../layout/layout.tsx'
import { Illustration } from '../feedback/illustration.tsx'
import { Text } from '../text/text.tsx'
import styles from './code-scanner.module.css'

interface ScannerProps {
  /** Called with the content of a detected code. */
  onCode: (text: string) => void
  problem: string
}

/** The camera's picture, scanned for codes while it is mounted. */
export function CodeScanner({ onCode, problem }: ScannerProps) {
  const { video, state } = useCamera(onCode)
  return (
    <Stack gap={14}>
      <div className={styles.view} hidden={state === 'closed'}>
        <video ref={video} className={styles.video} muted playsInline aria-hidden="true" />
        <span className={styles.frame} aria-hidden="true">
          {state === 'looking' && <span className={styles.line} />}
        </span>
      </div>
      <p role="status" className={styles.words}>
        {state === 'starting' && t('table.starting')}
        {state === 'looking' && t('table.aim')}
        {state === 'closed' && (
          <>
            <Illustration scene="scan" />
            {t('table.noCamera')}
          </>
        )}
      </p>
      <Text role="alert" kind="error" center>
        {problem}
      </Text>
    </Stack>
  )
}

interface PhotoProps {
  onCode: (text: string) => void
  onProblem: (text: string) => void
}

/** Reads a code from a photo, for phones that refuse access to the camera. */
export function PhotoButton({ onCode, onProblem }: PhotoProps) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    setBusy(true)
    const text = await codeOnPicture(file).catch(() => undefined)
    setBusy(false)
    if (text === undefined) onProblem(t('table.noCode'))
    else onCode(text)
  }
  return (
    <>
      <input ref={input} type="file" accept="image/*" hidden onChange={event => void read(event)} />
      <Button
        wide
        kind="secondary"
        busy={busy}
        icon={<ImageUp aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t('table.photo')}
      </Button>
    </>
  )
}
