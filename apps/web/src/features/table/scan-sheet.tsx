import { ImageUp, ScanLine } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { readTableCode, type TableCode } from './read-code.ts'
import styles from './scan-sheet.module.css'
import { codeOnPicture, useCamera } from './use-camera.ts'

interface Props {
  onCode: (code: TableCode) => void
  onClose: () => void
}

/** Scanning a table's code with the camera, or from a photo where the camera is not open to us. */
export function ScanSheet({ onCode, onClose }: Props) {
  const [problem, setProblem] = useState('')
  const done = useRef(false)
  const take = (text: string) => {
    if (done.current) return
    const code = readTableCode(text)
    if (!code) return setProblem(t('table.otherCode'))
    done.current = true
    onCode(code)
  }
  const { video, state } = useCamera(take)
  return (
    <Sheet
      full
      title={t('table.scanTitle')}
      onClose={onClose}
      foot={<PhotoButton onCode={take} onProblem={setProblem} />}
    >
      <div className={styles.scan}>
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
              <ScanLine aria-hidden="true" />
              {t('table.noCamera')}
            </>
          )}
        </p>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
    </Sheet>
  )
}

interface PhotoProps {
  onCode: (text: string) => void
  onProblem: (words: string) => void
}

function PhotoButton({ onCode, onProblem }: PhotoProps) {
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
