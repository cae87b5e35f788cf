import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Detects codes in a picture. */
interface Detector {
  detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]>
}

interface DetectorKind {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const FORMATS = { formats: ['qr_code'] }

/** The browser's barcode detector, or a bundled one loaded on first use. */
async function openDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector
  const formats = await own?.getSupportedFormats().catch((): string[] => [])
  if (own && formats?.includes('qr_code')) return new own(FORMATS)
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  prepareZXingModule({ overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasm : path) } })
  return new BarcodeDetector({ formats: ['qr_code'] })
}

type CameraState = 'starting' | 'looking' | 'closed'

/** Interval between detections, in ms: fast enough to feel immediate, slow enough for old phones. */
const INTERVAL_MS = 160

/**
 * Scans the camera for codes while mounted and releases the camera on unmount. `closed` = no camera, or access was refused.
 */
export function useCamera(onCode: (text: string) => void): {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const onScan = useEffectEvent(onCode)
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let unmounted = false
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
      const screen = video.current
      if (unmounted || !screen) return stop()
      screen.srcObject = stream
      await screen.play()
      const detector = await openDetector()
      setState('looking')
      const look = async () => {
        if (unmounted) return
        const codes = screen.readyState >= 2 ? await detector.detect(screen).catch(() => []) : []
        const [code] = codes
        if (code && !unmounted) onScan(code.rawValue)
        timer = setTimeout(() => void look(), INTERVAL_MS)
      }
      await look()
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    start().catch(() => {
      stop()
      if (!unmounted) setState('closed')
    })
    return () => {
      unmounted = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  return { video, state }
}

/** The first code in a picture; undefined if there is none. */
export async function codeOnPicture(file: File): Promise<string | undefined> {
  const detector = await openDetector()
  const picture = await createImageBitmap(file)
  try {
    const [code] = await detector.detect(picture)
    return code?.rawValue
  } finally {
    picture.close()
  }
}
