import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useEffect, useRef, useState } from 'react'
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
    const look = async () => {
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
      timer = setInterval(() => void look(), LOOK_MS)
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
