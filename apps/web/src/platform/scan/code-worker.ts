import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

// A worker has the policy of its own file, and only this one allows WebAssembly. X3
prepareZXingModule({ overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasm : path) } })
const detector = new BarcodeDetector({ formats: ['qr_code'] })

const textsOf = async (picture: ImageData): Promise<string[]> =>
  (await detector.detect(picture).catch(() => [])).map(({ rawValue }) => rawValue)

/** Answers each picture with the texts of its codes. */
addEventListener('message', ({ data }: MessageEvent<ImageData>) => void textsOf(data).then(texts => postMessage(texts)))
