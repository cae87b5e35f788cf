import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Detects codes in a picture. */
interface Detector {
  detect(source: HTMLVideoElement | ImageBitmap): Promise<{ rawValue: string }[]>
  /** Ends the worker of a bundled one. */
  close?(): void
}

interface DetectorKind {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const FORMATS = { formats: ['qr_code'] }

/** The pixels of a picture, or of a video's current one. */
function pixelsOf(source: HTMLVideoElement | ImageBitmap): ImageData | undefined {
  const [width, height] =
    source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(source, 0, 0)
  return context?.getImageData(0, 0, width, height)
}

/** Detects codes in a worker, one picture after the other. A worker that cannot start finds none. */
function openWorker(): Detector {
  const worker = new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' })
  const answer = () =>
    new Promise<string[]>(resolve => {
      worker.onmessage = ({ data }: MessageEvent<string[]>) => resolve(data)
      worker.onerror = () => resolve([])
    })
  return {
    detect: async source => {
      const pixels = pixelsOf(source)
      if (!pixels) return []
      const texts = answer()
      worker.postMessage(pixels, [pixels.data.buffer])
      return (await texts).map(rawValue => ({ rawValue }))
    },
    close: () => worker.terminate(),
  }
}

/** The browser's barcode detector, or a bundled one loaded on first use. */
async function openDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector
  const formats = await own?.getSupportedFormats().catch((): string[] => [])
  if (own && formats?.includes('qr_code')) return new own(FORMATS)
  return openWorker()
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
    let detector: Detector | undefined
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
      const screen = video.current
      if (unmounted || !screen) return stop()
      screen.srcObject = stream
      await screen.play()
      const opened = await openDetector()
      detector = opened
      if (unmounted) return stop()
      setState('looking')
      const look = async () => {
        if (unmounted) return
        const codes = screen.readyState >= 2 ? await opened.detect(screen).catch(() => []) : []
        const [code] = codes
        if (code && !unmounted) onScan(code.rawValue)
        timer = setTimeout(() => void look(), INTERVAL_MS)
      }
      await look()
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
      detector?.close?.()
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
    detector.close?.()
  }
}
